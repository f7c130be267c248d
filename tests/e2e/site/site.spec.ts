import { chapter, expect, test, openPage, openFigure } from '../fixtures.js';
import { waitFrames } from '../page-assertions.js';

test('a chosen theme persists, and "automatic" follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(chapter('en'));
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: 'Theme: same as the system' }).click();
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.goto('/zh-hans/');
  expect(await paper()).toBe(dark);
  await page.getByRole('button', { name: '主题：深色' }).click();
  expect(await paper()).toBe(light);
});

test('stopping all motion stops the running clock and persists', async ({ page }) => {
  const clock = await openFigure(page, chapter('en'), 'pe-clock');
  const picture = clock.locator('.picture');
  const moves = async (): Promise<boolean> => {
    const before = await picture.innerHTML();
    await waitFrames(page, 15);
    return (await picture.innerHTML()) !== before;
  };
  await clock.getByRole('button', { name: 'Play' }).click();
  await expect.poll(moves).toBe(true);
  await page.getByRole('button', { name: 'Stop all motion' }).click();
  await expect.poll(moves).toBe(false);
  await openPage(page, '/');
  await expect(page.getByRole('button', { name: 'Allow motion' })).toBeVisible();
});

test('the table of contents opens and closes by keyboard and links to each chapter', async ({ page }) => {
  await openPage(page, chapter('en'));
  const contents = page.locator('details.contents');
  await contents.locator('summary').press('Enter');
  await expect(contents.getByRole('link', { name: 'Clock hands' })).toHaveAttribute('aria-current', 'page');
  await expect(contents.getByRole('listitem').getByRole('link')).toHaveCount(15);
  await page.keyboard.press('Escape');
  await expect(contents.getByRole('listitem').first()).toBeHidden();
  await expect(contents.locator('summary')).toBeFocused();
});

test('the first Tab reaches a link that skips the header', async ({ page }) => {
  await page.goto(chapter('en'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
