import type { Locator, Page } from '@playwright/test';

import { chapter, expect, test } from '../fixtures.js';
import { expectNoAxeViolations } from '../page-assertions.js';

/** Opens the contents and returns their search field. */
async function openSearch(page: Page, folder: string): Promise<Locator> {
  await page.goto(chapter(folder));
  await page.locator('details.contents > summary').click();
  return page.getByRole('searchbox');
}

test('a search in the contents finds sections and terms, and its results are reached by keys', async ({ page }) => {
  const field = await openSearch(page, 'en');
  const contents = page.locator('details.contents');
  const results = contents.locator('.search a');
  await expect(contents.locator('.chapters .title').first()).toHaveCSS('opacity', '1');
  await field.fill('rotary enc');
  await expect(results.first()).toContainText('rotary encoding');
  await expect(contents.getByRole('status')).toHaveText(`${await results.count()} found`);
  await expect(contents.locator('.chapters').first()).toBeHidden();
  await expectNoAxeViolations(page, 'details.contents');
  await field.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await field.fill('no such words');
  await expect(contents.getByRole('status')).toContainText('Nothing found');
  await expect(results).toHaveCount(0);
  await field.fill('');
  await expect(contents.locator('.chapters').first()).toBeVisible();
  await field.fill('rotary encoding (RoPE)');
  await expect(results.first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/en\/glossary\/#/);
});

test('a result on the same page closes the contents', async ({ page }) => {
  const field = await openSearch(page, 'zh-hans');
  await field.fill('指针');
  const here = page.locator('.search a[href*="/clock-hands/#"]').first();
  await here.click();
  await expect(page).toHaveURL(/\/zh-hans\/clock-hands\/#/);
  await expect(page.locator('details.contents')).not.toHaveAttribute('open');
});

test.describe('without the index', () => {
  test.use({ expectedComplaints: /503/ });
  test('a search says so, and typing on tries again', async ({ page }) => {
    await page.route('**/search.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
    const field = await openSearch(page, 'zh-hant');
    await field.fill('旋轉');
    await expect(page.locator('.search p')).toHaveText(/搜尋索引載入失敗/);
    await field.pressSequentially('位');
    await expect(page.locator('.search a').first()).toContainText('旋轉位');
  });
});

test('a citation is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(chapter('en'));
  await page.getByText('Cite this page').click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.locator('.appendix button')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^@misc\{[^]*title = \{Clock hands\}/);
});
