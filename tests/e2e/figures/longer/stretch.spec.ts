import type { Locator } from '@playwright/test';

import { choose, openSettings, openFigure } from '../../fixtures.js';
import { pointOn } from '../../gestures.js';
import { expect, test } from '../alone.js';

const hand = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Hand', exact: true });

test(
  'mouse and keys select a hand in the plot, its dial too, and a slider sets the factor',
  { tag: '@stretch' },
  async ({ page, alone }) => {
    const figure = await alone('pe-stretch scheme="ntk" formula="paper"');
    await expect(hand(figure)).toHaveAttribute('aria-valuenow', '32');
    await hand(figure).press('ArrowRight');
    await expect(hand(figure)).toHaveAttribute('aria-valuenow', '33');
    await page.mouse.click(...(await pointOn(figure.locator('.box'), 10.5 / 64)));
    await expect(hand(figure)).toHaveAttribute('aria-valuenow', '10');
    await figure.getByRole('button', { name: 'hand 63' }).click();
    await expect(figure.locator('.picked')).toContainText('keeps 0.125 of its speed');
    await figure.getByRole('slider', { name: 'Factor s' }).press('Home');
    await expect(figure.locator('.picked')).toContainText('Hand 63 keeps its speed');
  },
);

test(
  'small models answer by the chosen scheme, and phrases of the chapter lead to their schemes',
  { tag: '@stretch' },
  async ({ page }) => {
    const figure = await openFigure(page, '/en/longer/', 'pe-stretch');
    const answers = figure.locator('.models');
    await expect(answers).toContainText('they name only 54% of the words three places before');
    await figure.getByRole('radio', { name: 'PI' }).check({ force: true });
    await expect(answers).toContainText('PI ruins the exact distance, 7%, and saves the nearest name, 92%');
    await page.keyboard.press('ArrowRight');
    await expect(answers).toContainText('the exact distance isn’t lost entirely, 67%');
    for (const scheme of ['none', 'linear', 'yarn'] as const) {
      await page.locator(`pe-act[to^="stretch?scheme=${scheme}&factor=4"]`).click();
      await expect(figure).toHaveJSProperty('scheme', scheme);
    }
    await expect(answers).toContainText('96%, 93% and 100%');
    await figure.getByRole('radio', { name: 'Llama 3' }).press('Space');
    await expect(answers).toContainText('results as trained, with PI');
    await choose(figure, 'Data as table');
    const row = figure.getByRole('row', { name: '128 words, YaRN, 4 turns' });
    await expect(row.getByRole('cell')).toHaveText(['70 (59–82)', '93 (92–94)', '97']);
    await expect(figure.getByRole('row', { name: '32 words, as in training' })).toHaveCount(1);
  },
);

test(
  'own models are trained here and can be given up, and then those of before are shown again',
  { tag: '@stretch' },
  async ({ page }) => {
    const figure = await openFigure(page, '/en/longer/', 'pe-stretch');
    const before = (await figure.locator('.models').textContent())!;
    await choose(figure, 'Data as table');
    await openSettings(figure);
    await figure.getByRole('button', { name: 'Train your own' }).click();
    await expect(figure.locator('.run .state')).toHaveText(/^3 models are training with seed 1,/);
    await expect(figure.locator('caption')).toContainText('3 models, trained here with seed 1');
    await figure.getByRole('button', { name: 'Cancel' }).click();
    await expect(figure.locator('.run .state')).toHaveText('');
    await expect(figure.locator('.models')).toHaveText(before);
  },
);
