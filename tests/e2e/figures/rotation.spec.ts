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
const verdict = (page: Page): Locator => learning(page).locator('.verdict b');

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

test('every hand rotates equally from both starts @rotation', async ({ page }) => {
  await open(page);
  await expect(ways(page)).toHaveText(['5 → 10', '20 → 25']);
  await expect(turns(page)).toHaveText(['286.5°', '286.5°']);
  await slider(page, 'Start p').press('PageUp');
  await slider(page, 'Clock on the right').press('ArrowLeft');
  await expect(ways(page)).toHaveText(['15 → 20', '19 → 24']);
  await expect(turns(page)).toHaveText(['286.5°', '286.5°']);
  for (let press = 0; press < 7; ++press) await slider(page, 'Steps k').press('ArrowLeft');
  await expect(ways(page)).toHaveText(['15 → 13', '19 → 17']);
  await expect(turns(page)).toHaveText(['−114.6°', '−114.6°']);
  const left = slider(page, 'Clock on the left');
  await expect(left).toHaveAttribute('aria-valuetext', /15.*13.*−114\.6°/);
  await left.press('PageDown');
  await left.press('PageDown');
  await expect(ways(page)).toHaveText(['0 → −2', '19 → 17']);
});

test('the learned matrix is described in a sentence @rotation', async ({ page }) => {
  await open(page);
  const texts: string[] = [];
  for (const index of [0, 1, 2]) {
    await learning(page).locator('.presets button').nth(index).click();
    texts.push(await verdict(page).innerText());
  }
  expect(texts).toEqual(['It is the rotation.', 'It works nearby, but it’s another matrix.', 'Too few examples.']);
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

test("the matrix maps one encoding to the other, and its blocks don't depend on the start @rotation", async ({
  page,
}) => {
  await open(page);
  const matrix = getFigure(page, 'matrix');
  const blocks = matrix.locator('.blocks');
  const before = await blocks.innerText();
  expect(before).toContain('0.2837');
  const columns = matrix.locator('.column .values');
  await expect(columns).toHaveCount(3);
  expect(await columns.nth(1).innerText()).toBe(await columns.nth(2).innerText());
  await slider(page, 'Start p', 'matrix').press('PageUp');
  expect(await blocks.innerText()).toBe(before);
  expect(await columns.nth(1).innerText()).toBe(await columns.nth(2).innerText());
  await expect(matrix).toContainText('From 15 and from 20, the matrix gives the encoding 5 steps on');
  // A wide matrix has an exaggerated diagonal, with a note.
  await expect(matrix).not.toContainText('wider than it is');
  await openSettings(matrix);
  await type(field(page, 'Dimensions', 'matrix'), '512');
  await expect(matrix).toContainText('The diagonal is drawn wider than it is.');
  const widest = await matrix.locator('.wide svg.matrix').evaluate((svg) => {
    const paths = [...svg.querySelectorAll('path:not(.frame)')];
    const sides = paths.map((path) => Number(/h([\d.]+)/.exec(path.getAttribute('d') ?? '')?.[1]));
    return (Math.min(...sides) * svg.getBoundingClientRect().width) / 512;
  });
  expect(widest).toBeGreaterThan(2);
});

test('playing examples converges to the rotation @rotation', { tag: '@more' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await type(field(page, 'Examples', 'learn'), '12');
  const play = learning(page).getByRole('button', { name: 'Play' });
  await expect(play).toBeVisible(); // nothing plays by itself
  await play.click();
  await expect(verdict(page)).toHaveText('Too few examples.');
  await expect(verdict(page)).toHaveText('It is the rotation.');
  await expect(field(page, 'Examples', 'learn')).toHaveValue('12');
  await expect(play).toBeVisible();
});
