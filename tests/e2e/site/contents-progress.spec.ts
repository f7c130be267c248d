import type { Locator, Page } from '@playwright/test';

import { chapter, expect, test } from '../fixtures.js';
import { expectNoAxeViolations } from '../page-assertions.js';
/** Opens the table of contents and returns the line of the clock chapter. */
async function getLine(page: Page): Promise<Locator> {
  await page.locator('details.contents > summary').click();
  return page.locator('details.contents a[href$="clock-hands/"], details.contents a[aria-current]').first();
}

test("the table of contents shows read chapters and solved exercises until they're deleted", async ({ page }) => {
  await page.goto(chapter('en'));
  const end = page.locator('article > section.exercises, .pager').first();
  let line = await getLine(page);
  await expect(line.locator('.done')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await end.scrollIntoViewIfNeeded();
  await expect(line.locator('.done')).toContainText('✓');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('posenc.progress') ?? '{}') as { solved: object };
    kept.solved = { 'second-shadow': { seed: 1, date: '2024-01-01T00:00:00Z' } };
    localStorage.setItem('posenc.progress', JSON.stringify(kept));
  });
  await page.goto('/en/exercises/');
  line = page.locator('details.contents a[href$="clock-hands/"]');
  await page.locator('details.contents > summary').click();
  await expect(line.locator('.done')).toHaveText(/✓.*\S.*1\D+\d/);
  await expect(page.locator('details.contents .done-note')).toBeVisible();
  await expectNoAxeViolations(page, 'details.contents');
  await page.keyboard.press('Escape');
  const progress = page.locator('pe-progress').first();
  await progress.getByRole('button', { name: 'Forget all progress' }).click();
  await progress.getByRole('button', { name: 'Yes, forget it' }).click();
  await expect(line.locator('.done')).toHaveCount(0);
  await expect(page.locator('.done-note')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('posenc.progress'))).toBeNull();
  await page.reload();
  await expect(progress.getByRole('button', { name: 'Forget all progress' })).toHaveAttribute('aria-disabled', 'true');
});

test("the start of a chapter doesn't count as read", { tag: '@more' }, async ({ page }) => {
  await page.goto(chapter('en'));
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => localStorage.getItem('posenc.progress'))).toBeNull();
});
