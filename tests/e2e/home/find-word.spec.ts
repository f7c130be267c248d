import type { Locator, Page } from '@playwright/test';

import { bareWord, getSent, splitStory } from '../../../web/figures/find-word/puzzle.js';
import english from '../../../web/content/en/messages.json' with { type: 'json' };
import { expect, openPage, test } from '../fixtures.js';

const seed = 20261129;
const getFigure = (page: Page): Locator => page.locator('pe-find-word');
const getDials = (page: Page): Locator => getFigure(page).getByRole('toolbar').getByRole('button');
const words = splitStory(english['find-word.story']);
const { position } = getSent(words, seed);
const sent = bareWord(words[position]!);

/** Opens the home page with a word to find, whose dials all run. */
async function openWord(page: Page): Promise<void> {
  await openPage(page, `/?find-word.seed=${seed}`);
  await expect(getFigure(page).locator('.answer')).toHaveText('1,024 words left');
}

test('each dial leaves fewer words, until the word that was sent is left @find-word', async ({ page }) => {
  await openWord(page);
  const left: number[] = [];
  for (const pair of [0, 7, 2, 5, 1, 3, 4, 6]) {
    await getDials(page).nth(pair).click();
    await expect(getDials(page).nth(pair)).toHaveAttribute('aria-pressed', 'true');
    if (await getFigure(page).locator('.quote').isVisible()) break;
    left.push(parseInt(await getFigure(page).locator('.answer').innerText()));
  }
  expect(left.length).toBeGreaterThan(1);
  expect(left).toEqual(left.toSorted((one, other) => other - one));
  await expect(getFigure(page).locator('.quote strong')).toHaveText(sent);
  await expect(getFigure(page).locator('.story mark')).toHaveText(sent);
  await expect(getFigure(page).locator('.answer')).toHaveText(
    new RegExp(`^“${sent}”, word ${position + 1}: ${left.length + 1} hands, \\d+\\.\\d s$`),
  );
});

test('a result can be copied, with a link to the word but not to its hands @find-word', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWord(page);
  for (const pair of [0, 1, 2, 3, 4, 5, 6, 7]) await getDials(page).nth(pair).click();
  await getFigure(page).getByRole('button', { name: 'Copy result' }).click();
  await expect(getFigure(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  expect(line).toMatch(/^Find the word: [\u{1f550}-\u{1f55b}⚪]+ \d hands, \d+\.\d s http/u);
  expect(line).toContain(`find-word.seed=${seed}`);
  expect(line).not.toContain('stopped');
});

test('arrow keys go from dial to dial, and Enter stops one @find-word', async ({ page }) => {
  await openWord(page);
  await getDials(page).nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(getDials(page).nth(1)).toBeFocused();
  await expect(getDials(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(getDials(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(getFigure(page).locator('.answer')).toHaveText('1,024 words left');
});

test('the example plays by itself, and the first dial begins the word of the day @find-word', async ({ page }) => {
  await openPage(page, '/');
  await expect(getFigure(page).locator('.result')).toContainText('138 words fit: fast hands repeat');
  await expect(getFigure(page).locator('.result')).toContainText('Word 981. Your turn!');
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
