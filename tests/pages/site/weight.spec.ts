import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

import { firstFigure } from '../../harness/first-figure.js';
import { chapter, defined, expect, test } from '../fixtures.js';

// Sizes as they travel, gzipped. Fonts are left out: a reader who has none of ours still reads.
const kilobyte = 1024;
/** The greatest weight of a page by itself, in KB. */
const mostOfPage = 60;
/** All that comes before anybody scrolls. */
const mostOfFirstLoad = 170;
/** Scripts and wasm before the first figure works. */
const mostOfCode = (slug: string): number => (slug === '' ? 60 : 75);

const dist = new URL('../../../dist/', import.meta.url);
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html'))
  .map((file) => file.replaceAll('\\', '/').replace(/index\.html$/, ''));
/** The heaviest language: the same figures, and three bytes to a character. */
const browsed = pages.filter((path) => path.startsWith('zh-hant/'));

const textOf = (path: string): string => readFileSync(new URL(`${path}index.html`, dist), 'utf8');
test('every page of every language weighs 60 KB at most by itself', () => {
  expect(pages.length).toBeGreaterThan(3 * 12);
  const weights = pages.map((path) => [path, gzipSync(textOf(path), { level: 6 }).length / kilobyte] as const);
  expect(weights.filter(([, weight]) => weight > mostOfPage)).toEqual([]);
});

interface Weighed {
  readonly name: string;
  readonly bytes: number;
  readonly end: number;
}

/** Opens a page and tells what came: the page, all files, and when the first figure worked. */
async function weigh(page: Page, path: string, tag: string | undefined): Promise<() => Promise<Weighed[]>> {
  await page.addInitScript((first) => {
    if (first)
      void customElements.whenDefined(first).then(() => Object.assign(window, { firstWorks: performance.now() }));
  }, tag);
  await page.goto(path);
  if (tag) await defined(page, tag);
  await page.waitForLoadState('networkidle');
  return () =>
    page.evaluate(() => {
      const entries = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      return entries
        .filter(({ name }) => !/\.woff2?$/.test(name))
        .map(({ name, encodedBodySize, responseEnd }) => ({ name, bytes: encodedBodySize, end: responseEnd }));
    });
}

const sum = (items: readonly Weighed[]): number => items.reduce((total, { bytes }) => total + bytes, 0) / kilobyte;

for (const path of browsed) {
  const slug = path.split('/')[1] ?? '';
  test(`/${path} loads little before anybody scrolls, and little code before its first figure`, async ({ page }) => {
    const tag = firstFigure(textOf(path));
    const loaded = await (await weigh(page, `/${path}`, tag))();
    expect(loaded.length).toBeGreaterThan(3);
    expect(sum(loaded)).toBeLessThanOrEqual(mostOfFirstLoad);
    if (!tag) return;
    const works = await page.evaluate(() => (window as unknown as { firstWorks: number }).firstWorks);
    const code = loaded.filter(({ name, end }) => /\.(?:m?js|wasm|json)$/.test(name) && end <= works);
    expect(code.some(({ name }) => name.endsWith('.wasm'))).toBe(true);
    expect(sum(code)).toBeLessThanOrEqual(mostOfCode(slug));
  });
}

test('the chapter weighs 170 KB at most with its charts, too', async ({ page }) => {
  const loaded = await weigh(page, chapter('en'), undefined);
  // Down to the waves, so that Chart.js counts too.
  await page.locator('pe-waves').scrollIntoViewIfNeeded();
  await expect(page.locator('pe-waves canvas')).toBeVisible();
  await expect.poll(async () => (await loaded()).some(({ name }) => /line-chart/.test(name))).toBe(true);
  await page.waitForLoadState('networkidle');
  const files = await loaded();
  expect(sum(files)).toBeGreaterThan(50);
  expect(sum(files)).toBeLessThanOrEqual(170);
});
