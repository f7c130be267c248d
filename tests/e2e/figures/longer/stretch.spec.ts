import type { Locator } from '@playwright/test';

import { choose, openSettings, openFigure } from '../../fixtures.js';
import { expect, post, test } from '../../embed/host.js';

const hand = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Hand', exact: true });

test(
  'each scheme says which hands it slows, and a hand what it keeps by code and by paper',
  { tag: ['@stretch', '@more'] },
  async ({ page, host, tour }) => {
    await page.goto(host.publish(post('<pe-stretch lang="en"></pe-stretch>', tour)));
    const figure = page.locator('pe-stretch');
    const picked = figure.locator('.picked');
    await expect(figure.locator('.met')).toHaveText('No hand meets a new angle in a text of 32,768 positions.');
    await expect(picked).toContainText('keeps 0.596 of its speed');
    await expect(picked).toContainText('it would keep 0.281 of its speed.');
    await expect(figure.locator('.attention')).toContainText('multiplied by 1.4591');
    await expect(figure.locator('.legend')).toContainText('as in the paper');

    await figure.getByRole('radio', { name: 'as trained' }).check({ force: true });
    await expect(figure.locator('.met')).toHaveText(/18 of 64 hands/);
    await expect(figure.locator('.dials .new-arc')).toHaveCount(2);
    await expect(figure.locator('.legend')).not.toContainText('as in the paper');
    await figure.getByText('dynamic NTK', { exact: true }).click();
    await expect(figure.locator('.readings')).toContainText('here 57');
    await openSettings(figure);
    await figure.getByText('from the paper', { exact: true }).click();
    await expect(figure.locator('.readings')).toContainText('divided by l/L, here 8');
    await figure.getByText('LongRoPE', { exact: true }).click();
    await figure.getByText('Phi-3, long texts').click();
    await expect(figure.locator('.readings')).toContainText('divided by 64.81');
    await expect(hand(figure)).toHaveAttribute('aria-valuemax', '47');
    await figure.getByText('positions per turn', { exact: true }).click();
    await expect(figure.locator('.label.title.y')).toHaveText('positions per turn');
    await choose(figure, 'Data as table');
    await expect(figure.getByRole('columnheader', { name: 'Turns in the text' })).toBeVisible();
  },
);

test(
  'mouse and keys select a hand in the plot, its dial selects it too, and a slider sets the factor',
  { tag: '@stretch' },
  async ({ page, host, tour }) => {
    await page.goto(host.publish(post('<pe-stretch lang="en" scheme="ntk" formula="paper"></pe-stretch>', tour)));
    const figure = page.locator('pe-stretch');
    await expect(hand(figure)).toHaveAttribute('aria-valuenow', '32');
    await hand(figure).press('ArrowRight');
    await expect(hand(figure)).toHaveAttribute('aria-valuenow', '33');
    const box = (await figure.locator('.box').boundingBox())!;
    await page.mouse.click(box.x + (10.5 / 64) * box.width, box.y + box.height / 2);
    await expect(hand(figure)).toHaveAttribute('aria-valuenow', '10');
    await figure.getByRole('button', { name: 'hand 63' }).click();
    await expect(figure.locator('.picked')).toContainText('keeps 0.125 of its speed');
    await figure.getByRole('slider', { name: 'Factor s' }).press('Home');
    await expect(figure.locator('.picked')).toContainText('Hand 63 keeps its speed');
  },
);

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap in the plot or on a dial selects a hand', { tag: '@stretch' }, async ({ page, host, tour }) => {
    await page.goto(host.publish(post('<pe-stretch lang="en" scheme="linear"></pe-stretch>', tour)));
    const figure = page.locator('pe-stretch');
    await expect(hand(figure)).toHaveAttribute('aria-valuenow', '32');
    const plot = figure.locator('.box');
    await plot.scrollIntoViewIfNeeded();
    const box = (await plot.boundingBox())!;
    await page.touchscreen.tap(box.x + (50.5 / 64) * box.width, box.y + box.height / 2);
    await expect(hand(figure)).toHaveAttribute('aria-valuenow', '50');
    await figure.getByRole('button', { name: 'hand 0' }).tap();
    await expect(hand(figure)).toHaveAttribute('aria-valuenow', '0');
  });
});

test(
  'a link shows its scheme, and the phrases of the chapter show others',
  { tag: ['@stretch', '@more'] },
  async ({ page }) => {
    const figure = await openFigure(page, '/en/longer/?stretch.scheme=ntk&stretch.pair=63', 'pe-stretch');
    await expect(figure.locator('.met')).toHaveText(/17 of 64 hands/);
    await expect(hand(figure)).toHaveAttribute('aria-valuenow', '63');
    await page.getByRole('button', { name: 'every hand by the same factor' }).click();
    await expect(figure).toHaveJSProperty('scheme', 'linear');
    await expect(figure.locator('.met')).toHaveText(/^No hand meets a new angle/);
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
