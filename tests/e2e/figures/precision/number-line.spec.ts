import type { Locator } from '@playwright/test';

import { choose } from '../../fixtures.js';
import { drag, pointOn } from '../../gestures.js';
import { expect, test } from '../alone.js';

const place = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Position' });
const getMessage = (figure: Locator): Locator => figure.locator('.reading');

test('dragging along the whole line makes neighbours collapse @number-line', async ({ page, alone }) => {
  const figure = await alone('pe-number-line');
  await expect(getMessage(figure)).toHaveText('998 to 1,002 all become 1,000.');
  const ruler = figure.locator('.plot .box');
  await page.mouse.move(...(await pointOn(ruler, 0.2)));
  await page.mouse.down();
  await expect(getMessage(figure)).toContainText('keeps its own number.');
  await page.mouse.move(...(await pointOn(ruler, 17 / 25)), { steps: 4 });
  await page.mouse.up();
  await expect(place(figure)).toHaveAttribute('aria-valuenow', /^1[23]\d{4}$/);
  await expect(getMessage(figure)).toContainText(/1[23]\d,\d{3} to 1[23]\d,\d{3} all become/);
});

test('the ring can be dragged across the close-up, and a click moves it @number-line', async ({ page, alone }) => {
  const figure = await alone('pe-number-line position="300"');
  const close = figure.locator('.close');
  // Sixteen positions are visible, so a quarter of the width is four positions.
  await drag(page, await pointOn(close), await pointOn(close, 0.75));
  await expect(place(figure)).toHaveAttribute('aria-valuenow', '304');
  await page.mouse.click(...(await pointOn(close, 0.5 + 3 / 16)));
  await expect(place(figure)).toHaveAttribute('aria-valuenow', '307');
});

test('keys move by one, to the next power of two, and to both ends @number-line', async ({ alone }) => {
  const figure = await alone('pe-number-line position="255"');
  const slider = place(figure);
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '256 and 257 both become 256.');
  await slider.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuenow', '512');
  await slider.press('PageDown');
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuenow', '255');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '33554432');
});

test('flipping a bit moves the position, or says there is none @number-line', { tag: '@more' }, async ({ alone }) => {
  const figure = await alone('pe-number-line position="257"');
  await figure.getByRole('switch', { name: 'Bits' }).check();
  const bit = (name: string) => figure.getByRole('button', { name, exact: true });
  await bit('Significand, worth 2').click();
  await expect(place(figure)).toHaveAttribute('aria-valuenow', '258');
  await expect(bit('Significand, worth 2')).toHaveAttribute('aria-pressed', 'true');
  await expect(figure.locator('.significand .worth')).toHaveText('Significand adds 2, in steps of 2');
  await bit('Exponent, worth 1').click();
  await expect(place(figure)).toHaveAttribute('aria-valuenow', '129');
  await expect(figure.locator('.exponent .worth')).toHaveText('Exponent 134 − 127 = 7: the number starts at 128');

  await bit('Sign').press('Enter');
  await expect(getMessage(figure)).toHaveText('These bits mean −129: no position.');
  await expect(place(figure)).toHaveAttribute('aria-valuenow', '129');
  await bit('Sign').press('Enter');
  await expect(getMessage(figure)).toHaveText('129 keeps its own number.');
});

test('bits without a position are dropped when the line moves @number-line', { tag: '@more' }, async ({ alone }) => {
  const figure = await alone('pe-number-line format="e4m3" position="448" bits');
  const last = figure.getByRole('button', { name: 'Significand, worth 32', exact: true });
  await last.click();
  await expect(getMessage(figure)).toHaveText('These bits mean NaN: no position.');
  await place(figure).press('ArrowLeft');
  await expect(getMessage(figure)).toContainText('all become 448');
  await last.click();
  await choose(figure, 'Reset');
  await expect(place(figure)).toHaveAttribute('aria-valuenow', '448');
  await expect(getMessage(figure)).toContainText('all become 448');
});
