import type { Locator, Page } from '@playwright/test';

import { choose, expect, test, openFigure, phoneTest } from '../fixtures.js';
import { drag, pointOn, swipe, type Point } from '../gestures.js';
import { scrollSettled } from '../page-assertions.js';

const rising =
  'Walk 4,999 steps away from the peak: the similarity rises at 2,436 of these steps, first at distance 44.';

const getFigure = (page: Page, query = ''): Promise<Locator> =>
  openFigure(page, `/en/same-turn/${query}`, 'pe-similarity');

const guess = (figure: Locator): Locator => figure.getByRole('button', { name: 'That’s my guess' });

/** Pad coordinates (fractions from the lower left) to page pixels. */
async function onPad(figure: Locator, first: Point, ...others: readonly Point[]): Promise<[Point, ...Point[]]> {
  const pad = figure.locator('.pad');
  await pad.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const at = ([across, up]: Point): Promise<Point> => pointOn(pad, across, 1 - up);
  return [await at(first), ...(await Promise.all(others.map(at)))];
}

test(
  'a curve drawn with the mouse is compared with the true one, which was hidden until then',
  { tag: '@similarity' },
  async ({ page }) => {
    const figure = await getFigure(page);
    await expect(figure.locator('.curve')).toBeHidden();
    await choose(figure, 'Data as table');
    await expect(figure.getByRole('row')).toHaveCount(0);
    await expect(figure).not.toContainText('2,436');
    await expect(guess(figure)).toBeDisabled();
    await guess(figure).press('Enter');
    await expect(figure.locator('.pad')).toBeVisible();

    await drag(page, ...(await onPad(figure, [0.05, 0.2], [0.5, 0.9])));
    await drag(page, ...(await onPad(figure, [0.95, 0.2], [0.5, 0.9])));
    await guess(figure).click();
    await expect(figure.locator('.verdict')).toContainText('You drew a curve that only falls.');
    await expect(figure.locator('.verdict')).toContainText('You drew both sides alike');
    await expect(figure.locator('.revealed')).toBeFocused();
    await expect(figure.locator('.counts')).toHaveText(rising);
    await expect(figure.getByRole('img')).toHaveAccessibleName(/highest, 256, at distance 0/);
    await expect(figure.getByRole('row')).toHaveCount(202);
    await expect(figure.getByRole('row').nth(45)).toContainText('yes');
    await expect(figure.getByRole('row').nth(44)).not.toContainText('yes');

    await figure.getByRole('button', { name: 'Draw again' }).click();
    await expect(figure.locator('.pad')).toBeFocused();
    await expect(figure).not.toContainText('2,436');
    await drag(page, ...(await onPad(figure, [0.05, 0.1], [0.95, 0.9])));
    await guess(figure).click();
    await expect(figure.locator('.verdict')).toHaveText(/^The plain dot product has its peak in the middle/);
  },
);

test('the curve can be drawn by keys, and every point is announced @similarity', async ({ page }) => {
  const figure = await getFigure(page);
  const pad = figure.getByRole('slider', { name: 'The curve that you expect' });
  await pad.focus();
  await expect(pad).toHaveAttribute('aria-valuetext', /^distance 0: nothing drawn yet/);
  for (let step = 0; step < 4; ++step) await pad.press('Shift+ArrowUp');
  await expect(pad).toHaveAttribute('aria-valuetext', /^distance 0: dot product \d+(\.\d)?, \d+% of the maximum$/);
  await pad.press('Home');
  for (let step = 0; step < 7; ++step) await pad.press('Shift+ArrowDown');
  await expect(pad).toHaveAttribute('aria-valuetext', /^distance −200: dot product/);
  await pad.press('ControlOrMeta+z');
  await expect(pad).toHaveAttribute('aria-valuetext', /^distance −200: nothing drawn yet/);
  for (let step = 0; step < 7; ++step) await pad.press('Shift+ArrowDown');
  await pad.press('End');
  for (let step = 0; step < 7; ++step) await pad.press('Shift+ArrowDown');
  await guess(figure).press('Enter');
  await expect(figure.locator('.verdict')).toContainText('You drew a curve that only falls.');
  await expect(figure.locator('.verdict')).toContainText('You drew both sides alike');
});

phoneTest(
  "touch scrolls across the pad until it's tapped; then it draws, steep strokes too",
  { tag: '@similarity' },
  async ({ page }) => {
    const figure = await getFigure(page);
    const places = [
      [0.48, 0.1],
      [0.5, 0.9],
      [0.52, 0.1],
    ] as const;
    const [from, to] = await onPad(figure, ...places);
    const unmoved = await page.evaluate(() => scrollY);
    await swipe(page, from, to!);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(unmoved);
    await expect(figure.locator('.sketch .drawn')).toHaveCount(0);

    await scrollSettled(page); // a tap during momentum scrolling would only stop it
    await figure.locator('.pad').tap();
    await expect(figure.locator('.pad')).toHaveClass(/armed/);
    const corners = await onPad(figure, ...places);
    const top = await page.evaluate(() => scrollY);
    await swipe(page, ...corners);
    await expect(figure.locator('.sketch .drawn')).toHaveAttribute('d', /^M\d+\.\d\d 9\d\.\d\dL/);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    // Not a tap: a zero-length stroke right after another isn't always recognized.
    await guess(figure).click();
    await expect(figure.locator('.counts')).toHaveText(rising);
  },
);
