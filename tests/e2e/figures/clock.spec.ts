import type { Locator, Page } from '@playwright/test';

import { hydrateAll, chapter, expect, openSettings, test, type, openPage, openFigure, phoneTest } from '../fixtures.js';
import { drag, pointOn, swipe, touchscreen, type Point } from '../gestures.js';
import { waitFrames } from '../page-assertions.js';

const getClock = (page: Page): Locator => page.locator('pe-clock').first();
const positionField = (page: Page): Locator => getClock(page).getByRole('textbox', { name: 'Position', exact: true });

/** The way of the selected hand's tip in small steps, by an angle in degrees, clockwise. */
async function handWay(page: Page, degrees: number): Promise<[Point, ...Point[]]> {
  const [x, y] = await pointOn(getClock(page).locator('.handle'));
  const [cx, cy] = await pointOn(getClock(page).locator('.dial .rim'));
  const [radius, start] = [Math.hypot(x - cx, y - cy), Math.atan2(x - cx, cy - y)];
  const way = Array.from({ length: 20 }, (_, step): Point => {
    const angle = start + (degrees * Math.PI * (step + 1)) / (20 * 180);
    return [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)];
  });
  return [[x, y], ...way];
}

/** Drags the selected hand. */
async function pullHand(page: Page, degrees: number): Promise<void> {
  await drag(page, ...(await handWay(page, degrees)));
}

test('a hand can be dragged @clock', async ({ page }) => {
  await openFigure(page, chapter('en'), 'pe-clock');
  // Hand 1 of eight takes 2π·√10 = 19.87 positions per turn: half a turn is ten positions, rounded.
  await pullHand(page, 181.2);
  await expect(positionField(page)).toHaveValue('47');
});

test.describe('the clock', () => {
  test.beforeEach(async ({ page }) => {
    await openFigure(page, chapter('en'), 'pe-clock');
  });

  test('plays and pauses @clock', async ({ page }) => {
    await getClock(page).getByRole('button', { name: 'Play' }).click();
    await expect(getClock(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(async () => Number(await positionField(page).inputValue())).toBeGreaterThan(37.5);
    await getClock(page).getByRole('button', { name: 'Pause' }).click();
    const stopped = await positionField(page).inputValue();
    expect(Number.isInteger(Number(stopped))).toBe(true);
    await waitFrames(page, 20);
    expect(await positionField(page).inputValue()).toBe(stopped);
  });

  test('shares its state with the other figures and the prose @clock', async ({ page }) => {
    await hydrateAll(page, 'pe-counter');
    await type(positionField(page), '40');
    await expect(page.locator('pe-scrub').first()).toHaveText('40');
    await expect(page.locator('pe-counter').getByText('40 in binary')).toBeVisible();
    await expect.poll(() => new URL(page.url()).searchParams.get('position')).toBe('40');
  });
});

phoneTest('turns without scrolling the page @clock', async ({ page }) => {
  await openFigure(page, chapter('en'), 'pe-clock');
  const way = await handWay(page, 180);
  const scroll = await page.evaluate(() => scrollY);
  await swipe(page, ...way);
  await expect(positionField(page)).toHaveValue('47');
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
});

phoneTest('follows only the first of two touches @clock', { tag: '@more' }, async ({ page }) => {
  await openFigure(page, chapter('en'), 'pe-clock');
  const [start, ...way] = await handWay(page, 180);
  // The second touch is on the slowest hands, which point at 12.
  const [x, y] = await pointOn(getClock(page).locator('.dial .rim'), 0.5, 0.25);
  const touch = await touchscreen(page);
  await touch('touchStart', start);
  await touch('touchStart', start, [x, y]);
  for (const [step, point] of way.entries()) await touch('touchMove', point, [x + step / 10, y]);
  await touch('touchEnd');
  await expect(positionField(page)).toHaveValue('47');
});

test("the focus ring is visible on a hand that's too fast to be seen @clock", { tag: '@more' }, async ({ page }) => {
  await openPage(page, chapter('en'));
  const clock = getClock(page);
  const ring = clock.locator('.dial .grip .focus-ring');
  await expect(ring).toHaveCSS('stroke', 'none');
  await openSettings(clock);
  await clock.getByRole('radio', { name: '1,000', exact: true }).check();
  const hand = clock.getByRole('textbox', { name: 'Hand', exact: true });
  await hand.fill('0');
  await hand.press('Enter');
  await clock.getByRole('button', { name: 'Play' }).press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(clock.locator('.dial .handle')).toHaveCount(0);
  await expect(clock.locator('.dial .grip')).toBeFocused();
  await expect(ring).toBeVisible();
  await expect(ring).not.toHaveCSS('stroke', 'none');
});

test('a running clock stops when reduced motion is requested @clock', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openFigure(page, chapter('en'), 'pe-clock');
  await getClock(page).getByRole('button', { name: 'Play' }).click();
  await expect(getClock(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(getClock(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(page.locator('button.motion')).toHaveAttribute('aria-pressed', 'true');
});
