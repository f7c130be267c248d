import { choose, expect, test, openFigure } from '../../fixtures.js';

test(
  'mouse, keys and action links select a remedy with its line, numbers and description',
  { tag: '@perplexity' },
  async ({ page }) => {
    const figure = await openFigure(page, '/en/longer/', 'pe-perplexity');
    await expect(figure.locator('.reading')).toContainText('at 16,384 tokens 2,645.09');
    await expect(figure.locator('.label.value')).toHaveText(['4.23', '3.78', '39.35', '469.81', '2,645.09']);

    await figure.getByText('+ dynamic NTK').click();
    await expect(figure.locator('.reading')).toContainText('5.71, where it was 2,645.09');
    await page.keyboard.press('ArrowRight');
    await expect(figure.locator('.reading')).toContainText('4.62, where it was 5.71');
    await expect(figure.getByRole('link', { name: 'QwenLM/Qwen, README.md' })).toBeVisible();

    for (const remedy of ['none', 'ntk', 'window'] as const) {
      await page.locator(`pe-act[to="perplexity?remedy=${remedy}"]`).click();
      await expect(figure).toHaveJSProperty('remedy', remedy);
    }

    await choose(figure, 'Data as table');
    await expect(figure.getByRole('row', { name: '8,192' }).getByRole('cell')).toHaveText([
      '469.81',
      '3.66',
      '3.56',
      '3.49',
    ]);
  },
);

test('a link restores the remedy', { tag: ['@perplexity', '@more'] }, async ({ page }) => {
  await page.goto('/zh-hant/longer/?perplexity.remedy=logn');
  const figure = page.locator('pe-perplexity');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveJSProperty('remedy', 'logn');
});
