import type { Locator } from '@playwright/test';

import { choose, openSettings, type } from '../../fixtures.js';
import { drag, pointOn } from '../../gestures.js';
import { expect, test } from '../alone.js';

const station = (figure: Locator, name: string): Locator => figure.getByRole('radiogroup', { name });
const reading = (figure: Locator): Locator => figure.locator('.reading');
const offset = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Position of the key' });

test('two stages need 32 bits, and they suffice to restore the score @cast', async ({ page, alone }) => {
  const figure = await alone('pe-cast');
  await expect(reading(figure)).toContainText('The relative property is lost');
  await expect(station(figure, 'position')).toHaveClass(/severe/);
  await expect(station(figure, 'frequency')).not.toHaveClass(/severe/);
  await station(figure, 'position').getByRole('radio', { name: 'fp32' }).check();
  await expect(reading(figure)).toContainText('The relative property is lost');
  await expect(figure.locator('.outcome')).toHaveClass(/severe/);
  // By keyboard: from bf16 to fp16 and up.
  const angle = station(figure, 'angle');
  await angle.getByRole('radio', { name: 'bf16' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(angle.getByRole('radio', { name: 'fp32' })).toBeChecked();
  await expect(reading(figure)).toContainText('The relative property all but holds');
  await expect(figure.locator('.outcome')).not.toHaveClass(/severe/);

  await figure.getByRole('group', { name: 'All stations' }).getByText('exact').click();
  await expect(reading(figure)).toContainText('these formats cost nothing. The relative property holds');
  await choose(figure, 'Reset');
  await expect(reading(figure)).toContainText('The relative property is lost');
});

test('the offset can be dragged, set by keys and typed, and the hands follow @cast', async ({ page, alone }) => {
  const figure = await alone('pe-cast positions="bf16" angles="exact"');
  const fast = figure.locator('figcaption').first();
  await expect(fast).toContainText('turns');
  const box = figure.locator('.box');
  await drag(page, await pointOn(box), await pointOn(box, 0.003));
  await expect(fast).not.toContainText('turns');
  await offset(figure).press('Home');
  await expect(offset(figure)).toHaveAttribute('aria-valuenow', '0');
  await expect(offset(figure)).toHaveAttribute('aria-valuetext', '0');
  await expect(figure.locator('.reading')).toContainText('With the key at 0 and the query at 100');
  await offset(figure).press('End');
  await expect(offset(figure)).toHaveAttribute('aria-valuenow', '131072');
  await openSettings(figure);
  await type(figure.getByRole('textbox', { name: 'Position of the key' }), '16384');
  await expect(reading(figure)).toContainText('With the key at 16,384');
  await type(figure.getByRole('textbox', { name: 'Position of the key' }), '131073');
  await expect(figure.getByText(/must be a whole number from 0 to 131,072/)).toBeVisible();
  await expect(reading(figure)).toContainText('With the key at 16,384');
  await choose(figure, 'Data as table');
  await expect(figure.getByRole('columnheader', { name: 'Error as a share of the score' })).toBeVisible();
});
