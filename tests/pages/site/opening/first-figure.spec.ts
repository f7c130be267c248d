import type { Locator, Page } from '@playwright/test';

import { chapter, expect, languages, test, more } from '../../fixtures.js';

/** Whatever stands last in the text of a chapter. */
const end = (page: Page): Locator => page.locator('main > article > p').last();

/** Opens an address whose first script does not come. */
async function withoutScript(page: Page, address: string): Promise<void> {
  await page.route(/\/main-[\w-]+\.js$/, () => new Promise<void>(() => undefined));
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('.colophon')).toBeAttached();
}

/** Sees to it that it is not the time that lets the text in, which may be over on a busy machine. */
const withoutEnd = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const wait = setTimeout.bind(window);
    const without = (run: () => void, after = 0): unknown => (after === 2_500 ? 0 : wait(run, after));
    Object.assign(window, { setTimeout: without });
  });

for (const { folder } of languages) {
  test(
    `the text behind the first figure waits for it, below the first screen (${folder})`,
    more(folder !== 'en'),
    async ({ page }) => {
      await withoutEnd(page);
      await withoutScript(page, chapter(folder));
      await expect(end(page)).toBeHidden();
      await expect(page.locator('pe-clock').first()).toBeVisible();
      expect(await page.locator('.pager').evaluate((pager) => pager.getBoundingClientRect().top)).toBeGreaterThan(
        page.viewportSize()!.height,
      );
    },
  );
}

test('it does not wait for long', { tag: '@more' }, async ({ page }) => {
  await withoutScript(page, chapter('en'));
  await expect(end(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
});

test('it comes when the figure answers, and leaves nothing behind', async ({ page }) => {
  await withoutEnd(page);
  await page.addInitScript(() => {
    const states: (string | null)[] = [];
    const watch = (records: readonly MutationRecord[]): void => {
      for (const { target, oldValue } of records) if (target === document.documentElement) states.push(oldValue);
    };
    const options = { subtree: true, attributeFilter: ['data-opening'], attributeOldValue: true };
    new MutationObserver(watch).observe(document, options);
    Object.assign(window, { states });
  });
  await page.goto(chapter('en'));
  await expect(end(page)).toBeVisible();
  await expect(page.locator('[data-last], [data-opening]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { states: unknown }).states)).toEqual([null, '', 'rest']);
});

test.describe('where no figure can answer', () => {
  test.use({ expectedComplaints: /was preloaded using link preload but not used/ });

  test('it comes with the sentence that says so', { tag: '@more' }, async ({ page }) => {
    await withoutEnd(page);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
    await page.goto(chapter('en'));
    await expect(page.getByTestId('figure-fault').first()).toBeVisible();
    await expect(end(page)).toBeVisible();
  });
});

const acts: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  scrolls: (page) => page.mouse.wheel(0, 50),
  'presses a key': (page) => page.keyboard.press('End'),
  'follows a link': (page) => page.locator('.kicker').click(),
};

for (const [name, act] of Object.entries(acts)) {
  test(`a reader who ${name} has all of it at once`, { tag: '@more' }, async ({ page }) => {
    await withoutEnd(page);
    await withoutScript(page, chapter('en'));
    await expect(end(page)).toBeHidden();
    await act(page);
    await expect(end(page)).toBeVisible();
  });
}

for (const ending of ['?position=5', '#:~:text=hour%20hand', '#exercises']) {
  test(`who comes to ${ending} has all of it at once`, { tag: '@more' }, async ({ page }) => {
    await withoutEnd(page);
    await withoutScript(page, chapter('en', ending));
    await expect(page.locator('html')).not.toHaveAttribute('data-opening');
    await expect(end(page)).toBeVisible();
  });
}
