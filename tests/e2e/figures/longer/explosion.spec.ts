import { choose, expect, openFigure, openSettings, test } from '../../fixtures.js';

test('the axes zoom out with the length, the score explodes with a small ridge only @explosion', async ({ page }) => {
  const figure = await openFigure(page, '/en/longer/', 'pe-explosion');
  const reading = figure.locator('.reading');
  const ticks = figure.locator('.fitted .label.y:not(.title)');
  await expect(reading).toHaveText('At 4,096 tokens: perplexity 39.4, score ±1,292.');
  await expect(ticks).toHaveText(['−1,000', '0', '1,000']);

  const length = figure.getByRole('slider', { name: 'Text, tokens' });
  await length.press('Home');
  await expect(figure).toHaveJSProperty('length', 2_048);
  await expect(reading).toHaveText('At 2,048 tokens: perplexity 3.78, score ±0.788.');
  await expect(ticks).toHaveText(['−0.5', '0', '0.5']);
  await length.press('End');
  await expect(ticks).toHaveText(['−1,000', '0', '1,000']);
  await expect(reading).toContainText('At 16,384 tokens: perplexity 2,645,');

  const moreRidge = page.locator('pe-act[to^="explosion?"][to$="ridge=0"]');
  await page.locator('details', { has: moreRidge }).locator('summary').click();
  await moreRidge.click();
  await expect(figure).toHaveJSProperty('ridge', 0);
  await openSettings(figure);
  const details = figure.locator('.details');
  await expect(details).toContainText('nothing explodes');
  await figure.getByRole('slider', { name: /ridge/ }).press('Home');
  await expect(figure).toHaveJSProperty('ridge', -12);
  await expect(details).not.toContainText('nothing explodes');

  const field = figure.getByRole('textbox', { name: /ridge/ });
  await field.fill('7');
  await field.press('Enter');
  await expect(figure.getByText('from −12 to 2, not 7')).toBeVisible();
  await expect(figure).toHaveJSProperty('ridge', -12);
});

test('each remedy has its line, its numbers and its sentence, by mouse, keys and phrases @explosion', async ({
  page,
}) => {
  const figure = await openFigure(page, '/en/longer/?explosion.length=16384', 'pe-explosion');
  await openSettings(figure);
  const reading = figure.locator('.details');
  const ticks = figure.locator('.published .label.y:not(.title)');
  await expect(figure.locator('.label.value')).toHaveText(['3.78', '39.35', '469.81', '2,645.09']);
  await expect(ticks.last()).toHaveText('3,000');

  await figure.getByText('+ dynamic NTK').click();
  await expect(reading).toContainText('5.71 instead of 2,645.09');
  await expect(ticks.last()).toHaveText('6');
  await page.keyboard.press('ArrowRight');
  await expect(reading).toContainText('4.62 instead of 5.71');
  await expect(figure.getByRole('link', { name: 'QwenLM/Qwen, README.md' })).toBeVisible();

  for (const remedy of ['none', 'ntk', 'window'] as const) {
    await page.locator(`pe-act[to="explosion?remedy=${remedy}&length=16384&ridge=-8"]`).click();
    await expect(figure).toHaveJSProperty('remedy', remedy);
  }

  await choose(figure, 'Data as table');
  await expect(figure.getByRole('row', { name: '8,192' }).getByRole('cell')).toHaveText([
    '469.81',
    '3.66',
    '3.56',
    '3.49',
  ]);
  await expect(figure.getByRole('row')).toHaveCount(6 + 4);
});
