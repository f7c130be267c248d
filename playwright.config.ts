import { defineConfig } from '@playwright/test';

import { chromiumFlags, freePort, headlessPath } from './tests/support/browsers.js';

// The workers read this file again: they inherit the port through the environment.
const port = (process.env['PAGES_PORT'] ??= String(await freePort()));

/** Tags of tests that `npm run test:all` adds, each a suite of its own. */
const slow = ['more', 'hosts', 'axe', 'looks', 'soak'];

/** The tests in Chromium, on the site in dist/. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/pages',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [
    { name: 'pages', grepInvert: new RegExp(`@(?:${slow.join('|')})\\b`) },
    ...slow.map((tag) => ({ name: tag === 'more' ? 'more-pages' : tag, grep: new RegExp(`@${tag}\\b`) })),
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    // It would fetch the whole site for every test. Those of reading offline allow it.
    serviceWorkers: 'block',
    // The pages of a shared context also share a process, and so compiled code (tests/e2e/shared-context.ts).
    launchOptions: { executablePath: headlessPath(), args: [...chromiumFlags, '--process-per-site'] },
  },
  webServer: {
    command: `"${process.execPath}" --import tsx web/generator/serve.ts`,
    env: { PORT: port },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
