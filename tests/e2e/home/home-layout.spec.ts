import type { Page } from '@playwright/test';

import { expect, test, openPage } from '../fixtures.js';
import { findSmallControls } from '../page-assertions.js';

/** The bottom edge and the sides of what must be visible initially. */
const edges = (page: Page): Promise<{ readonly bottom: number; readonly left: number; readonly right: number }> =>
  page.evaluate(() => {
    const figure = document.querySelector('pe-find-word')!;
    const within = [...figure.shadowRoot!.querySelectorAll('.story, .drawers, .verdict, .dial')];
    const parts = [...document.querySelectorAll('h1, h1 ~ p:not(.begin ~ *), .begin a'), figure, ...within];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return {
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
    };
  });

for (const [folder, width, height] of [
  ['', 1280, 800],
  ['', 390, 844],
  ['zh-hant/', 1280, 800],
  ['zh-hans/', 390, 844],
] as const)
  test(`/${folder}: title, thesis, figure and start link are visible at ${width} x ${height} @find-word`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, `/${folder}`);
    await page.evaluate(() => document.fonts.ready);
    const { bottom, left, right } = await edges(page);
    expect(bottom).toBeLessThanOrEqual(height);
    const dials = (await page.locator('pe-find-word .dials').boundingBox())!;
    expect(dials.y + dials.height).toBeLessThanOrEqual(420);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => [scrollX, scrollY, document.documentElement.scrollWidth])).toEqual([0, 0, width]);
  });

test('on small phones dials are as large as a finger, and the start link is in sight @find-word', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, '/');
  const way = (await page.locator('.begin').boundingBox())!;
  expect(way.y + way.height).toBeLessThanOrEqual(640);
  expect(await findSmallControls(page, 'pe-find-word button, .begin a')).toEqual([]);
});
