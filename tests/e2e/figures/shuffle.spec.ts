import type { Locator } from '@playwright/test';

import { choose, expect, openSettings, test, type, openPage, openFigure } from '../fixtures.js';

const chapter = (folder: string, query = ''): string => `/${folder}/position-blind/${query}`;

/** The words in their current order, from the chips. */
const words = (figure: Locator): Promise<string[]> =>
  figure
    .locator('.chip')
    .allTextContents()
    .then((texts) => texts.map((text) => text.trim()));

test.describe('in English', () => {
  test.beforeEach(async ({ page }) => {
    await openFigure(page, chapter('en'), 'pe-shuffle');
  });

  test('keys move a word, which keeps the focus and its output @shuffle', async ({ page }) => {
    const figure = page.locator('pe-shuffle');
    const first = figure.locator('.of-word').first();
    const output = await first.locator('svg.bars').innerHTML();
    await figure.getByRole('button', { name: /^I, place 1/ }).press('End');
    expect(await words(figure)).toEqual(['love', 'NLP', 'I']);
    await expect(figure.getByRole('button', { name: /^I, place 3 of 3/ })).toBeFocused();
    expect(await figure.locator('.of-word').last().locator('svg.bars').innerHTML()).toBe(output);
    await expect(figure.locator('.prose')).toContainText(/Largest change in any output: (0|[\d.]+·10⁻[⁷⁸])\./);
  });

  test("dragging a word with the mouse doesn't flicker @shuffle", async ({ page }) => {
    const figure = page.locator('pe-shuffle');
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

  test('the description follows the measurement: no change, encoding, mask, both, and the mean @shuffle', async ({
    page,
  }) => {
    const figure = page.locator('pe-shuffle');
    const verdict = figure.locator('.prose');
    await expect(verdict).toContainText('You haven’t moved anything yet');
    await figure.getByRole('button', { name: 'Shuffle' }).click();
    await expect(verdict).toContainText(/moved along with its word/);
    await openSettings(figure);
    await figure.getByRole('switch', { name: 'mean of all outputs' }).check();
    await expect(verdict).toContainText('bag of words');
    await figure.getByRole('switch', { name: 'causal mask' }).check();
    await expect(verdict).toContainText('The mask decides');
    await figure.getByRole('switch', { name: 'add positional encoding' }).check();
    await expect(verdict).toContainText('The encoding and the mask');
    await figure.getByRole('switch', { name: 'causal mask' }).uncheck();
    await expect(verdict).toContainText('carries the encoding of its place');
    await expect(verdict).toContainText('The mean has changed too');
    await choose(figure, 'Reset');
    await expect(verdict).toContainText('You haven’t moved anything yet');
    await expect(figure.getByRole('switch', { name: 'add positional encoding' })).not.toBeChecked();
  });

  test('1 to 64 words are accepted, 65 are rejected with a message @shuffle', { tag: '@more' }, async ({ page }) => {
    const figure = page.locator('pe-shuffle');
    await openSettings(figure);
    const sentence = figure.getByRole('textbox', { name: 'Your sentence' });
    await sentence.press('End');
    await sentence.pressSequentially(' now');
    await expect(figure.locator('.chip')).toHaveText(['I', 'love', 'NLP', 'now']);
    await type(sentence, 'alone');
    await expect(figure.locator('.chip')).toHaveCount(1);
    await expect(figure.getByRole('button', { name: 'Shuffle' })).toBeDisabled();
    await type(sentence, 'w '.repeat(64));
    await expect(figure.locator('.of-word')).toHaveCount(64);
    await figure.getByRole('button', { name: 'Shuffle' }).click();
    await expect(figure.locator('.prose')).toContainText('Largest change');
    await type(sentence, 'w '.repeat(65));
    await expect(figure.getByText('A sentence must have 1 to 64 words, but this one has 65.')).toBeVisible();
    await expect(figure.locator('.chip')).toHaveCount(64);
  });
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test('a word can be dragged by touch @shuffle', async ({ page }) => {
    const figure = await openFigure(page, chapter('en'), 'pe-shuffle');
    const box = async (name: RegExp) => (await figure.getByRole('button', { name }).boundingBox())!;
    const [from, to] = [await box(/^I,/), await box(/^love,/)];
    const touch = await page.context().newCDPSession(page);
    const at = (x: number) => ({ touchPoints: [{ x, y: from.y + 20 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from.x + 20) });
    for (const x of [from.x + 40, to.x + 20, to.x + to.width - 5])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await words(figure)).toEqual(['love', 'I', 'NLP']);
  });
});

test('Chinese without spaces is split into words @shuffle', { tag: '@more' }, async ({ page }) => {
  await openPage(page, chapter('zh-hans'));
  const figure = page.locator('pe-shuffle');
  await openSettings(figure);
  const sentence = figure.getByRole('textbox');
  await type(sentence, '我爱吃苹果');
  await expect(figure.locator('.chip')).not.toHaveCount(3);
  expect((await words(figure)).join('')).toBe('我爱吃苹果');
  expect((await words(figure)).length).toBeGreaterThan(1);
});
