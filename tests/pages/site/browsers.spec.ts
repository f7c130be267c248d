import type { Page } from '@playwright/test';

import { foldOf } from '../exercises/exercise-drivers.js';
import { awake, chapter, expect, languages, revealAll, test } from '../fixtures.js';

// Browsers that are old, odd, or forbid something: what is missing is named, and what can work works.

/** Languages differ by their words: one shows each fault in `npm test`. */
const drill = (folder: string): { tag?: string } => (folder === 'en' ? {} : { tag: '@faults' });

const figures = 'pe-clock, pe-counter, pe-waves';

for (const { folder } of languages) {
  test.describe(`a browser without WebAssembly (${folder})`, drill(folder), () => {
    // On a busy machine some seconds pass, after which Chromium notes that nothing has used the wasm module.
    test.use({ expectedComplaints: /was preloaded using link preload but not used/ });

    test('is told by every figure and by the exercises what it lacks, and which ones have it', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
      await page.goto(chapter(folder));
      const faults = page.getByTestId('figure-fault');
      await expect(faults).toHaveCount(await page.locator(figures).count());
      for (const fault of await faults.all()) await expect(fault).toContainText(/ WebAssembly[,。].*Safari/);
      await expect(page.getByTestId('exercise-fault')).toContainText(/ WebAssembly[,。].*Safari/);
      await foldOf(page, 'second-shadow').locator('summary').click();
      await expect(foldOf(page, 'second-shadow').locator('.still')).toBeVisible();
    });
  });
}

/** Each takes something from the browser before any script of the page runs. */
const odd: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'without AbortSignal.timeout': (page) =>
    page.addInitScript(() => void Reflect.deleteProperty(AbortSignal, 'timeout')),
  'without Intl': (page) => page.addInitScript(() => void Reflect.deleteProperty(window, 'Intl')),
  'without plural rules, formats of numbers and a dictionary': (page) =>
    page.addInitScript(() => {
      for (const part of ['PluralRules', 'NumberFormat', 'Segmenter']) Reflect.deleteProperty(Intl, part);
    }),
  'without ResizeObserver': (page) => page.addInitScript(() => void Reflect.deleteProperty(window, 'ResizeObserver')),
  'without IntersectionObserver': (page) =>
    page.addInitScript(() => void Reflect.deleteProperty(window, 'IntersectionObserver')),
  'without a 2D canvas': (page) => page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null)),
};

for (const [which, make] of Object.entries(odd)) {
  test(`a browser ${which} shows every figure, answers, and unfolds exercises`, async ({ page }) => {
    await make(page);
    await page.goto(chapter('en', '?position=1042'));
    await awake(page);
    await expect(page.getByTestId('figure-fault')).toHaveCount(0);
    const clock = page.locator('pe-clock').first();
    const position = clock.getByRole('slider', { name: 'Position' });
    await expect(position).toHaveAttribute('aria-valuetext', /1,042/);
    await position.press('ArrowRight');
    await expect(position).toHaveAttribute('aria-valuetext', /1,043/);
    // A chart, or where there can be none the drawing of the same.
    await page.locator('pe-waves').scrollIntoViewIfNeeded();
    await expect(page.locator('pe-waves .canvas').locator('canvas, svg').first()).toBeVisible();
    const fold = foldOf(page, 'second-shadow');
    await fold.locator('summary').click();
    await expect(fold.locator('.check')).toBeVisible();
  });
}

test('without IntersectionObserver figures wake at once', async ({ page }) => {
  await odd['without IntersectionObserver']!(page);
  await page.goto(chapter('en'));
  for (const tag of ['pe-clock', 'pe-counter', 'pe-waves'])
    await expect(page.locator(`${tag}:defined`).first()).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('without a 2D canvas the heat map is a picture, and its plots are drawings', async ({ page }) => {
  await odd['without a 2D canvas']!(page);
  await page.goto('/en/heat-map/');
  await revealAll(page);
  const map = page.locator('pe-heatmap').first();
  await map.scrollIntoViewIfNeeded();
  const picture = (): Promise<string> =>
    map.locator('.plot canvas').evaluate((canvas) => getComputedStyle(canvas).backgroundImage);
  await expect.poll(picture).toMatch(/^url\("data:image\/bmp/);
  const whole = await picture();
  await map.locator('.plot').press('+');
  await expect.poll(picture).not.toBe(whole);
});

test('an embedded figure wakes without observers and without AbortSignal.timeout', async ({ page }) => {
  for (const which of ['ResizeObserver', 'IntersectionObserver', 'AbortSignal.timeout'])
    await odd[`without ${which}`]!(page);
  await page.goto('/embed/?figure=pe-clock&lang=en');
  await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible();
});
