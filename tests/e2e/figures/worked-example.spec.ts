import { choose, expect, languages, openSettings, test, type, visit, visitFigure } from '../fixtures.js';

const chapter = (folder: string, query = ''): string => `/${folder}/formula/${query}`;

test.describe('in English', () => {
  test.beforeEach(async ({ page }) => {
    await visitFigure(page, chapter('en'), 'pe-worked-example');
  });

  test('the presets show the slip and its correction', { tag: '@worked-example' }, async ({ page }) => {
    const figure = page.locator('pe-worked-example');
    await openSettings(figure);
    await figure.getByRole('button', { name: 'position 1, d = 4' }).click();
    await expect(figure.locator('.slip')).toContainText('0.8415');
    await figure.getByRole('button', { name: 'position 0, d = 4' }).click();
    await expect(figure.locator('.slip')).toHaveCount(0);
    await expect(figure.locator('.assembled .number')).toHaveText(['0.0000', '1.0000', '0.0000', '1.0000']);
    await figure.getByRole('button', { name: 'position 1, d = 4' }).press('Enter');
    await expect(figure.locator('.assembled .number')).toHaveText(['0.8415', '0.5403', '0.0100', '1.0000']);
    await expect(figure.locator('math .value')).toHaveText(['0.84147098', '0.54030231', '0.00999983', '0.99995000']);
  });

  test(
    'halves put the sines first, and every number says whose it is',
    { tag: ['@worked-example', '@more'] },
    async ({ page }) => {
      const figure = page.locator('pe-worked-example');
      await openSettings(figure);
      await figure.getByRole('button', { name: 'position 1, d = 4' }).click();
      await figure.getByRole('radio', { name: 'halves' }).check({ force: true });
      await expect(figure.locator('.assembled .index')).toHaveText(['0 sin 0', '1 sin 1', '2 cos 0', '3 cos 1']);
      await expect(figure.locator('.assembled .number')).toHaveText(['0.8415', '0.0100', '0.5403', '1.0000']);
    },
  );

  test(
    'sixteen dimensions and the farthest position fit a narrow screen',
    { tag: ['@worked-example', '@more'] },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 780 });
      const figure = page.locator('pe-worked-example');
      await figure.getByRole('slider', { name: 'Dimensions' }).press('End');
      const position = figure.getByRole('textbox', { name: 'Position', exact: true });
      await type(position, '1000000000000');
      await expect(figure.locator('.pairs li')).toHaveCount(8);
      // sin(10^12) to 8 decimals, from mpmath.
      await expect(figure.locator('math .value').first()).toHaveText('−0.61123870');
      const right = await figure.evaluate(
        (element) =>
          Math.max(
            ...[...element.shadowRoot!.querySelectorAll('math, .number')].map(
              (part) => part.getBoundingClientRect().right,
            ),
          ) - element.getBoundingClientRect().right,
      );
      expect(right).toBeLessThanOrEqual(0.5);
    },
  );

  test(
    'a position between two whole ones is worked through, a refused one is explained',
    { tag: '@worked-example' },
    async ({ page }) => {
      const figure = page.locator('pe-worked-example');
      const position = figure.getByRole('textbox', { name: 'Position', exact: true });
      await type(position, '0.5');
      await expect(figure.locator('math .value').first()).toHaveText('0.47942554');
      await type(position, '-1');
      await expect(figure.getByText(/Position must be/)).toBeVisible();
      await expect(figure.locator('math .value').first()).toHaveText('0.47942554');
    },
  );

  test('the code is copied as it is shown', { tag: '@worked-example' }, async ({ page, context }) => {
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

test('a link restores the figure and not the page', { tag: ['@worked-example', '@more'] }, async ({ page }) => {
  await visit(page, chapter('en', '?worked-example.position=2&position=99'));
  const position = page.locator('pe-worked-example').getByRole('textbox', { name: 'Position', exact: true });
  await expect(position).toHaveValue('2');
});

for (const { folder, words } of languages) {
  test(`every word is there (${folder})`, { tag: ['@worked-example', '@more'] }, async ({ page }) => {
    await visit(page, chapter(folder));
    const figure = page.locator('pe-worked-example');
    await choose(figure, words['figure.table']);
    await expect(figure.getByRole('columnheader', { name: words['column.divisor'] })).toBeVisible();
    await expect(figure).not.toContainText(/worked\.|column\.|field\.|\{\w+\}|undefined|NaN/);
  });
}
