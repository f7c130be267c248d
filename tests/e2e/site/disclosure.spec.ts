import { expect, test, openPage } from '../fixtures.js';

test('a disclosure opens by key and click, and is printed', async ({ page }) => {
  await openPage(page, '/en/relative/');
  const fold = page.locator('details.deeper').first();
  const [title, text] = [fold.locator('summary'), fold.locator('p').first()];
  await expect(text).toBeHidden();
  await title.focus();
  await title.press('Enter');
  await expect(text).toBeVisible();
  await title.click();
  await expect(text).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(text).toBeVisible();
});
