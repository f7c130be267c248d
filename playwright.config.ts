import { defineConfig } from '@playwright/test';

import { chromiumFlags, headlessPath, freePort } from './tests/harness/browsers.js';
import { later } from './tests/harness/later.js';

// The workers read this file again: they inherit the port through the environment.
const port = (process.env['PAGES_PORT'] ??= String(await freePort()));

/** The settings of the tests in Chromium, on the built site in dist/. */
export default defineConfig({
  testDir: 'tests/pages',
  outputDir: 'test-results/pages',
  forbidOnly: true,
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // No test measures time: a slow machine may take its own.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  // Every test belongs to one: to that of its tag, else to that of `npm test`.
  projects: [
    { name: 'pages', grepInvert: new RegExp(`@(?:${later.join('|')})\\b`) },
    ...later.map((name) => ({ name, grep: new RegExp(`@${name}\\b`) })),
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    // It would fetch the whole site for every test. Those of reading offline allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: headlessPath(), args: chromiumFlags },
  },
  webServer: {
    command: `"${process.execPath}" --import tsx web/build/serve.ts`,
    env: { PORT: port },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
