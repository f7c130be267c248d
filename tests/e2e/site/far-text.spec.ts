import { chapter, expect, test } from '../fixtures.js';

test('a link to a late section scrolls to its heading and stays there', async ({ page }) => {
  await page.goto(chapter('en', '#where-the-picture-ends'));
  const heading = page.locator('#where-the-picture-ends');
  const top = (): Promise<number> => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect(page.locator('pe-clock:defined').first()).toBeAttached();
  await expect.poll(top).toBeLessThan(60);
  expect(await top()).toBeGreaterThanOrEqual(0);
});
