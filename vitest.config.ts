import { defineConfig } from 'vitest/config';

/** One project for each suite that runs in Node: `vitest run --project seam`. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'seam', include: ['tests/seam/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: { name: 'web', include: ['tests/{web,harness}/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          globalSetup: ['tests/package/install.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'blogs',
          include: ['tests/blogs/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
