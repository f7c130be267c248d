import type { Locator } from '@playwright/test';

import { expect, test, openFigure } from '../../fixtures.js';
import { drag, pointOn } from '../../gestures.js';

const she = (figure: Locator): Locator => figure.getByRole('button', { name: /^she,/ });

test.beforeEach(async ({ page }) => {
  await openFigure(page, '/en/relative/', 'pe-pronoun');
});

test('is the nearest noun to the left, wherever the keyboard moves the pronoun @pronoun', async ({ page }) => {
  const figure = page.locator('pe-pronoun');
  await expect(figure.locator('.prose')).toHaveText(/takes “she” to be Eva, the nearest name/);
  for (const name of ['Mia', 'Anna']) {
    for (let step = 0; step < 3; ++step) await she(figure).press('ArrowLeft');
    await expect(figure.locator('.prose')).toHaveText(new RegExp(`takes “she” to be ${name}, the nearest name`));
    await expect(she(figure)).toBeFocused();
  }
  await she(figure).press('Home');
  await expect(figure.locator('.prose')).toContainText('There’s no name to the left of “she”');
});

test('changes with the nouns that are dragged past the pronoun @pronoun', async ({ page }) => {
  const figure = page.locator('pe-pronoun');
  const [eva, anna] = [/^Eva,/, /^Anna,/].map((name) => figure.getByRole('button', { name }));
  await drag(page, await pointOn(eva!), await pointOn(anna!, 0.05));
  await expect(figure.locator('.prose')).toContainText('takes “she” to be Mia');
  expect(await figure.locator('.chip').first().innerText()).toBe('Eva');
});
