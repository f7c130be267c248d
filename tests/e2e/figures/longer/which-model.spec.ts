import type { Locator, Page } from '@playwright/test';

import { expect, test, openFigure } from '../../fixtures.js';

const getTable = (page: Page, query = ''): Promise<Locator> => openFigure(page, `/en/model/${query}`, 'pe-which-model');

/** Model names from top to bottom. */
const names = (figure: Locator): Promise<string[]> => figure.locator('.models tbody th').allInnerTexts();

test('encoding filter and sort column are restored by a link @which-model', async ({ page }) => {
  const figure = await getTable(page);
  const count = figure.locator('.count');
  await expect(count).toHaveText(/^\s*(\d+) of \1 models\s*$/);
  expect((await names(figure))[0]).toBe('Transformer (base)');

  await figure.getByRole('radio', { name: 'ALiBi' }).check({ force: true });
  await expect(count).toHaveText(/^\s*2 of /);
  expect(await names(figure)).toEqual(['BLOOM-176B', 'MPT-7B']);

  await figure.getByRole('radio', { name: 'RoPE', exact: true }).check({ force: true });
  const theta = figure.getByRole('columnheader', { name: 'Base (theta)' });
  await theta.getByRole('button').click();
  await expect(theta).toHaveAttribute('aria-sort', 'ascending');
  await theta.getByRole('button').press('Enter');
  await expect(theta).toHaveAttribute('aria-sort', 'descending');
  const largest = (await names(figure))[0];
  expect(largest).toBe('Mistral Small 3.1');

  await page.goto('/en/model/?which-model.scheme=rotary&which-model.sort=theta&which-model.descending=1');
  await expect(theta).toHaveAttribute('aria-sort', 'descending');
  await expect(figure).toHaveJSProperty('scheme', 'rotary');
  expect((await names(figure))[0]).toBe(largest);
});

test('every row has its source and a link to its clock @which-model', { tag: '@more' }, async ({ page }) => {
  const figure = await getTable(page);
  const rows = figure.locator('.models tbody tr');
  const all = await rows.count();
  await expect(rows.locator('td:last-child a[href^="https://"]')).toHaveCount(all);
  await expect(figure.locator('[data-key="mistral-v0.3"]')).toContainText('not verified');
  await expect(figure.locator('.legend')).toContainText(/Month not verified: .*Mistral 7B v0\.3, /);
  await figure.getByRole('link', { name: 'gpt-oss-20b' }).click();
  await expect(page).toHaveURL(/model-clock\.model=gpt-oss/);
  await expect(page.locator('pe-model-clock').locator('.pick b')).toHaveText('gpt-oss-20b');
});

test('a dot in the timeline shows its row, and arrow keys move between dots @which-model', async ({ page }) => {
  const figure = await getTable(page, '?which-model.view=timeline&which-model.model=bert');
  const told = figure.locator('.opened');
  await expect(told).toContainText('BERT-Base');
  await figure.locator('.dot[aria-pressed=true]').press('ArrowRight');
  await expect(told).toContainText('Transformer-XL');
  await expect(figure.locator('.dot:focus')).toHaveAttribute('data-key', 'transformer-xl');
  await figure.locator('[data-key="llama-4"]').click();
  await expect(told).toContainText('Llama 4 Scout');
  await expect(told.getByRole('link', { name: 'See its clock' })).toHaveAttribute('href', /model-clock\.model=llama-4/);
  await expect(figure.getByRole('button', { pressed: true })).toHaveCount(1);
});

test.describe('touch, on a narrow phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  test('a tap selects a dot, and neither view widens the page @which-model', async ({ page }) => {
    const figure = await openFigure(page, '/en/model/', 'pe-which-model');
    const widened = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await widened()).toBeLessThanOrEqual(0);
    // The name column stays in place when the table scrolls horizontally.
    const name = figure.locator('.models tbody th').first();
    const before = (await name.boundingBox())!.x;
    await figure.locator('.box').evaluate((box) => box.scrollTo({ left: 200, behavior: 'instant' }));
    expect((await name.boundingBox())!.x).toBeCloseTo(before, 0);
    await figure.locator('label:has(input[name=view])').nth(1).tap();
    await figure.locator('[data-key="t5"]').tap();
    await expect(figure.locator('.opened')).toContainText('T5 Base');
    expect(await widened()).toBeLessThanOrEqual(0);
  });
});
