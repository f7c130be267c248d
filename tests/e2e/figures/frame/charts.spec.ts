import type { Locator, Page } from '@playwright/test';

import { expect, test, type, openPage, openFigure } from '../../fixtures.js';

// One class draws all charts: a figure with two charts is enough.
const path = '/en/heat-map/#heatmap';

/** Every chart as an image; undefined if it's blank. */
const pictures = (figure: Locator): Promise<(string | undefined)[]> =>
  figure.locator('.canvas canvas').evaluateAll((canvases) =>
    canvases.map((element) => {
      const canvas = element as HTMLCanvasElement;
      const { width, height } = canvas;
      const blank = Object.assign(document.createElement('canvas'), { width, height });
      return canvas.toDataURL() === blank.toDataURL() ? undefined : canvas.toDataURL();
    }),
  );

const drawn = async (figure: Locator): Promise<boolean> => {
  const charts = await pictures(figure);
  return charts.length > 0 && !charts.includes(undefined);
};

async function open(page: Page): Promise<Locator> {
  const figure = await openFigure(page, path, 'pe-heatmap');
  await expect.poll(() => drawn(figure)).toBe(true);
  return figure;
}

test('charts are redrawn after their figure is removed and reinserted', async ({ page }) => {
  const figure = await open(page);
  await figure.evaluate((element) => {
    const [parent, next] = [element.parentNode!, element.nextSibling];
    element.remove();
    return new Promise((resolve) => requestAnimationFrame(resolve)).then(() => parent.insertBefore(element, next));
  });
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(() => drawn(figure)).toBe(true);
});

test('charts follow the data', async ({ page }) => {
  const figure = await open(page);
  const [before] = await pictures(figure);
  await type(figure.getByRole('textbox', { name: 'Jump to position' }), '1234');
  await expect.poll(async () => (await pictures(figure))[0]).not.toBe(before);
});

test('charts follow the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const figure = await open(page);
  const light = await pictures(figure);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect
    .poll(async () => (await pictures(figure)).map((chart, index) => chart === light[index]))
    .toEqual(light.map(() => false));
});

test('charts on a dark screen print in the colours and the width of the paper', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const figure = await open(page);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const printed = await figure.evaluate((element) => {
    dispatchEvent(new Event('beforeprint'));
    // Printing doesn't wait: only what's drawn by the next microtask is printed.
    return Promise.resolve().then(() => {
      const canvases = [...element.shadowRoot!.querySelectorAll<HTMLCanvasElement>('.canvas canvas')];
      return canvases
        .filter((canvas) => canvas.checkVisibility())
        .map((canvas) => {
          canvas.parentElement!.style.inlineSize = '300px';
          const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
          const black = data.some((_, at) => at % 4 === 3 && data[at] === 255 && data[at - 1] === 0);
          return { black, width: canvas.clientWidth };
        });
    });
  });
  for (const chart of printed) expect(chart).toEqual({ black: true, width: 300 });
  if (printed.length === 0) await expect(figure.locator('.drawing path.curve').first()).toBeVisible();
  await figure.evaluate((element) => {
    for (const holder of element.shadowRoot!.querySelectorAll<HTMLElement>('.canvas')) holder.style.inlineSize = '';
    dispatchEvent(new Event('afterprint'));
  });
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await expect.poll(() => drawn(figure)).toBe(true);
  await expect(figure.locator('.drawing path.curve')).toHaveCount(0);
});

test.describe('without the chart library', () => {
  test.use({ expectedComplaints: /ERR_FAILED|Failed to fetch/ });

  test('a figure keeps its SVG, in print too', async ({ page }) => {
    await page.route('**/assets/chart-*.js', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/chart-'));
    await openPage(page, path);
    const figure = page.locator('pe-heatmap');
    await figure.scrollIntoViewIfNeeded();
    await refused;
    const curves = figure.locator('.drawing path.curve');
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await expect(curves.first()).toBeVisible();
      // A path with more than two points.
      expect((await curves.first().getAttribute('d'))?.split('L').length).toBeGreaterThan(10);
    }
    expect(await curves.count()).toBeGreaterThanOrEqual(await figure.locator('.canvas').count());
  });
});
