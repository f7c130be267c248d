import type { Locator, Page } from '@playwright/test';

import { expect, test, openFigure, phoneTest } from '../fixtures.js';
import { pointOn, swipe } from '../gestures.js';

const open = (page: Page): Promise<Locator> => openFigure(page, '/en/position-blind/', 'pe-shuffle');

/** The words in their current order, from the chips. */
const words = (figure: Locator): Promise<string[]> =>
  figure.locator('.chip').evaluateAll((chips) => chips.map((chip) => chip.textContent.trim()));

test('keys move a word, which keeps the focus and its output @shuffle', async ({ page }) => {
  const figure = await open(page);
  const first = figure.locator('.of-word').first();
  const output = await first.locator('svg.bars').innerHTML();
  await figure.getByRole('button', { name: /^I, place 1/ }).press('End');
  expect(await words(figure)).toEqual(['love', 'NLP', 'I']);
  await expect(figure.getByRole('button', { name: /^I, place 3 of 3/ })).toBeFocused();
  expect(await figure.locator('.of-word').last().locator('svg.bars').innerHTML()).toBe(output);
  await expect(figure.locator('.prose')).toContainText(/Largest change in any output: (0|[\d.]+·10⁻[⁷⁸])\./);
});

test("dragging a word with the mouse doesn't flicker @shuffle", async ({ page }) => {
  const figure = await open(page);
  const chip = async (name: RegExp) => (await figure.getByRole('button', { name }).boundingBox())!;
  const [from, to] = [await chip(/^I,/), await chip(/^NLP,/)];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  const seen: string[] = [];
  for (let step = 1; step <= 20; ++step) {
    await page.mouse.move(from.x + ((to.x + to.width - from.x) * step) / 20, from.y + 10);
    seen.push((await words(figure)).join(' '));
  }
  // The word follows the pointer beyond its place.
  const held = await chip(/^I,/);
  expect(Math.abs(held.x + held.width / 2 - (to.x + to.width))).toBeLessThan(2); // layouts use whole pixels
  await page.mouse.up();
  expect([...new Set(seen)]).toEqual(['I love NLP', 'love I NLP', 'love NLP I']);
  expect(seen.filter((order, index) => order !== seen[index - 1])).toHaveLength(3);
});

phoneTest('a word can be dragged by touch @shuffle', async ({ page }) => {
  const figure = await open(page);
  const [one, other] = [/^I,/, /^love,/].map((name) => figure.getByRole('button', { name }));
  await swipe(page, await pointOn(one!), await pointOn(one!, 0.9), await pointOn(other!), await pointOn(other!, 0.9));
  expect(await words(figure)).toEqual(['love', 'I', 'NLP']);
});
