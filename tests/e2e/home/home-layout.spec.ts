import type { Page } from '@playwright/test';

import { expect, test, openPage } from '../fixtures.js';
import { findSmallControls } from '../page-assertions.js';

/** The bottom edge and the sides of what must be visible initially. */
const edges = (page: Page): Promise<{ readonly bottom: number; readonly left: number; readonly right: number }> =>
  page.evaluate(() => {
    const figure = document.querySelector('pe-sentence')!;
    const within = [...figure.shadowRoot!.querySelectorAll('.ring, .instruction, .word, .name, .map')];
    const parts = [...document.querySelectorAll('h1, h1 ~ p:not(.begin ~ *), .begin a'), figure, ...within];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return {
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
    };
  });

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`title, thesis, figure and start link are visible at ${width} x ${height} @sentence`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, '/');
    await page.evaluate(() => document.fonts.ready);
    const { bottom, left, right } = await edges(page);
    expect(bottom).toBeLessThanOrEqual(height);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test("on small phones the ring is visible and the start link doesn't cover it @sentence", async ({ page }) => {
  for (const height of [740, 640]) {
    await page.setViewportSize({ width: 360, height });
    await openPage(page, '/');
    await page.evaluate(() => document.fonts.ready);
    const way = (await page.locator('.begin').boundingBox())!;
    const ring = (await page.locator('pe-sentence .ring').boundingBox())!;
    expect(way.y + way.height).toBeLessThanOrEqual(height);
    expect(ring.y + ring.height).toBeLessThanOrEqual(way.y);
    expect(await findSmallControls(page, '[role=slider], .begin a')).toEqual([]);
  }
});

test("word labels don't overlap clocks or other labels @sentence", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  const overlaps = await page.locator('pe-sentence').evaluate((figure) => {
    const all = [...figure.shadowRoot!.querySelectorAll('.word')].map((word) => ({
      clock: word.querySelector('svg')!.getBoundingClientRect(),
      name: word.querySelector('.name')!.getBoundingClientRect(),
    }));
    const map = figure.shadowRoot!.querySelector('.map')!.getBoundingClientRect();
    const meet = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return all.flatMap(({ name, clock }, index) => [
      ...all.filter((other, at) => at !== index && (meet(name, other.name) || meet(name, other.clock))),
      ...(meet(name, map) || meet(clock, map) ? [index] : []),
    ]).length;
  });
  expect(overlaps).toBe(0);
});
