import type { Locator } from '@playwright/test';

import { choose } from '../../fixtures.js';
import { expect, test } from '../alone.js';

const place = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Position' });
const getMessage = (figure: Locator): Locator => figure.locator('.reading');

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
