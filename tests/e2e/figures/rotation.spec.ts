import type { Locator, Page } from '@playwright/test';

import { expect, openSettings, test, type, openFigure } from '../fixtures.js';

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
  await dial.scrollIntoViewIfNeeded();
  const rim = (await dial.locator('.rim').boundingBox())!;
  const [cx, cy, radius] = [rim.x + rim.width / 2, rim.y + rim.height / 2, 0.42 * rim.width];
  const point = (angle: number): [number, number] => [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)];
  await page.mouse.move(...point(from));
  await page.mouse.down();
  for (let step = 1; step <= 20; ++step) await page.mouse.move(...point(from + (by * step) / 20));
  await page.mouse.up();
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

test('long fits run in the worker, on hidden pages too @rotation', { tag: '@more' }, async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    // Simulates a hidden page: no animation frames.
    window.requestAnimationFrame = () => 0;
  });
  await openSettings(learning(page));
  await type(field(page, 'Dimensions', 'learn'), '32');
  await learning(page).getByText('The numbers behind it').click();
  const directions = learning(page).locator('.measures dd').first();
  await expect(directions).toHaveText('21 of 32');
  await type(field(page, 'Examples', 'learn'), '512');
  await expect(directions).toHaveText('26 of 32');
  await expect(verdict(page)).toHaveText('It works nearby, but it’s another matrix.');
  await type(field(page, 'Dimensions', 'learn'), '64');
  await expect(learning(page)).toContainText('This figure can’t learn a matrix with more than 32 dimensions.');
});

test('nothing shifts when the result changes @rotation', { tag: '@more' }, async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const top = (): Promise<number> =>
      learning(page).evaluate(
        (figure) =>
          figure.shadowRoot!.querySelector('.fitted')!.getBoundingClientRect().top - figure.getBoundingClientRect().top,
      );
    const first = await top();
    for (const index of [1, 2, 0]) {
      await learning(page).locator('.presets button').nth(index).click();
      expect(await top()).toBeCloseTo(first, 0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
