import { choose, expect, test, openFigure } from '../../fixtures.js';

test('the score explodes beyond its fit only with a small ridge @explosion', async ({ page }) => {
  const figure = await openFigure(page, '/en/longer/', 'pe-explosion');
  const reading = figure.locator('.reading');
  await expect(reading).toContainText('Beyond them it reaches ±1,292.');
  await expect(reading).toContainText('stays within ±0.79');

  await page.locator('pe-act[to="explosion?ridge=0"]').click();
  await expect(figure).toHaveJSProperty('ridge', 0);
  await expect(reading).toContainText('nothing explodes');

  const slider = figure.getByRole('slider');
  await slider.press('Home');
  await expect(figure).toHaveJSProperty('ridge', -12);
  await expect(reading).not.toContainText('nothing explodes');

  const field = figure.getByRole('textbox', { name: /ridge/ });
  await field.fill('7');
  await field.press('Enter');
  await expect(figure.getByText('from −12 to 2, got 7')).toBeVisible();
  await expect(figure).toHaveJSProperty('ridge', -12);

  await choose(figure, 'Data as table');
  await expect(figure.getByRole('row')).toHaveCount(4);
});
