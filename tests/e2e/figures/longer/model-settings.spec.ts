import { expect, test, openFigure } from '../../fixtures.js';

test('a setting is changed, compared and taken along, and its link restores it @model-settings', async ({ page }) => {
  const figure = await openFigure(page, '/en/model/', 'pe-model-settings');
  const verdict = figure.locator('.verdict');
  await expect(verdict).toHaveText(
    'Llama 3.1 8B at 131,072: 29 of 64 pairs pass the angles of its first 8,192 positions.',
  );

  await figure.locator('.choice label', { hasText: 'YaRN' }).click();
  await figure.getByRole('button', { name: 'Use this factor' }).click();
  await expect(verdict).toContainText('no pair passes');
  await expect(figure.getByText('With the setting of the file it’s 29.')).toBeVisible();
  await expect(figure.locator('.changes')).toContainText('llama3 → yarn');

  const slider = figure.getByRole('slider', { name: 'pair', exact: true });
  await slider.press('Home');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Pair 1 takes/);

  await figure.getByText('Take this setting to a program').click();
  await figure.locator('.choice label', { hasText: 'SGLang' }).click();
  await expect(figure.locator('.take code')).toContainText('"rope_type":"yarn","factor":16');

  await page.goto('/en/model/?model-settings.scheme=yarn&model-settings.factor=16');
  await expect(verdict).toContainText('no pair passes');
});

test('the settings follow the model that the clock shows @model-settings', async ({ page }) => {
  const figure = await openFigure(page, '/en/model/?model-clock.model=gpt-2', 'pe-model-settings');
  await expect(figure.locator('.verdict')).toContainText('has no rotary encoding');
});
