import { choose, expect, test, openFigure } from '../../fixtures.js';

test('mouse, keys and action links select a scaling method @stretch-lab', async ({ page }) => {
  const figure = await openFigure(page, '/en/longer/', 'pe-stretch-lab');
  const picked = figure.locator('.picked');
  await expect(picked.getByRole('rowheader')).toHaveText('128 words, as they are');
  await figure.getByRole('radio', { name: 'by PI' }).check({ force: true });
  await expect(picked.getByRole('rowheader')).toHaveText('128 words, by PI');
  await page.keyboard.press('ArrowRight');
  await expect(picked.getByRole('rowheader')).toHaveText('128 words, NTK-aware');
  for (const scheme of ['none', 'linear', 'yarn-2'] as const) {
    await page.locator(`pe-act[to="stretch-lab?scheme=${scheme}"]`).click();
    await expect(figure).toHaveJSProperty('scheme', scheme);
  }
  await choose(figure, 'Data as table');
  await expect(figure.getByRole('row', { name: '32 words, as in training' })).toHaveCount(2);
});

test('models can be trained and cancelled, and then the previous ones are shown @stretch-lab', async ({ page }) => {
  const figure = await openFigure(page, '/en/longer/', 'pe-stretch-lab');
  const before = await figure.locator('.results').textContent();
  await figure.getByRole('button', { name: 'Train your own' }).click();
  await expect(figure.locator('.run .state')).toHaveText(/^3 models are being trained with seed 1,/);
  await expect(figure.locator('.note')).toContainText('3 models, trained here with seed 1');
  await figure.getByRole('button', { name: 'Cancel' }).click();
  await expect(figure.locator('.run .state')).toHaveText('');
  expect(await figure.locator('.results').textContent()).toBe(before);
});
