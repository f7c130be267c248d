import { expect, test, openFigure } from '../../fixtures.js';

test('the sum becomes negative at a distance, and valid bases lie in windows @context-base', async ({ page }) => {
  const figure = await openFigure(page, '/en/longer/', 'pe-context-base');
  const reading = figure.locator('.reading');
  await expect(figure.locator('.label.text')).toHaveText('1,707');
  await expect(reading).toHaveText(/^Smallest base: 26,95\d, up to 26,973; the next window opens at 28,62\d\.$/);

  const base = figure.getByRole('textbox', { name: 'Base' });
  await base.fill('26960');
  await base.press('Enter');
  await expect(figure.locator('.label.text')).toHaveCount(0);
  await expect(figure.locator('p.visually-hidden').first()).toContainText(
    'doesn’t fall below zero at any of the 4,096 distances',
  );
  await base.fill('27500');
  await base.press('Enter');
  await expect(figure.locator('.label.text')).toHaveCount(1);

  const length = figure.getByRole('textbox', { name: 'Text length' });
  await length.fill('1024');
  await length.press('Enter');
  await expect(reading).toContainText('Smallest base: 4,293');
});
