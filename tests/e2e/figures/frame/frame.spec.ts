import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { chapter, choose, expect, openSettings, test, type, openFigure } from '../../fixtures.js';

const getMenu = (figure: Locator): Locator => figure.getByRole('button', { name: 'Figure menu' });

test('the menu works by keyboard only', async ({ page }) => {
  const clock = await openFigure(page, chapter('en'), 'pe-clock');
  const [button, item] = [getMenu(clock), (name: string) => clock.getByRole('menuitem', { name })];
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(item('Reset')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(clock.getByRole('menuitemcheckbox', { name: 'Full screen' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  await expect(item('Data as CSV')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(clock.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item('Reset')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(clock.getByRole('menu')).toBeHidden();
});

test('the table opens from the menu, takes the focus, and returns it when closed', async ({ page }) => {
  const clock = await openFigure(page, chapter('en'), 'pe-clock');
  await choose(clock, 'Data as table');
  await expect(clock.getByRole('group', { name: 'Data as table' })).toBeFocused();
  await getMenu(clock).click();
  await expect(clock.getByRole('menuitemcheckbox', { name: 'Data as table' })).toBeChecked();
  await page.keyboard.press('Escape');
  await clock.getByRole('button', { name: 'Close' }).click();
  await expect(clock.getByRole('table')).toHaveCount(0);
  await expect(getMenu(clock)).toBeFocused();
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 568 } });

  test('the menu fits on a screen of 320 px, with touch-sized items', async ({ page }) => {
    const clock = await openFigure(page, chapter('en'), 'pe-clock');
    const button = clock.getByRole('button', { name: 'Figure menu' });
    await button.tap();
    await expect(clock.getByRole('menuitem').first()).toBeVisible();
    for (const target of [
      button,
      ...(await clock.getByRole('menu').getByRole('button').or(clock.locator('[role^=menuitem]')).all()),
    ]) {
      const { width, height } = (await target.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const { x, y, width, height } = (await clock.getByRole('menu').boundingBox())!;
    expect(Math.min(x, y, 320 - x - width, 568 - y - height)).toBeGreaterThanOrEqual(0);
    await page.touchscreen.tap(10, 300);
    await expect(clock.getByRole('menu')).toBeHidden();
  });
});

test('open settings stay open, with their rejected input', { tag: '@more' }, async ({ page }) => {
  const clock = await openFigure(page, chapter('en'), 'pe-clock');
  const dimensions = clock.getByRole('textbox', { name: 'Dimensions', exact: true });
  await expect(dimensions).toHaveCount(0);
  await openSettings(clock);
  await type(dimensions, '7');
  await clock.getByRole('button', { name: 'Play' }).click();
  await clock.getByRole('button', { name: 'Pause' }).click();
  await expect(dimensions).toHaveValue('7');
  await clock.getByText('More settings').click();
  await expect(dimensions).toBeHidden();
  await openSettings(clock);
  await expect(dimensions).toHaveValue('7');
});

test('an author can show the picture only, or all controls', async ({ page }) => {
  const clock = await openFigure(page, chapter('en'), 'pe-clock');
  await clock.evaluate((figure) => figure.setAttribute('controls', 'none'));
  await expect(clock.getByRole('button')).toHaveCount(0);
  await expect(clock.getByRole('textbox')).toHaveCount(0);
  await expect(clock.locator('.picture')).toBeVisible();
  await clock.evaluate((figure) => figure.setAttribute('controls', 'all'));
  await expect(clock.getByRole('textbox', { name: 'Dimensions', exact: true })).toBeVisible();
  await expect(clock.getByText('More settings')).toHaveCount(0);
});

test('a figure goes fullscreen, its menu says so, and leaving returns to the same place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const clock = await openFigure(page, chapter('en'), 'pe-clock');
  const isFull = (): Promise<boolean> => clock.evaluate((figure) => figure.matches(':fullscreen'));
  const menu = clock.getByRole('button', { name: 'Figure menu' });
  const item = clock.getByRole('menuitemcheckbox', { name: 'Full screen' });
  await menu.click();
  await expect(item).toHaveAttribute('aria-checked', 'false');
  const place = await page.evaluate(() => scrollY);
  await item.click();
  await expect.poll(isFull).toBe(true);
  await expect(menu).toBeFocused();
  expect(await clock.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  await expect(clock).toHaveCSS('background-color', 'rgb(253, 252, 248)');
  await expect(clock.getByRole('slider', { name: 'Position' })).toBeInViewport({ ratio: 1 });
  // The rest scrolls.
  await clock.locator('.caption').evaluate((caption) => caption.scrollIntoView({ block: 'end' }));
  await expect(clock.locator('.caption')).toBeInViewport({ ratio: 0.9 });
  await menu.click();
  await expect(item).toHaveAttribute('aria-checked', 'true');
  await item.click();
  await expect.poll(isFull).toBe(false);
  await expect(menu).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  // Same as Escape.
  await choose(clock, 'Full screen');
  await expect.poll(isFull).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(isFull).toBe(false);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await menu.click();
  await expect(item).toHaveAttribute('aria-checked', 'false');
  await page.keyboard.press('Escape');

  await page.evaluate(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await menu.click();
  await expect(clock.getByRole('menuitem', { name: 'Reset' })).toBeVisible();
  await expect(item).toHaveCount(0);
});

async function saved(figure: Locator, item: string): Promise<Buffer> {
  const [download] = await Promise.all([figure.page().waitForEvent('download'), choose(figure, item)]);
  return readFile(await download.path());
}

/** A PNG's width, its number of colours, and how many pixels have each of the colours in `like`. */
const readPicture = (page: Page, file: Buffer, like: readonly string[]) =>
  page.evaluate(
    async ([address, colours]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
        willReadFrequently: true,
      })!;
      context.drawImage(image, 0, 0);
      const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
      const counts = new Map<number, number>();
      for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
      const count = (colour: string): number => {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        return counts.get(new Uint32Array(context.getImageData(0, 0, 1, 1).data.buffer)[0]!) ?? 0;
      };
      return { width, colours: counts.size, like: colours.map(count) };
    },
    [`data:image/png;base64,${file.toString('base64')}`, like] as const,
  );

test.describe('a saved picture', () => {
  // The library logs a hint for page authors.
  test.use({
    expectedComplaints:
      /^\[snapdom\]|violates the following Content Security Policy directive: "?img-src|^EncodingError/,
  });

  test("has twice the pixels and the page's colours", async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const figure = await openFigure(page, chapter('en'), 'pe-clock');
    const { width } = (await figure.boundingBox())!;
    const picture = await readPicture(page, await saved(figure, 'Save picture'), ['#12151b', '#ff7a5c']);
    expect(picture.width).toBe(2 * (Math.round(width) + 48));
    expect(picture.colours).toBeGreaterThan(50);
    expect(picture.like[0]).toBeGreaterThan(100_000);
    // The large digits of the position.
    expect(picture.like[1]).toBeGreaterThan(500);
  });

  test('shows an error if the CSP forbids it', { tag: '@more' }, async ({ page }) => {
    await page.route('**/en/clock-hands/', async (route) => {
      const reply = await route.fetch();
      await route.fulfill({
        response: reply,
        body: (await reply.text()).replace("img-src 'self' data:", "img-src 'self'"),
      });
    });
    const clock = await openFigure(page, chapter('en'), 'pe-clock');
    await choose(clock, 'Save picture');
    await expect(clock.getByText('security policy may forbid pictures from data: addresses')).toBeVisible();
  });
});

test('the table can be copied as CSV, open or not', async ({ page }) => {
  const clock = await openFigure(page, chapter('en', '?position=1000'), 'pe-clock');
  const csv = (await saved(clock, 'Data as CSV')).toString('utf8');
  await choose(clock, 'Data as table');
  const rows = await clock.locator('.data tr').count();
  expect(csv.trim().split('\r\n')).toHaveLength(rows);
  expect(csv).toMatch(/^\uFEFF/);
  expect(csv).not.toContain('−');
});

test('in print a figure keeps its name and hides its buttons', async ({ page }) => {
  const figure = await openFigure(page, '/en/gps/', 'pe-receiver');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(figure.locator('.heading')).toBeVisible();
  await expect(figure.locator('.dots, .instruction, .point-here').filter({ visible: true })).toHaveCount(0);
  for (const button of await figure.locator('button').filter({ visible: true }).all())
    await expect(button).toHaveClass(/\b(?:dial|chip|sample|of-pair)\b/);
});
