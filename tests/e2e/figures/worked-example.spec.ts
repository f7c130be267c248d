import { expect, test, openFigure } from '../fixtures.js';

test('the code is copied as displayed @worked-example', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const figure = await openFigure(page, '/en/formula/', 'pe-worked-example');
  await figure.getByText('The same in code').click();
  await figure.getByRole('radio', { name: 'JavaScript' }).check({ force: true });
  await figure.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(figure.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await figure.locator('pre').textContent());
  expect(copied).toContain('function positionalEncoding');
});
