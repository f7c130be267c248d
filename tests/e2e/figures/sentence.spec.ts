import type { Locator, Page } from '@playwright/test';

import { expect, openFigure, test, phoneTest } from '../fixtures.js';
import { pointOn, swipe, swipeUp, type Point } from '../gestures.js';
import { waitFrames } from '../page-assertions.js';

const chapter = '/en/position-blind/';

const getFigure = (page: Page): Locator => page.locator('pe-sentence');
const getWords = (page: Page): Locator => getFigure(page).getByRole('slider');

/** The place of each word, in sentence order. */
const standing = (page: Page): Promise<number[]> =>
  getWords(page).evaluateAll((words) => words.map((word) => Number(word.getAttribute('aria-valuenow'))));

/** The screen coordinates of a place on the dial. */
async function pointAt(page: Page, place: number): Promise<Point> {
  const { x, y, width } = (await getFigure(page).locator('.ring').boundingBox())!;
  const angle = (place * Math.PI) / 6;
  return [x + width * (0.5 + 0.42 * Math.sin(angle)), y + width * (0.496 - 0.42 * Math.cos(angle))];
}

/** The rendered hands of a word. */
const getHands = (page: Page, word: number): Promise<string> =>
  getWords(page)
    .nth(word)
    .locator('.hand')
    .evaluateAll((hands) => hands.map((hand) => hand.getAttribute('transform')).join(' '));

const asWritten = [0, 1, 2, 3, 4, 5, 6, 7];
/** The second word at place 9; the words it passed have moved back. */
const second9 = [0, 9, 1, 2, 3, 4, 5, 6];

test('dragging a word turns its hands, draws its row, and moves the other words back @sentence', async ({ page }) => {
  await openFigure(page, chapter, 'pe-sentence');
  expect(await standing(page)).toEqual(asWritten);
  const still = await getHands(page, 1);
  await page.mouse.move(...(await pointAt(page, 1)));
  await page.mouse.down();
  await page.mouse.move(...(await pointAt(page, 1.4)));
  await waitFrames(page, 2);
  // Between two places the hands are in between, and no other word has moved.
  const between = await getHands(page, 1);
  expect(between).not.toBe(still);
  expect(await standing(page)).toEqual(asWritten);
  for (let place = 2; place <= 9; ++place) await page.mouse.move(...(await pointAt(page, place)));
  expect(await standing(page)).toEqual(second9);
  const marked = getFigure(page).locator('.map .marked');
  await expect.poll(async () => Number(await marked.getAttribute('y'))).toBeCloseTo(9, 1);
  await page.mouse.up();
  await expect(marked).toHaveAttribute('y', '9.000');
  await expect(getFigure(page).locator('.row-name.in-hand')).toHaveText('rose');
  // Rows that a word has left stay, paler; unvisited rows are blank.
  expect(await getFigure(page).locator('.left path').count()).toBeGreaterThan(0);
  // The figure doesn't change the page's URL or position.
  expect(page.url()).not.toContain('?');
});

test('clicking a free place moves the last moved word there @sentence', async ({ page }) => {
  await openFigure(page, chapter, 'pe-sentence');
  await page.mouse.click(...(await pointAt(page, 9)));
  expect(await standing(page)).toEqual(second9);
});

phoneTest('dragging a word moves it; elsewhere touch scrolls the page @sentence', async ({ page }) => {
  await openFigure(page, chapter, 'pe-sentence');
  await getFigure(page).locator('.ring').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const way = await Promise.all(Array.from({ length: 16 }, (_, step) => pointAt(page, 1.5 + step / 2)));
  await swipe(page, await pointAt(page, 1), ...way);
  await expect.poll(() => standing(page)).toEqual(second9);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await swipeUp(page, await pointOn(getFigure(page).locator('.ring'), 0.55));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  expect(await standing(page)).toEqual(second9);
});

test('with reduced motion a word jumps to its place, and nothing moves by itself @sentence', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFigure(page, chapter, 'pe-sentence');
  await getWords(page).nth(1).press('End');
  await waitFrames(page, 1);
  await expect(getFigure(page).locator('.map .marked')).toHaveAttribute('y', '11.000');
  const before = await getFigure(page).locator('.picture').innerHTML();
  await waitFrames(page, 10);
  expect(await getFigure(page).locator('.picture').innerHTML()).toBe(before);
});
