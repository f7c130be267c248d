import type { Locator, Page } from '@playwright/test';

import { chapter, choose, expect, languages, test, visitFigure, more } from '../../fixtures.js';

/** The screens of a class: what a projector shows. */
test.use({ viewport: { width: 1920, height: 1080 } });

/** As on an iPhone, where only videos have a full screen. */
const withoutFullScreen = async (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => undefined });
  });

const isFull = (figure: Locator): Promise<boolean> =>
  figure.evaluate((element) => element.matches(':fullscreen, :popover-open'));

/** The height of the letters of a part on the screen, in px. */
const lettersOf = (part: Locator): Promise<number> =>
  part.evaluate((element: HTMLElement) => {
    const enlarged = element.getBoundingClientRect().height / element.offsetHeight;
    return parseFloat(getComputedStyle(element).fontSize) * enlarged;
  });

for (const api of [true, false])
  test(
    `a figure fills the screen with larger letters and leaves it where it was (${api ? 'full screen' : 'overlay'})`,
    more(!api),
    async ({ page }) => {
      if (!api) await withoutFullScreen(page);
      const clock = await visitFigure(page, chapter('en'), 'pe-clock');
      const instruction = clock.locator('.instruction');
      const before = await lettersOf(instruction);
      const place = await page.evaluate(() => scrollY);
      await choose(clock, 'Full screen');
      await expect.poll(() => isFull(clock)).toBe(true);
      await expect.poll(() => lettersOf(instruction)).toBeGreaterThan(before * 1.5);
      // Picture and controls are in sight as a whole, and take at least half of the screen's height.
      const { x, y, width, height } = (await clock.locator('.picture').boundingBox())!;
      expect(Math.min(x, y, 1920 - x - width, 1080 - y - height)).toBeGreaterThanOrEqual(0);
      expect(height).toBeGreaterThan(540);
      const controls = (await clock.locator('.picture ~ .controls').boundingBox())!;
      expect(controls.y + controls.height).toBeLessThanOrEqual(1080);
      const covered = await page.evaluate(() => document.elementFromPoint(5, 5)?.localName);
      expect(covered).toBe('pe-clock');
      await clock.getByRole('button', { name: 'Leave full screen' }).click();
      await expect.poll(() => isFull(clock)).toBe(false);
      await expect(clock.getByRole('button', { name: 'Figure menu' })).toBeFocused();
      await expect.poll(() => lettersOf(instruction)).toBe(before);
      expect(await page.evaluate(() => scrollY)).toBe(place);
      await expect(clock.getByRole('button', { name: 'Leave full screen' })).toHaveCount(0);
    },
  );

test(
  'the browser itself may end it: then the figure is as before, and can fill the screen again',
  { tag: '@more' },
  async ({ page }) => {
    const clock = await visitFigure(page, chapter('en'), 'pe-clock');
    for (let time = 0; time < 2; ++time) {
      await choose(clock, 'Full screen');
      await expect(clock.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
      await page.evaluate(() => document.exitFullscreen());
      await expect(clock.getByRole('button', { name: 'Leave full screen' })).toHaveCount(0);
      await expect(clock.getByRole('button', { name: 'Figure menu' })).toBeFocused();
    }
  },
);

test(
  'over the page Escape leads back, after it has closed the menu; the focus stays in the figure',
  { tag: '@more' },
  async ({ page }) => {
    await withoutFullScreen(page);
    const clock = await visitFigure(page, chapter('en'), 'pe-clock');
    await choose(clock, 'Full screen');
    await expect.poll(() => isFull(clock)).toBe(true);
    await clock.getByRole('button', { name: 'Figure menu' }).click();
    await expect(clock.getByRole('menuitem', { name: 'Reset' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(clock.getByRole('menu')).toBeHidden();
    expect(await isFull(clock)).toBe(true);
    for (let presses = 0; presses < 40; ++presses) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.localName)).toMatch(/^(pe-clock|body)$/);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => isFull(clock)).toBe(false);
  },
);

test('what is dragged follows the pointer on the whole screen, too', { tag: '@more' }, async ({ page }) => {
  const shuffle = await visitFigure(page, '/en/position-blind/', 'pe-shuffle');
  await choose(shuffle, 'Full screen');
  const words = shuffle.locator('.chip');
  const [first, second, third] = (await words.allInnerTexts()).map((word) => word.trim());
  await expect.poll(async () => (await words.first().boundingBox())!.height).toBeGreaterThan(60);
  const [from, to] = [(await words.nth(0).boundingBox())!, (await words.nth(2).boundingBox())!];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width * 0.6, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(async () => (await words.allInnerTexts()).map((word) => word.trim()))
    .toEqual([second, third, first]);
});

test('charts have as many pixels as are seen of them', { tag: '@more' }, async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 }); // a figure of which all fits is as wide as its height allows
  const waves = await visitFigure(page, chapter('en'), 'pe-waves');
  const canvas = waves.locator('canvas').first();
  await expect(canvas).toBeVisible();
  await choose(waves, 'Full screen');
  const sharpness = (): Promise<number> =>
    canvas.evaluate((element: HTMLCanvasElement) => element.width / element.getBoundingClientRect().width);
  await expect.poll(async () => (await canvas.boundingBox())!.width).toBeGreaterThan(1500);
  await expect.poll(sharpness).toBeCloseTo(1, 1);
});

for (const { folder, words } of languages)
  test(`dark as the page is, with a way out in words (${folder})`, { tag: '@more' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const clock = await visitFigure(page, chapter(folder), 'pe-clock');
    await choose(clock, words['figure.full']);
    await expect(clock.getByRole('button', { name: words['figure.leaveFull'] })).toBeVisible();
    await expect(clock).toHaveCSS('background-color', 'rgb(18, 21, 27)');
    await choose(clock, words['figure.leaveFull']);
    await expect.poll(() => isFull(clock)).toBe(false);
  });
