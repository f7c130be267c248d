import type { Page } from '@playwright/test';

import { chapter, expect, test } from '../fixtures.js';
import { recordShifts } from '../shifts.js';

test.use({ firstVisit: true });

/** Holds back every file of these kinds until it is let go. */
async function hold(page: Page, kinds: RegExp): Promise<() => void> {
  let letGo!: () => void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(kinds, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Whether the browser has drawn something of the page. */
const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Title and paragraphs as they stand in the first screen: where they are, and what they look like. */
const firstScreen = (page: Page): Promise<string[]> =>
  page.locator('h1, .kicker, article > p, .noted > p').evaluateAll((all) =>
    all.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, font } = getComputedStyle(element);
      return y < innerHeight && width > 0 ? [[x, y, width, height].map(Math.round).join() + ` ${color} ${font}`] : [];
    }),
  );

test('text is read before any style sheet, script or wasm comes, and stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await recordShifts(page);
  const letGo = await hold(page, /\.(?:css|js|wasm)$/);
  await page.goto(chapter('en'), { waitUntil: 'commit' });
  await expect.poll(() => isDrawn(page)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#messages')).toBeAttached();
  const before = await firstScreen(page);
  expect(before.length).toBeGreaterThan(3);
  // Figures keep their room without a heap of parts in it; their captions are read.
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
  expect(await page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0))).toBeLessThan(0.02);
});

// What each of them has in its first screen beside text: the cover its figure, formulas, a prediction, a list of terms.
for (const path of ['/', '/zh-hant/formula/', '/en/glossary/']) {
  test(`${path} does not jump when its style sheets come late`, { tag: '@more' }, async ({ page }) => {
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
    expect(await page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0))).toBeLessThan(0.02);
  });
}

// Its lists are in a language of their own, as figures are.
test('all text of the page of the API is read before its style sheet comes', { tag: '@more' }, async ({ page }) => {
  const letters = (): Promise<number> => page.getByRole('main').evaluate((main: HTMLElement) => main.innerText.length);
  const letGo = await hold(page, /\.css$/);
  await page.goto('/en/api/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-plain');
  await expect(page.locator('#messages')).toBeAttached();
  const before = await letters();
  letGo();
  await expect(page.locator('html')).not.toHaveAttribute('data-plain');
  expect(before).toBeGreaterThan(0.9 * (await letters()));
});

test.describe('a style sheet that does not come', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('leaves text and figures', async ({ page }) => {
    await page.route(/\/page-[\w-]{8}\.css$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto(chapter('en'));
    await expect(page.locator('pe-clock:defined').first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-plain');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('style sheets apply as before', { tag: '@more' }, async ({ page }) => {
    await page.goto(chapter('en'));
    await expect(page.locator('.pager')).toHaveCSS('display', 'grid');
  });
});
