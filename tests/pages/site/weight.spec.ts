import { chapter, expect, test, visit } from '../fixtures.js';

interface Weighed {
  readonly name: string;
  readonly bytes: number;
  readonly end: number;
}

// Sizes as they travel, gzipped. Fonts are left out: a reader who has none of ours still reads.
const kilobyte = 1024;

test('the chapter loads 170 KB at most, and 70 KB of code before its first figure works', async ({ page }) => {
  await page.addInitScript(() => {
    void customElements.whenDefined('pe-clock').then(() => Object.assign(window, { clockWorks: performance.now() }));
  });
  await visit(page, chapter('en'));
  // Down to the waves, so that Chart.js counts too.
  await page.locator('pe-waves').scrollIntoViewIfNeeded();
  await expect(page.locator('pe-waves canvas')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { resources, document, works } = await page.evaluate(() => {
    const weigh = (entry: PerformanceResourceTiming): Weighed => ({
      name: entry.name,
      bytes: entry.encodedBodySize,
      end: entry.responseEnd,
    });
    return {
      resources: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(weigh),
      document: (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).map(weigh),
      works: (window as unknown as { clockWorks: number }).clockWorks,
    };
  });
  const sum = (items: readonly Weighed[]): number => items.reduce((total, { bytes }) => total + bytes, 0);
  const all = [...document, ...resources].filter(({ name }) => !/\.woff2?$/.test(name));
  expect(sum(all)).toBeGreaterThan(50 * kilobyte);
  expect(sum(all)).toBeLessThanOrEqual(170 * kilobyte);
  const code = resources.filter(({ name, end }) => /\.(?:m?js|wasm|json)$/.test(name) && end <= works);
  expect(code.some(({ name }) => name.endsWith('.wasm'))).toBe(true);
  expect(sum(code)).toBeLessThanOrEqual(70 * kilobyte);
});
