import type { Page } from '@playwright/test';

import { blockTags } from '../../support/figure-tags.js';
import { getDisclosure, getIds } from '../exercises/exercise-drivers.js';
import { chapter, expect, test } from '../fixtures.js';

// Preloaded resources are unused without scripts, which the browser logs after a while.
test.use({ javaScriptEnabled: false, expectedComplaints: /was preloaded using link preload but not used/ });

test('a chapter is readable without scripts', async ({ page }) => {
  await page.goto(chapter('en'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('math').first()).toBeAttached();
  await expect(page.locator('.katex-html').first()).toBeVisible();
  const figures = await page.locator(blockTags.join()).all();
  expect(figures.length).toBeGreaterThan(2);
  for (const figure of figures) {
    await expect(figure.getByRole('paragraph').first()).toBeVisible();
    await expect(figure.locator('.picture svg').first()).toBeVisible();
    await expect(figure.locator('.controls')).toBeHidden();
  }
  // The slowest of 256 hands takes 60,611 positions per turn, not the often quoted 62,832.
  await expect(page.locator('pe-value', { hasText: '60,611' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/undefined|NaN|\[object/);
  await expect(page.locator('pe-predict > .reveal > p:not(.verdict)').first()).toBeVisible();
  await expect(page.locator('pe-predict > .reveal > .verdict').first()).toBeHidden();
  // With scripts, its curve is hidden until the reader has drawn one.
  await page.goto('/en/same-turn/');
  await expect(page.locator('pe-similarity path.curve')).toBeVisible();
  await expect(page.locator('pe-similarity .pad')).toBeHidden();
});

test("exercises are readable without scripts and say they can't be checked", async ({ page }) => {
  await page.goto('/en/formula/');
  await expect(page.locator('section.exercises .still').first()).toBeVisible();
  const ids = await getIds(page);
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids) {
    await getDisclosure(page, id).locator('summary').click();
    await expect(page.locator(`#exercise-${id}`)).toBeVisible();
    await expect(page.locator(`#exercise-${id}`)).toContainText(/[\d\p{L}]{2}/u);
  }
  // Choice exercises show their options; code exercises, their lines.
  for (const [id, parts] of [
    ['third-number', 'ol.letters > li'],
    ['inside-out', 'ul > li'],
    ['write-encode', 'pre'],
    ['power-binds-first', 'ol.code > li'],
  ] as const)
    await expect(page.locator(`#exercise-${id} ${parts}`).first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/undefined|NaN|@\w+@|\[object/);
});

test('the home page shows the story in a legible size, and the start link, without scripts', async ({ page }) => {
  await page.goto('/');
  const story = page.locator('pe-find-word .story');
  await expect(story).toContainText('a clock that couldn’t tell the time');
  await expect(story).toHaveCSS('font-size', '17px');
  await expect(page.locator('pe-find-word button').first()).toBeHidden();
  await page.locator('.begin a[rel=next]').click();
  await expect(page).toHaveURL('/en/position-blind/');
});

test('an answer option has the same height as text and as a button', async ({ page, browser }) => {
  const heights = (tab: Page, answers: string): Promise<number[]> =>
    tab.locator(answers).evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  // At the smallest font size, answers are still touch-sized.
  const viewport = { width: 320, height: 640 };
  await page.setViewportSize(viewport);
  await page.goto('/en/rope/');
  const asText = await heights(page, 'pe-predict > ol > li:not(:has(> button))');
  expect(asText.length).toBeGreaterThan(8);
  const context = await browser.newContext({ javaScriptEnabled: true, viewport });
  const withScripts = await context.newPage();
  await withScripts.goto('/en/rope/');
  await expect(withScripts.locator('pe-predict > ol > li > button')).toHaveCount(asText.length);
  await withScripts.locator('pe-predict').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  expect(await heights(withScripts, 'pe-predict > ol > li')).toEqual(asText);
  await context.close();
});
