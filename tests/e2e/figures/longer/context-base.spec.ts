import { expect, test, openFigure } from '../../fixtures.js';

test('the sum becomes negative at a distance, and valid bases lie in windows @context-base', async ({ page }) => {
  const figure = await openFigure(page, '/en/longer/', 'pe-context-base');
  const reading = figure.locator('.reading');
  await expect(reading).toContainText('first falls below zero at distance 1,707');
  await expect(reading).toContainText('the start of a narrow window, not a threshold: the window ends at 26,973');

  const base = figure.getByRole('textbox', { name: 'Base' });
  await base.fill('26960');
  await base.press('Enter');
  await expect(reading).toContainText('doesn’t fall below zero at any of the 4,096 distances');
  await base.fill('27500');
  await base.press('Enter');
  await expect(reading).toContainText('first falls below zero');

  const length = figure.getByRole('textbox', { name: 'Length of the text' });
  await length.fill('1024');
  await length.press('Enter');
  await expect(reading).toContainText('The smallest base that holds for 1,024 positions is 4,293');
});
