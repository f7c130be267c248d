import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { awake, chapter, expect, visit } from '../fixtures.js';
import type { Host, Reply } from '../host.js';
import { hosted, kept } from './kept.js';

const dist = new URL('../../../dist', import.meta.url);
const ready = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready);

/** Resolves when the service worker has been installed, or has given up. */
async function settled(page: Page, host: Host): Promise<void> {
  await expect.poll(() => host.asked.includes('/404.html')).toBe(true);
  const isInstalling = (): Promise<boolean> =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing));
  await expect.poll(isInstalling).toBe(false);
}

/** The bytes that are kept at an address. */
const bytesOf = (page: Page, address: string): Promise<number[]> =>
  page.evaluate(async (key) => [...new Uint8Array(await (await caches.match(key))!.arrayBuffer())], address);

/** Spoils what is kept at these addresses, and has the browser end the service worker, as it does when nobody needs it. */
async function damage(page: Page, addresses: readonly string[]): Promise<void> {
  await page.evaluate(async (keys) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of keys)
        if (await cache.match(key)) await cache.put(key, new Response('<p>Not found</p>', { status: 200 }));
    }
  }, addresses);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
}

/** Every figure of the heat map's chapter answers. */
async function expectFigures(page: Page, host: Host): Promise<void> {
  await visit(page, `${host.address}/en/heat-map/`);
  await expect(page.getByTestId('figure-fault')).toHaveCount(0);
  expect(await page.locator('pe-heatmap:defined').count()).toBeGreaterThan(0);
}

const ways: Readonly<Record<string, (reply: Reply) => Reply>> = {
  'is a page': (reply) => ({ ...reply, type: 'text/html', body: Buffer.from('<p>Not found</p>') }),
  'is cut short': (reply) => ({ ...reply, body: reply.body.subarray(0, reply.body.length / 2) }),
};

for (const [way, change] of Object.entries(ways))
  hosted(
    `a core that ${way} while the tour is kept for later is asked for again later`,
    { tag: '@more' },
    async ({ page, host }) => {
      const isCore = (path: string): boolean => /^\/assets\/(?:core|picture)-[\w-]{8}\.wasm$/.test(path);
      host.change = (path, reply) => (isCore(path) ? change(reply) : reply);
      await visit(page, `${host.address}${chapter('en')}`);
      await settled(page, host);
      host.change = (_, reply) => reply;
      await expectFigures(page, host);
      await ready(page);
      host.close();
      await expectFigures(page, host);
    },
  );

hosted('what is damaged where it is kept is fetched anew, and kept in place of it', async ({ page, host }) => {
  await visit(page, `${host.address}${chapter('en')}`);
  await ready(page);
  const damaged = [...(await kept(page, '.wasm')), ...(await kept(page, '/assets/pe-heatmap-'))];
  expect(damaged.length).toBeGreaterThan(5);
  await damage(page, damaged);
  await expectFigures(page, host);
  for (const address of damaged.filter((url) => /(?:pe-heatmap-[\w-]+\.js|\/picture-[\w-]+\.wasm)$/.test(url))) {
    const built = readFileSync(`${dist.pathname}${new URL(address).pathname}`);
    await expect.poll(async () => Buffer.from(await bytesOf(page, address)).equals(built)).toBe(true);
  }
  host.close();
  await expectFigures(page, host);
});

hosted('the tour opens offline although a font did not come', { tag: '@more' }, async ({ page, host }) => {
  host.change = (path, reply) => (/KaTeX_Script.*\.woff2$/.test(path) ? { ...reply, status: 404 } : reply);
  await visit(page, `${host.address}${chapter('en')}`);
  await ready(page);
  host.close();
  await expectFigures(page, host);
  expect(await kept(page, 'KaTeX_Script')).toEqual([]);
});

hosted('one language is kept without a word: that of the page, then that of another one', async ({ page, host }) => {
  await visit(page, `${host.address}/zh-hans/clock-hands/`);
  await ready(page);
  expect(await kept(page, '/zh-hans/gps/')).toHaveLength(1);
  expect(await kept(page, '/zh-hant/gps/')).toEqual([]);
  expect(await kept(page, '/assets/code-editor-')).toEqual([]);
  await page.goto(`${host.address}/zh-hant/formula/`);
  await expect.poll(() => kept(page, '/zh-hant/gps/')).toHaveLength(1);
  host.close();
  await visit(page, `${host.address}/zh-hant/gps/`);
});

hosted('who saves data keeps nothing that was not asked for', { tag: '@more' }, async ({ page, host }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.clock.install();
  await visit(page, `${host.address}${chapter('en')}`);
  await awake(page);
  await page.clock.fastForward(10_000); // keeping begins some seconds after a page has come
  await page.waitForLoadState('networkidle');
  expect(host.asked.filter((path) => path.includes('service-worker'))).toEqual([]);
});
