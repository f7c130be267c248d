import type { Locator } from '@playwright/test';

import { choose, expect, test, openPage, openFigure } from '../fixtures.js';
import { drag, pointOn } from '../gestures.js';

const chapter = '/en/three-attempts/';
const openMeasures = (figure: Locator, name = 'The measurements behind it'): Promise<void> =>
  figure.locator('summary', { hasText: name }).click();

test('the longest sentence is measured for all five encodings, by keyboard @attempts', async ({ page }) => {
  await openFigure(page, chapter, 'pe-attempts');
  const figure = page.locator('pe-attempts');
  // The verdicts come first; the measurements are collapsed.
  await expect(figure.getByRole('region', { name: 'whole numbers' })).toHaveCount(0);
  await openMeasures(figure);
  await figure.getByRole('slider', { name: 'Long sentence' }).press('End');
  await expect(figure.getByRole('textbox', { name: 'Long sentence' })).toHaveValue('2,000');
  await expect(figure.getByRole('region', { name: 'whole numbers' })).toContainText('1,999');
  // 2,000 positions need eleven bits; a row that hasn't been updated would say seven.
  await expect(figure.getByRole('region', { name: 'binary digits' })).toContainText('numbers per encoding: 11');
  const slow = figure.getByRole('region', { name: 'random vectors' });
  await expect(slow.getByRole('img')).toHaveAccessibleName(/2,000 words/);
  const before = await slow.textContent();
  await figure.getByRole('slider', { name: 'Long sentence' }).press('Home');
  await expect(slow).not.toHaveText(before ?? '');
  await expect(slow).toContainText('not judged');
});

test(
  'each attempt shows the failure that its paragraph describes, and resets @attempts',
  { tag: '@more' },
  async ({ page }) => {
    await openPage(page, chapter);
    const whole = page.locator('#attempt');
    await expect(whole.locator('.prose')).toContainText('adds 2, while the word’s own number is about 1');
    await page.getByRole('button', { name: 'Go to position 500' }).click();
    await expect(whole.locator('.prose')).toContainText('adds 500, while the word’s own number is about 1');
    await choose(whole, 'Reset');
    await expect(whole.locator('.prose')).toContainText('adds 2 ');

    const ruler = page.locator('#attempt-2');
    await expect(ruler.locator('.prose')).toHaveText(
      'The third word gets 0.5, and the next word lies 0.25 further on.',
    );
    await ruler.getByRole('slider', { name: 'Words in the sentence' }).press('End');
    await expect(ruler.locator('.prose')).toHaveText(
      'The third word gets 0.0202, and the next word lies 0.0101 further on.',
    );
    await expect(ruler.locator('.word')).toHaveCount(100);

    const digits = page.locator('#attempt-3');
    await expect(digits.locator('.prose')).toHaveText('From position 6 to position 7, 1 digit changes.');
    await digits.getByRole('slider', { name: 'Position' }).press('ArrowRight');
    await expect(digits.locator('.prose')).toHaveText('From position 7 to position 8, 4 digits change.');
    await expect(digits.locator('.row.own .digit')).toHaveText(['1', '0', '0', '0']);
    await digits.getByRole('slider', { name: 'Position' }).press('Home');
    await expect(digits.locator('.prose')).toHaveText('At position 0 all digits are 0.');
  },
);

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the third word can be dragged along the ruler, and a tap flips a digit @attempts', async ({ page }) => {
    await openPage(page, chapter);
    const ruler = page.locator('#attempt-2');
    const length = ruler.getByRole('textbox', { name: 'Words in the sentence' });
    const rail = ruler.locator('.rail');
    await drag(page, await pointOn(rail), await pointOn(rail, 1 / 5));
    await expect(length).toHaveValue('11'); // the third of eleven words is at a fifth
    await drag(page, await pointOn(rail), await pointOn(rail, -0.2));
    await expect(length).toHaveValue('100');
    await page.touchscreen.tap(...(await pointOn(rail, 1 / 4)));
    await expect(length).toHaveValue('9');

    const digits = page.locator('#attempt-3');
    await digits.getByRole('button', { name: 'digit worth 8' }).tap();
    await expect(digits.locator('.row.own .digit')).toHaveText(['1', '1', '1', '1']);
    await expect(digits.locator('.prose')).toHaveText('From position 14 to position 15, 1 digit changes.');
    await digits.getByRole('button', { name: 'digit worth 1', exact: true }).press('Enter');
    await expect(digits.locator('.prose')).toHaveText('From position 13 to position 14, 2 digits change.');
  });
});
