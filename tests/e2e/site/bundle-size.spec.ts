import { chapter, defined, expect, test } from '../fixtures.js';

test.use({ firstVisit: true });

// tests/unit/built/weight.test.ts checks what pages preload.

/** URLs and sizes in bytes of all loaded resources, without fonts. */
const loaded = (): { readonly name: string; readonly bytes: number; readonly end: number }[] =>
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ name }) => !/\.woff2?$/.test(name))
    .map(({ name, encodedBodySize, responseEnd }) => ({ name, bytes: encodedBodySize, end: responseEnd }));

test("all code needed by the first figure is preloaded in the page's head", async ({ page }) => {
  await page.addInitScript(() => {
    void customElements.whenDefined('pe-rope').then(() => Object.assign(window, { firstWorks: performance.now() }));
  });
  await page.goto('/zh-hant/rope/');
  await defined(page, 'pe-rope');
  const works = await page.evaluate(() => (window as unknown as { firstWorks: number }).firstWorks);
  const code = (await page.evaluate(loaded)).filter(
    ({ name, end }) => /\.(?:js|wasm|json)$/.test(name) && end <= works,
  );
  const named = await page
    .locator('head :is(link[href], script[src])')
    .evaluateAll((all) =>
      all.map((element) => (element as HTMLLinkElement).href || (element as HTMLScriptElement).src),
    );
  expect(code.length).toBeGreaterThan(3);
  expect(code.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
});

test('a chapter is at most 185 KB before scrolling, and with its charts', async ({ page }) => {
  await page.goto(chapter('zh-hant'), { waitUntil: 'networkidle' });
  await page.locator('pe-waves').scrollIntoViewIfNeeded();
  await expect(page.locator('pe-waves canvas')).toBeVisible();
  await expect.poll(async () => (await page.evaluate(loaded)).some(({ name }) => name.includes('/chart-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(loaded);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024).toBeLessThanOrEqual(185);
});
