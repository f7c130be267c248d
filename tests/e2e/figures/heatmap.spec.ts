import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { expect, openSettings, test, openFigure, phoneTest } from '../fixtures.js';
import { pointOn, swipe, touchscreen, type Point } from '../gestures.js';

async function open(page: Page, query = '') {
  const figure = await openFigure(page, `/en/heat-map/${query}`, 'pe-heatmap');
  const plot = figure.locator('.pixels');
  const pixels = (): Promise<string> =>
    plot.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  return { figure, plot, cell: figure.locator('.cell'), pixels };
}

test('hovering reads a cell, and a click selects its row and column @heatmap', async ({ page }) => {
  const { figure, plot, cell } = await open(page);
  const middle = await pointOn(plot);
  await page.mouse.move(...middle);
  await expect(cell).toHaveText(/^Position 2,5\d\d, dimension 25[56]: (co)?sine of hand 12[78], wavelength 6\d\d/);
  // Both curves follow the pointer, and return when it leaves.
  await expect(figure.getByText(/^Column 25[56]/)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(figure.getByText('Column 16:')).toBeVisible();
  await expect(cell).toHaveText(/^Position 37, dimension 16/);
  await page.mouse.move(...middle);
  await page.mouse.click(...middle);
  await expect(figure.getByRole('textbox', { name: 'Jump to position' })).toHaveValue(/^2,5\d\d$/);
  await expect(figure.getByText(/^Column 25[56]/)).toBeVisible();
});

test('keys move the cell, zoom, pan and select @heatmap', async ({ page }) => {
  const { figure, plot, cell, pixels } = await open(page);
  const whole = await pixels();
  await plot.focus();
  await plot.press('ArrowRight');
  await expect(cell).toHaveText(/^Position 37, dimension 17: cosine of hand 8/);
  for (let step = 0; step < 12; ++step) await plot.press('+');
  const close = await pixels();
  expect(close).not.toBe(whole);
  await plot.press('PageDown');
  expect(await pixels()).not.toBe(close);
  await plot.press('ArrowDown');
  await plot.press('Enter');
  await expect(figure.getByRole('textbox', { name: 'Jump to position' })).toHaveValue('38');
  await plot.press('Home');
  expect(await pixels()).toBe(whole);
});

test('the wheel scrolls the page, and zooms with Ctrl @heatmap', async ({ page }) => {
  const { plot, pixels } = await open(page);
  const whole = await pixels();
  await page.mouse.move(...(await pointOn(plot)));
  await page.mouse.wheel(0, 40);
  expect(await pixels()).toBe(whole);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(pixels).not.toBe(whole);
});

phoneTest('two fingers zoom, one pans horizontally @heatmap', async ({ page }) => {
  const { figure, plot } = await open(page);
  await plot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [x, y] = await pointOn(plot);
  const touch = await touchscreen(page);
  await touch('touchStart', [x - 20, y], [x + 20, y]);
  for (let step = 1; step <= 8; ++step) await touch('touchMove', [x - 20 - 8 * step, y], [x + 20 + 8 * step, y]);
  await touch('touchEnd');
  // Zoomed four times: about 128 of 512 columns are left.
  const shown = async () => (await figure.locator('.top span').allTextContents()).map(Number);
  const after = await shown();
  expect(Math.max(...after) - Math.min(...after)).toBeLessThan(200);
  await swipe(page, [x, y], ...[1, 2, 3, 4, 5, 6, 7, 8].map((step): Point => [x - 10 * step, y]));
  expect(Math.max(...(await shown()))).toBeGreaterThan(Math.max(...after));
});

test('the picture is saved as a PNG @heatmap', { tag: '@more' }, async ({ page }) => {
  const { figure } = await open(page);
  await openSettings(figure);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    figure.getByRole('button', { name: 'Save as PNG' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  expect(readFileSync(await download.path()).toString('latin1', 1, 4)).toBe('PNG');
});
