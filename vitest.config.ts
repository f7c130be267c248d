import { defineConfig } from 'vitest/config';

const browsers = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000, interval: 100 } } };
const inNode = { testTimeout: 60_000, hookTimeout: 60_000 };
/** Importing the figures takes longer than most tests: the files of a process import them once. They leave globals as they were. */
const together = { ...inNode, isolate: false };
/** Those with a document among the globals (tests/unit/exercises/document.ts) have a process each. */
const inDocument = 'tests/unit/**/*.document.test.ts';
/** More of what a quick file tests in part. */
const more = 'tests/{wasm-api,unit}/**/*.more.test.ts';
const installed = { globalSetup: ['tests/package/install.ts'], ...browsers, fileParallelism: false };

/** `npm test` runs unit and document, `npm run test:all` the others as well (tests/suites.ts). */
export default defineConfig({
  test: {
    maxWorkers: '100%', // without it one core is left free
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{wasm-api,unit,support}/**/*.test.ts'],
          exclude: [inDocument, more],
          ...together,
        },
      },
      { test: { name: 'document', include: [inDocument], ...inNode } },
      { test: { name: 'more-unit', include: [more], ...together } },
      {
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts', 'tests/hosts/bundlers/bundlers.test.ts'],
          ...installed,
        },
      },
      {
        test: { name: 'frameworks', include: ['tests/hosts/{bundlers,frameworks}/other-*.test.ts'], ...installed },
      },
      { test: { name: 'blogs', include: ['tests/hosts/blogs/*.test.ts'], ...browsers } },
      { test: { name: 'dev', include: ['tests/dev/*.test.ts'], ...browsers } },
      { test: { name: 'engines', include: ['tests/engines/**/*.test.ts'], ...browsers, fileParallelism: false } },
    ],
  },
});
