import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.js';
import { hostLike, type Host } from '../host.js';

// Each test has a host, and so an origin, of its own: `host` serves what the site is in a folder, changed as a test wants.
export const hosted = test.extend<{ host: Host }>({
  serviceWorkers: 'allow',
  expectedComplaints: /^asked http:\/\/127\.0\.0\.1|Failed to load resource/,
  host: async ({ baseURL }, use) => {
    const host = await hostLike(baseURL ?? '', '/tour');
    await use(host);
    host.close();
  },
});

/** The addresses of what is kept, by a part of their path. */
export const kept = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) if (url.includes(wanted)) found.push(url);
    return found;
  }, part);

/** Resolves when the foot of the page says that its language can be read offline. Keeping it begins some seconds after the page has come. */
export const availableOffline = (page: Page): Promise<void> =>
  expect(page.locator('body > footer .offline')).toBeVisible({ timeout: 30_000 });
