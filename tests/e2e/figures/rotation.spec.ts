import type { Locator, Page } from '@playwright/test';

import { expect, openSettings, test, type, openFigure } from '../fixtures.js';
import { drag, pointOn, type Point } from '../gestures.js';

/** The views are: the two clocks, the matrix, and learning from examples. */
const getFigure = (page: Page, view = 'clocks'): Locator => page.locator(`pe-rotation[view=${view}]`);
const slider = (page: Page, name: string, view?: string): Locator =>
  getFigure(page, view).locator('.figure').getByRole('slider', { name, exact: true });
const field = (page: Page, name: string, view?: string): Locator =>
  getFigure(page, view).locator('.figure').getByRole('textbox', { name, exact: true });
const ways = (page: Page): Locator => getFigure(page).locator('.from-to');
const turns = (page: Page): Locator => getFigure(page).locator('.ledger li').first().locator('.number');
const learning = (page: Page): Locator => getFigure(page, 'learn');
const verdict = (page: Page): Locator => learning(page).locator('.verdict');

async function open(page: Page): Promise<void> {
  await openFigure(page, '/en/same-turn/', 'pe-rotation');
}

/** Drags a hand by an angle in radians, from its current tip. */
async function pull(page: Page, dial: Locator, from: number, by: number): Promise<void> {
  const rim = dial.locator('.rim');
  const at = (angle: number): Promise<Point> =>
    pointOn(rim, 0.5 + 0.42 * Math.sin(angle), 0.5 - 0.42 * Math.cos(angle));
  const way = await Promise.all(Array.from({ length: 20 }, (_, step) => at(from + (by * (step + 1)) / 20)));
  await drag(page, await at(from), ...way);
}

test('more examples turn nonsense into the rotation, and more dimensions into another matrix @rotation', async ({
  page,
}) => {
  await open(page);
  await expect(verdict(page)).toHaveText('Too few examples.');
  const examples = field(page, 'Examples', 'learn');
  await slider(page, 'Examples', 'learn').press('End');
  await expect(examples).toHaveValue('512');
  await expect(verdict(page)).toHaveText('It is the rotation.');
  await expect(learning(page).locator('.matrices')).toHaveClass(/blank/);
  await page.getByRole('button', { name: '16 dimensions' }).click();
  await expect(verdict(page)).toHaveText('It works nearby, but it’s another matrix.');
  await openSettings(learning(page));
  await expect(learning(page).locator('.facts')).toContainText('of 16');
});

test("dragging an end changes k on both clocks, dragging a start doesn't change the rotation @rotation", async ({
  page,
}) => {
  await open(page);
  const [left, right] = [getFigure(page).locator('svg.dial').first(), getFigure(page).locator('svg.dial').last()];
  await pull(page, left, 10, -7); // the fastest hand turns by a radian per step
  await expect(ways(page)).toHaveText(['5 → 3', '20 → 18']);
  await expect(field(page, 'Steps k')).toHaveValue('−2');
  await expect(turns(page)).toHaveText(['−114.6°', '−114.6°']);
  await pull(page, right, 20, 4);
  await expect(ways(page)).toHaveText(['5 → 3', '24 → 22']);
  await expect(turns(page)).toHaveText(['−114.6°', '−114.6°']);
});

test('the matrix stays when the start moves, and changes with the steps @rotation', async ({ page }) => {
  await open(page);
  const matrix = getFigure(page, 'matrix');
  const picture = (): Promise<string> => matrix.locator('svg.matrix').first().innerHTML();
  const before = await picture();
  await expect(matrix.locator('.verdict')).toHaveText('It leads from 5 to 10, from 20 to 25.');
  await slider(page, 'Start p', 'matrix').press('PageUp');
  // The pale columns are those of the start before.
  await expect(matrix.locator('.verdict')).toHaveText('It leads from 15 to 20, from 5 to 10.');
  await expect(matrix.locator('.stamp')).toHaveText('unchanged');
  expect(await picture()).toBe(before);
  await slider(page, 'Steps k', 'matrix').press('ArrowRight');
  await expect(matrix.locator('.stamp')).toHaveText('another matrix');
  expect(await picture()).not.toBe(before);
  // The diagonal of a wide matrix is exaggerated.
  await openSettings(matrix);
  await type(field(page, 'Dimensions', 'matrix'), '512');
  await expect(matrix.locator('.values')).toHaveCount(0);
  const widest = await matrix
    .locator('svg.matrix')
    .first()
    .evaluate((svg) => {
      const paths = [...svg.querySelectorAll('path:not(.frame)')];
      const sides = paths.map((path) => Number(/h([\d.]+)/.exec(path.getAttribute('d') ?? '')?.[1]));
      return (Math.min(...sides) * svg.getBoundingClientRect().width) / 512;
    });
  expect(widest).toBeGreaterThan(2);
});
