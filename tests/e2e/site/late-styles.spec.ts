import type { Page } from '@playwright/test';

import { chapter, expect, hold, test } from '../fixtures.js';
import { recordShifts, sumOfShifts } from '../layout-shift.js';

test.use({ firstVisit: true });

const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Position and style of the title and paragraphs on the first screen. */
const firstScreen = (page: Page): Promise<string[]> =>
  page.locator('h1, .bar, article > p, .prose > p').evaluateAll((all) =>
    all.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, font } = getComputedStyle(element);
      return y < innerHeight && width > 0 ? [[x, y, width, height].map(Math.round).join() + ` ${color} ${font}`] : [];
    }),
  );

test("text is readable before style sheets, scripts or wasm load, and doesn't move", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await recordShifts(page);
  const letGo = await hold(page, /\.(?:css|js|wasm)$/);
  await page.goto(chapter('en'), { waitUntil: 'commit' });
  await expect.poll(() => isDrawn(page)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#messages')).toBeAttached();
  const before = await firstScreen(page);
  expect(before.length).toBeGreaterThanOrEqual(3); // chapter number, title and lead
  // Figures keep their space without their parts; captions are readable.
  await expect(page.locator('pe-clock > p').first()).toBeVisible();
  expect(
    await page
      .locator('pe-clock')
      .first()
      .evaluate((clock) => getComputedStyle(clock).visibility),
  ).toBe('hidden');
  letGo();
  await expect(page.locator('pe-clock:defined').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-plain');
  expect(await firstScreen(page)).toEqual(before);
  expect(await sumOfShifts(page)).toBeLessThan(0.02);
});

test("late webfonts don't shift the layout", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordShifts(page);
  const letGo = await hold(page, /\/(?:serif|serif-italic|sans)-[\da-f]{8}\.woff2$/);
  await page.goto(chapter('en'), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('pe-clock:defined').first()).toBeVisible();
  const isIn = (font: string): Promise<boolean> =>
    page.evaluate((name) => document.fonts.check(`1rem '${name}'`), font);
  expect(await isIn('Tour Serif')).toBe(false);
  letGo();
  for (const font of ['Tour Serif', 'Tour Sans']) await expect.poll(() => isIn(font)).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  expect(await sumOfShifts(page)).toBeLessThan(0.005);
});

// Each has something else on its first screen: a figure, formulas, a prediction, a list of terms.
for (const path of ['/', '/zh-hant/formula/', '/en/glossary/']) {
  test(`${path} doesn't shift when its style sheets are late`, { tag: '@more' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordShifts(page);
    const letGo = await hold(page, /\.css$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => isDrawn(page)).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-plain');
    letGo();
    await expect(page.locator('html')).not.toHaveAttribute('data-plain');
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    expect(await sumOfShifts(page)).toBeLessThan(0.02);
  });
}

test.describe('a failed style sheet', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('leaves text and figures usable', async ({ page }) => {
    await page.route(/\/page-[\w-]{8}\.css$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto(chapter('en'));
    await expect(page.locator('pe-clock:defined').first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-plain');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('style sheets apply as usual', { tag: '@more' }, async ({ page }) => {
    await page.goto(chapter('en'));
    await expect(page.locator('.pager')).toHaveCSS('display', 'grid');
  });
});
