import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.js';
import { hostLike, type Host } from '../host.js';

// Each test has a host with its own origin: `host` serves the site in a folder, with modifications.
export const offlineTest = test.extend<{ host: Host }>({
  serviceWorkers: 'allow',
  expectedComplaints: /^asked http:\/\/127\.0\.0\.1|Failed to load resource/,
  host: async ({ baseURL }, use) => {
    const host = await hostLike(baseURL ?? '', '/tour');
    await use(host);
    host.close();
  },
});

/** Cached URLs that contain `part`. */
export const cachedUrls = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) if (url.includes(wanted)) found.push(url);
    return found;
  }, part);

/**
 * Resolves when the footer says that the language is available offline. Caching starts some seconds after the page has
 * loaded.
 */
export const availableOffline = (page: Page): Promise<void> =>
  expect(page.locator('body > footer .offline')).toBeVisible({ timeout: 30_000 });
