import { hydrateAll, expect, openPage } from '../fixtures.js';
import { availableOffline, offlineTest, cachedUrls } from './offline-host.js';

offlineTest(
  'a language is kept without a word, and its pages open offline with working figures',
  async ({ page, host }) => {
    await page.goto(`${host.address}/zh-hant/glossary/`);
    const former = `tour ${host.address}/`;
    await page.evaluate((name) => caches.open(name), former);
    await expect(page.locator('.offline')).toBeHidden();
    await availableOffline(page);
    await expect(page.locator('.offline')).toHaveText('可離線閱讀');
    expect(await cachedUrls(page, '/zh-hant/gps/')).toHaveLength(1);
    expect(await cachedUrls(page, '/zh-hans/gps/')).toEqual([]);
    expect(await cachedUrls(page, '/assets/code-editor-')).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).not.toContain(former);
    host.close();
    await openPage(page, `${host.address}/zh-hant/clock-hands/?position=3`);
    const slider = page.locator('pe-clock').first().getByRole('slider').first();
    const before = await slider.getAttribute('aria-valuetext');
    await slider.press('ArrowRight');
    await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '');
    await page.locator('details.contents > summary').click();
    await page.getByRole('searchbox').fill('旋轉');
    await expect(page.locator('.search a').first()).toContainText('旋轉');
    await page.keyboard.press('Escape');
    await page.locator('body > footer a').last().click();
    await expect(page.locator('.notices summary').first()).toBeVisible();
  },
);

offlineTest('another language is kept when a reader comes to it', { tag: '@more' }, async ({ page, host }) => {
  await page.goto(`${host.address}/en/glossary/`);
  await availableOffline(page);
  await page.goto(`${host.address}/zh-hans/glossary/`);
  await availableOffline(page);
  host.close();
  for (const folder of ['en', 'zh-hans']) await openPage(page, `${host.address}/${folder}/formula/`);
});

offlineTest('a new build takes the place of an older one', { tag: '@more' }, async ({ page, host }) => {
  await page.goto(`${host.address}/en/glossary/`);
  await availableOffline(page);
  host.change = (path, reply) =>
    path === '/service-worker.js'
      ? { ...reply, body: Buffer.from(reply.body.toString().replace(/"build":"\w+"/, '"build":"later"')) }
      : reply;
  const caches = (): Promise<string[]> => page.evaluate(() => window.caches.keys());
  await page.reload();
  const worker = (): Promise<string> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing?.state ?? 'none');
  await availableOffline(page);
  await expect.poll(worker).toBe('none');
  await page.reload();
  await availableOffline(page);
  await expect.poll(caches).toEqual([`tour later ${host.address}/`]);
  host.close();
  await openPage(page, `${host.address}/en/clock-hands/`);
});

offlineTest.describe('damaged cache entries', () => {
  offlineTest.use({
    expectedComplaints:
      /^asked http:\/\/127\.0\.0\.1|Failed to load (?:resource|module script)|<pe-heatmap> cannot be shown/,
  });

  offlineTest('are deleted and fetched again', async ({ page, host }) => {
    await openPage(page, `${host.address}/en/glossary/`);
    await availableOffline(page);
    const damaged = (await cachedUrls(page, '/assets/core-')).filter((url) => /\.(?:js|wasm)$/.test(url));
    expect(damaged.length).toBeGreaterThan(0);
    await page.evaluate(async (addresses) => {
      const [name = ''] = await caches.keys();
      const cache = await caches.open(name);
      for (const address of addresses) await cache.put(address, new Response('<p>Not found</p>'));
    }, damaged);
    await page.goto(`${host.address}/en/heat-map/`);
    // The page deletes its cache and reloads itself.
    const isReloaded = (): Promise<boolean> =>
      page
        .evaluate(() =>
          performance
            .getEntriesByType('navigation')
            .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload'),
        )
        .catch(() => false);
    await expect.poll(isReloaded).toBe(true);
    await page.waitForLoadState();
    await hydrateAll(page);
    const isDamaged = (): Promise<boolean> =>
      page.evaluate(async (addresses) => {
        for (const address of addresses)
          if ((await (await caches.match(address))?.text())?.startsWith('<p>') ?? true) return true;
        return false;
      }, damaged);
    await expect.poll(isDamaged).toBe(false);
    await availableOffline(page);
    host.close();
    await openPage(page, `${host.address}/en/heat-map/`);
    await expect(page.getByTestId('figure-fault')).toHaveCount(0);
  });
});

offlineTest('a missing kept file is fetched again, and kept', { tag: '@more' }, async ({ page, host }) => {
  await page.goto(`${host.address}/en/glossary/`);
  await availableOffline(page);
  const [missing = ''] = await cachedUrls(page, '/assets/pe-heatmap-');
  await page.evaluate(async (address) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
  }, missing);
  await openPage(page, `${host.address}/en/heat-map/`);
  await expect.poll(() => cachedUrls(page, '/assets/pe-heatmap-')).toEqual([missing]);
});

offlineTest('who saves data keeps nothing', { tag: '@more' }, async ({ page, host }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.clock.install();
  await openPage(page, `${host.address}/en/clock-hands/`);
  await page.clock.fastForward(10_000); // caching starts some seconds after a page has loaded
  await page.waitForLoadState('networkidle');
  expect(host.requests.filter((path) => path.includes('service-worker'))).toEqual([]);
});
