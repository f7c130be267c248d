import { choose } from '../../fixtures.js';
import { pointOn } from '../../gestures.js';
import { expect, test } from '../alone.js';

test('mouse and keys select a model and a pair @partial-rotary', async ({ page, alone }) => {
  const figure = await alone('pe-partial-rotary');
  const pair = figure.getByRole('slider', { name: 'Pair of a head' });
  await expect(pair).toHaveAttribute('aria-valuenow', '31');
  await expect(figure.locator('.reading')).toContainText('64 of the 256 dimensions of a head turn');
  await expect(figure.locator('.picked')).toContainText('counts the 64 dimensions that turn');
  await pair.press('ArrowDown');
  await expect(figure.locator('.picked')).toHaveText(/^Pair 32 doesn’t turn/);
  await pair.press('Home');
  await expect(figure.locator('.picked')).toContainText('6.283 positions');

  await figure.getByText('Llama 4 Scout').click();
  await expect(figure.locator('.reading')).toContainText('one layer out of every 4 (12 of 48 in all)');
  await page.mouse.click(...(await pointOn(figure.locator('.grid'), 0.5, 10.5 / 64)));
  await expect(pair).toHaveAttribute('aria-valuenow', '10');
  await expect(figure.getByRole('link', { name: 'configuration_llama4.py' })).toBeVisible();

  await choose(figure, 'Data as table');
  await expect(figure.getByRole('rowheader', { name: 'StableLM-3B-4E1T' })).toBeVisible();
});
