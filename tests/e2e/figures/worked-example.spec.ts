import { expect, openSettings, test, type, openFigure } from '../fixtures.js';

const chapter = '/en/formula/';

test.describe('in English', () => {
  test.beforeEach(async ({ page }) => {
    await openFigure(page, chapter, 'pe-worked-example');
  });

  test('a preset sets position and dimensions @worked-example', async ({ page }) => {
    const figure = page.locator('pe-worked-example');
    await openSettings(figure);
    await figure.getByRole('button', { name: 'position 1, d = 4' }).click();
    await figure.getByRole('button', { name: 'position 0, d = 4' }).click();
    await expect(figure.locator('.assembled .number')).toHaveText(['0.0000', '1.0000', '0.0000', '1.0000']);
    await figure.getByRole('button', { name: 'position 1, d = 4' }).press('Enter');
    await expect(figure.locator('.assembled .number')).toHaveText(['0.8415', '0.5403', '0.0100', '1.0000']);
    await expect(figure.locator('math .value')).toHaveText(['0.84147098', '0.54030231', '0.00999983', '0.99995000']);
  });

  test('fractional positions are worked through, invalid ones are explained @worked-example', async ({ page }) => {
    const figure = page.locator('pe-worked-example');
    const position = figure.getByRole('textbox', { name: 'Position', exact: true });
    await type(position, '0.5');
    await expect(figure.locator('math .value').first()).toHaveText('0.47942554');
    await type(position, '-1');
    await expect(figure.getByText(/Position must be/)).toBeVisible();
    await expect(figure.locator('math .value').first()).toHaveText('0.47942554');
  });

  test('the code is copied as displayed @worked-example', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const figure = page.locator('pe-worked-example');
    await figure.getByText('The same in code').click();
    await figure.getByRole('radio', { name: 'JavaScript' }).check({ force: true });
    await figure.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(figure.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await figure.locator('pre').textContent());
    expect(copied).toContain('function positionalEncoding');
  });
});
