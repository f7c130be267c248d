import type { Page } from '@playwright/test';

import { getDisclosure } from '../exercises/exercise-drivers.js';
import { hydrateAll, chapter, expect, revealAll, test } from '../fixtures.js';

// Browsers that are old, unusual or restricted: missing features are named, and the rest works.

const figures = 'pe-clock, pe-counter, pe-waves';

test.describe('a browser without WebAssembly', () => {
  // On a busy machine, Chromium logs that the preloaded wasm wasn't used within some seconds.
  test.use({ expectedComplaints: /was preloaded using link preload but not used/ });

  test('gets a message in every figure and exercise with the missing feature and supported browsers', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
    await page.goto(chapter('en'));
    const faults = page.getByTestId('figure-fault');
    await expect(faults).toHaveCount(await page.locator(figures).count());
    for (const fault of await faults.all()) await expect(fault).toContainText(/ WebAssembly[,。].*Safari/);
    await expect(page.getByTestId('exercise-fault')).toContainText(/ WebAssembly[,。].*Safari/);
    await getDisclosure(page, 'second-shadow').locator('summary').click();
    await expect(getDisclosure(page, 'second-shadow').locator('.still')).toBeVisible();
  });
});

/** Simulates a browser without 2D canvas, as some block it against fingerprinting. */
const withoutCanvas = (page: Page): Promise<unknown> =>
  page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));

test('a browser without 2D canvas shows every figure', { tag: '@more' }, async ({ page }) => {
  await withoutCanvas(page);
  await page.goto(chapter('en', '?position=1042'));
  await hydrateAll(page);
  await expect(page.getByTestId('figure-fault')).toHaveCount(0);
  const clock = page.locator('pe-clock').first();
  const position = clock.getByRole('slider', { name: 'Position' });
  await expect(position).toHaveAttribute('aria-valuetext', /1,042/);
  await position.press('ArrowRight');
  await expect(position).toHaveAttribute('aria-valuetext', /1,043/);
  // A chart, or its SVG.
  await page.locator('pe-waves').scrollIntoViewIfNeeded();
  await expect(page.locator('pe-waves .canvas').locator('canvas, svg').first()).toBeVisible();
  const fold = getDisclosure(page, 'second-shadow');
  await fold.locator('summary').click();
  await expect(fold.locator('.check')).toBeVisible();
});

test('without 2D canvas the heat map is an image', { tag: '@more' }, async ({ page }) => {
  await withoutCanvas(page);
  await page.goto('/en/heat-map/');
  await revealAll(page);
  const map = page.locator('pe-heatmap').first();
  await map.scrollIntoViewIfNeeded();
  const picture = (): Promise<string> =>
    map.locator('.pixels canvas').evaluate((canvas) => getComputedStyle(canvas).backgroundImage);
  await expect.poll(picture).toMatch(/^url\("data:image\/bmp/);
  const whole = await picture();
  await map.locator('.pixels').press('+');
  await expect.poll(picture).not.toBe(whole);
});
