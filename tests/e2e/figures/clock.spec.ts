import type { Locator, Page } from '@playwright/test';

import { hydrateAll, chapter, expect, openSettings, test, type, openPage, openFigure } from '../fixtures.js';
import { waitFrames } from '../page-assertions.js';

const getClock = (page: Page): Locator => page.locator('pe-clock').first();
const positionSlider = (page: Page): Locator => getClock(page).getByRole('slider', { name: 'Position', exact: true });
const positionField = (page: Page): Locator => getClock(page).getByRole('textbox', { name: 'Position', exact: true });

/** Drags the selected hand in small steps by an angle in degrees, clockwise. */
async function pullHand(page: Page, degrees: number): Promise<void> {
  const handle = getClock(page).locator('.handle');
  const box = (await handle.boundingBox())!;
  const rim = (await getClock(page).locator('.dial .rim').boundingBox())!;
  const [cx, cy] = [rim.x + rim.width / 2, rim.y + rim.height / 2];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [radius, start] = [Math.hypot(x - cx, y - cy), Math.atan2(x - cx, cy - y)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 20; ++step) {
    const angle = start + (degrees * Math.PI * step) / (20 * 180);
    await page.mouse.move(cx + radius * Math.sin(angle), cy - radius * Math.cos(angle));
  }
  await page.mouse.up();
}

test('keys and dragging move it, and an invalid number is rejected with a reason @clock', async ({ page }) => {
  await openFigure(page, chapter('en'), 'pe-clock');
  // Hand 1 of eight takes 2π·√10 = 19.87 positions per turn: half a turn is ten positions, rounded.
  await pullHand(page, 181.2);
  await expect(positionField(page)).toHaveValue('47');

  const slider = positionSlider(page);
  await expect(slider).toHaveAttribute('aria-valuetext', '47');
  await slider.focus();
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '48');
  await slider.press('PageDown');
  await expect(slider).toHaveAttribute('aria-valuetext', '38');

  await openSettings(getClock(page));
  const field = getClock(page).getByRole('textbox', { name: 'Dimensions', exact: true });
  await type(field, '7');
  await expect(field).toHaveValue('7');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const refusal = 'Dimensions must be an even number from 2 to 512, not 7.';
  await expect(getClock(page).getByText(refusal)).toBeVisible();
  await type(field, '64');
  await expect(getClock(page).getByText(refusal)).toHaveCount(0);
});

test.describe('the clock', () => {
  test.beforeEach(async ({ page }) => {
    await openFigure(page, chapter('en'), 'pe-clock');
  });

  test('accepts positions up to 10^12, and compares with a second one @clock', async ({ page }) => {
    await openSettings(getClock(page));
    await getClock(page).getByRole('switch', { name: 'Compare' }).check();
    const other = getClock(page).getByRole('textbox', { name: 'Second position' });
    await type(other, '37');
    // The same position twice: the dot product is d/2, the cosine 1, the distance 0.
    await expect(getClock(page).locator('.picture')).toContainText(/cosine similarity\s*1/);
    await getClock(page).getByRole('switch', { name: 'Compare' }).uncheck();

    await type(positionField(page), '1,000,000,000,000');
    // sin(10^12) = -0.6112 (mpmath): an error in the last bit of the double would show.
    await type(getClock(page).getByRole('textbox', { name: 'Hand', exact: true }), '0');
    await expect(getClock(page).locator('.picture')).toContainText('−0.6112');
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

test.describe('the clock by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  interface Finger {
    readonly x: number;
    readonly y: number;
    readonly id?: number;
  }

  /** Steps for half a turn from the hand's tip, the dial's centre, and a touch simulator. */
  async function handInReach(page: Page) {
    await openFigure(page, chapter('en'), 'pe-clock');
    const handle = getClock(page).locator('.handle');
    await handle.scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const box = (await handle.boundingBox())!;
    const rim = (await getClock(page).locator('.dial .rim').boundingBox())!;
    const middle = { x: rim.x + rim.width / 2, y: rim.y + rim.height / 2 };
    const tip = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const radius = Math.hypot(tip.x - middle.x, tip.y - middle.y);
    const start = Math.atan2(tip.x - middle.x, middle.y - tip.y);
    const way = Array.from({ length: 21 }, (_, step) => {
      const angle = start + (Math.PI * step) / 20;
      return { x: middle.x + radius * Math.sin(angle), y: middle.y - radius * Math.cos(angle) };
    });
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [...fingers] });
    return { way, middle, radius, touch };
  }

  test('turns without scrolling the page @clock', async ({ page }) => {
    const { way, touch } = await handInReach(page);
    const scroll = await page.evaluate(() => scrollY);
    for (const [step, point] of way.entries()) await touch(step === 0 ? 'touchStart' : 'touchMove', [point]);
    await touch('touchEnd', []);
    await expect(positionField(page)).toHaveValue('47');
    expect(await page.evaluate(() => scrollY)).toBe(scroll);
  });

  test('follows only the first of two touches @clock', { tag: '@more' }, async ({ page }) => {
    const { way, middle, radius, touch } = await handInReach(page);
    // The second touch is on the slowest hands, which point at 12.
    const second = { x: middle.x, y: middle.y - radius / 2, id: 2 };
    for (const [step, point] of way.entries()) {
      const first = { ...point, id: 1 };
      if (step === 0) {
        await touch('touchStart', [first]);
        await touch('touchStart', [first, second]);
      } else await touch('touchMove', [first, { ...second, x: middle.x + step / 10 }]);
    }
    await touch('touchEnd', []);
    await expect(positionField(page)).toHaveValue('47');
  });
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
