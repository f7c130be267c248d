import { chapter, expect, test } from '../fixtures.js';
import { recordShifts } from '../shifts.js';

test('what lies far below is laid out when it comes near, and moves nothing that is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await recordShifts(page);
  await page.goto(chapter('en'));
  const inLast = page.locator('main > article > p > a').last();
  const isLaidOut = (): Promise<boolean> =>
    inLast.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await expect(page.locator('pe-clock:defined').first()).toBeVisible();
  await inLast.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  expect(await page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0))).toBeLessThan(0.02);
});

test('a link to a late section leads to its heading, and stays there', async ({ page }) => {
  await page.goto(chapter('en', '#where-the-picture-ends'));
  const heading = page.locator('#where-the-picture-ends');
  const top = (): Promise<number> => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect(page.locator('pe-clock:defined').first()).toBeAttached();
  await expect.poll(top).toBeLessThan(60);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

test('all text is found in the page, and printed', async ({ page }) => {
  await page.goto(chapter('en'));
  const last = page.locator('main > article > p').last();
  const words = (await last.textContent())?.trim().slice(0, 20) ?? '';
  expect(words.length).toBe(20);
  // What browsers have for "Find in page", and TypeScript does not.
  expect(await page.evaluate((text) => (window as unknown as { find(text: string): boolean }).find(text), words)).toBe(
    true,
  );
  await expect(last).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toHaveCSS('content-visibility', 'visible');
});
