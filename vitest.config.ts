import { defineConfig } from 'vitest/config';

/** The time for which a browser is waited for: no test measures time, and a slow machine may take its own. */
const slow = { testTimeout: 240_000, hookTimeout: 240_000 };
const patience = { ...slow, expect: { poll: { timeout: 60_000, interval: 200 } } };

/** The tests in Node that `npm run check -- --hosts` adds. */
const otherHosts = ['tests/blogs/other-blogs.test.ts'];
const otherBundlers = ['tests/bundlers/other-*.test.ts', 'tests/frameworks/other-*.test.ts'];

/** One project for each suite that runs in Node: `vitest run --project seam`; `hosts` and `bundlers` belong to `npm run check`. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'seam', include: ['tests/seam/**/*.test.ts'], ...slow } },
      {
        test: { name: 'web', include: ['tests/{web,harness}/**/*.test.ts'], ...slow },
      },
      {
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts', 'tests/bundlers/*.test.ts'],
          exclude: otherBundlers,
          globalSetup: ['tests/package/install.ts'],
          ...patience,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'blogs',
          include: ['tests/blogs/*.test.ts'],
          exclude: otherHosts,
          ...patience,
        },
      },
      {
        test: {
          name: 'hosts',
          include: otherHosts,
          ...patience,
        },
      },
      {
        test: {
          name: 'bundlers',
          include: otherBundlers,
          globalSetup: ['tests/package/install.ts'],
          ...patience,
          fileParallelism: false,
        },
      },
      {
        test: { name: 'dev', include: ['tests/dev/pages.test.ts'], ...patience },
      },
      {
        test: { name: 'dev-core', include: ['tests/dev/core.test.ts'], ...patience },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          ...patience,
          fileParallelism: false,
        },
      },
    ],
  },
});
