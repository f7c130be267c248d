import type { Locator, Page } from '@playwright/test';

import { expect, hold, test, openPage } from '../fixtures.js';
import { expectNoAxeViolations } from '../page-assertions.js';

const path = '/en/position-blind/';

/** A term and its note, still hidden. */
async function termAndNote(page: Page, id: string): Promise<readonly [Locator, Locator]> {
  const [term, note] = [page.locator(`.term[href$="#${id}"]`), page.locator(`#term-${id}`)];
  await expect(note).toBeHidden();
  return [term, note];
}

/** Waits until terms work; their script loads after the figures. */
async function visitTerms(page: Page, address = path): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.term-notes')).toHaveAttribute('data-awake');
}

test('hovering a term shows its note, which stays open under the mouse until Escape', async ({ page }) => {
  await visitTerms(page);
  const [term, note] = await termAndNote(page, 'softmax');
  await term.hover();
  await expect(note).toBeVisible();
  await expect(note).toContainText('positive weights that sum to one');
  await note.hover();
  await page.mouse.move(0, 0, { steps: 3 });
  await expect(note).toBeHidden();

  await term.hover();
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
});

test('a note stays open while the mouse moves slowly into it', { tag: '@more' }, async ({ page }) => {
  await visitTerms(page);
  const [term, note] = await termAndNote(page, 'dot-product');
  await term.hover();
  await expect(note).toBeVisible();
  const [from, to] = [await term.boundingBox(), await note.boundingBox()];
  if (!from || !to) throw new Error('The term and its note have a place');
  await page.mouse.move(from.x + 8, from.y + from.height / 2);
  await page.mouse.move(from.x + 8, (from.y + from.height + to.y) / 2); // between the two
  await page.mouse.move(to.x + 12, to.y + to.height / 2, { steps: 2 });
  const [other, itsNote] = await termAndNote(page, 'softmax');
  await expect(note).toBeVisible();
  await other.hover();
  await expect(itsNote).toBeVisible();
  await expect(note).toBeHidden();
});

test('focusing a term shows its note, and Enter opens the glossary', async ({ page }) => {
  await visitTerms(page);
  const [term, note] = await termAndNote(page, 'attention');
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  await expect(term).toBeFocused();
  await expect(note).toBeVisible();
  await expect(term).toHaveAccessibleDescription(/^attention A step in which each word compares its query/);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(term).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(note).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(note).toBeHidden();
  await term.press('Enter');
  await expect(page).toHaveURL(/\/en\/glossary\/#attention$/);
  await expect(page.locator('#attention dt')).toBeInViewport();
});

test("a term that's already hovered when the script loads shows its note", { tag: '@more' }, async ({ page }) => {
  const answer = await hold(page, /assets\/term-notes-/);
  await openPage(page, path);
  const [term, note] = await termAndNote(page, 'attention');
  await term.hover();
  answer();
  await expect(note).toBeVisible();
});

test('axe finds no violations with an open note', { tag: '@more' }, async ({ page }) => {
  await visitTerms(page);
  const [term, note] = await termAndNote(page, 'attention');
  await term.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(note).toBeVisible();
  await expectNoAxeViolations(page, '.term-notes');
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  test('the first tap on a term shows its note, a second follows the link', async ({ page }) => {
    await visitTerms(page);
    const [term, note] = await termAndNote(page, 'causal-mask');
    await term.tap();
    await expect(note).toBeVisible();
    await page.locator('h2').first().tap();
    await expect(note).toBeHidden();
    await term.tap();
    await expect(note).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await term.tap();
    await expect(page).toHaveURL(/\/en\/glossary\/#causal-mask$/);
  });

  test('every note fits in a window of 320 px and shifts nothing', { tag: '@more' }, async ({ page }) => {
    await visitTerms(page, '/en/three-attempts/');
    // Terms hidden until a vote have no box.
    const terms = page.locator('.term:visible');
    expect(await terms.count()).toBeGreaterThan(3);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const term of await terms.all()) {
      await term.tap();
      const note = page.locator('.term-notes > p:visible');
      await expect(note).toHaveCount(1);
      await expect(note).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    }
  });
});
