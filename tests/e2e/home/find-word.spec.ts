import type { Locator, Page } from '@playwright/test';

import { expect, openPage, test } from '../fixtures.js';

const seed = 20261129;
const getFigure = (page: Page): Locator => page.locator('pe-find-word');
const getDials = (page: Page): Locator => getFigure(page).getByRole('toolbar').getByRole('button');

test('a result can be copied, with a link to the word but not to its hands @find-word', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `/?find-word.seed=${seed}`);
  await expect(getFigure(page).locator('.answer')).toHaveText('1,024 words left');
  for (const pair of [0, 1, 2, 3, 4, 5, 6, 7]) await getDials(page).nth(pair).click();
  await getFigure(page).getByRole('button', { name: 'Copy result' }).click();
  await expect(getFigure(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  expect(line).toMatch(/^Find the word: [\u{1f550}-\u{1f55b}⚪]+ \d hands, \d+\.\d s http/u);
  expect(line).toContain(`find-word.seed=${seed}`);
  expect(line).not.toContain('stopped');
});

test('the example plays by itself, and the first dial begins the word of the day @find-word', async ({ page }) => {
  await openPage(page, '/');
  await expect(getFigure(page).locator('.verdict')).toContainText('138 words fit: fast hands repeat');
  await expect(getFigure(page).locator('.verdict')).toContainText('Word 981. Your turn!');
  await expect(getFigure(page).locator('.quote strong')).toHaveText('beam');
  await getDials(page).nth(3).click();
  await expect(getFigure(page)).toHaveJSProperty('stopped', [3]);
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  await expect(getFigure(page)).toHaveJSProperty('seed', Number(today));
});

test('with reduced motion the example shows its end, and no hand runs @find-word', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await expect(getFigure(page).locator('.quote strong')).toHaveText('beam');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
