import { expect, test, openPage } from '../fixtures.js';

test('the bar of a chapter leads to its sections, marks the one that is read, and turns its hands', async ({
  page,
}) => {
  await openPage(page, '/en/clock-hands/');
  const bar = page.locator('.bar');
  const ticks = page.getByRole('navigation', { name: 'In this chapter' }).getByRole('link');
  await expect(ticks).toHaveCount(5);
  await expect(bar.locator('[aria-current=location]')).toHaveCount(0);
  const hand = bar.locator('.top path').last();
  const getTurn = (): Promise<string> => hand.evaluate((path) => getComputedStyle(path).rotate);
  const before = await getTurn();

  const tick = ticks.nth(2);
  await tick.focus();
  await expect(tick.locator('span')).toHaveCSS('clip-path', 'none');
  await tick.press('Enter');
  await expect(tick).toHaveAttribute('aria-current', 'location');
  await expect(bar.locator('[aria-current=location]')).toHaveCount(1);
  expect(await getTurn()).not.toBe(before);

  const getScroll = (): Promise<number> => page.evaluate(() => scrollY);
  const scrolled = await getScroll();
  await tick.focus();
  await page.keyboard.press('Tab');
  await expect(ticks.nth(3)).toBeFocused();
  expect(await getScroll()).toBe(scrolled);

  const { height } = (await bar.boundingBox())!;
  expect(height).toBeLessThanOrEqual(44);
  const heading = page.getByRole('heading', { name: 'A counter made of hands' });
  expect((await heading.boundingBox())!.y).toBeGreaterThan(height);
  expect((await bar.boundingBox())!.y).toBe(0);
});
