import { test as base, type BrowserContext, type Page } from '@playwright/test';

export interface Options {
  /** Log messages that a test provokes on purpose. */
  expectedComplaints: RegExp | undefined;
  /** Whether the browser starts with an empty cache, for tests of page loads. */
  firstVisit: boolean;
}

/** One blank page per shared context (mouse, touch). It keeps the context's process and its compiled code alive. */
const keepers = new Map<'mouse' | 'finger', Page>();

/**
 * Tests of one worker share a browser context and its cached files and code, which halves the cost of a page. Each test
 * has a page of its own with its own viewport. `localStorage` and permissions are cleared between tests; contexts with
 * a fake clock are closed. Tests with other browser settings or failing loads get a context of their own.
 */
export const test = base.extend<Options>({
  expectedComplaints: [undefined, { option: true }],
  firstVisit: [false, { option: true }],
  context: async (
    { browser, expectedComplaints, firstVisit, hasTouch, isMobile, javaScriptEnabled, serviceWorkers, viewport },
    use,
  ) => {
    const isPlain =
      !(firstVisit || isMobile) &&
      javaScriptEnabled &&
      serviceWorkers === 'block' &&
      expectedComplaints === undefined &&
      (hasTouch || viewport?.width === 1280);
    if (!isPlain) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const by = hasTouch ? 'finger' : 'mouse';
    const keeper = keepers.get(by) ?? (await openKeeper(await browser.newContext()));
    keepers.set(by, keeper);
    const context = keeper.context();
    await use(context);
    await Promise.all(context.pages().map(async (page) => page !== keeper && (await page.close())));
    await context.clearPermissions();
    await keeper.evaluate(() => localStorage.clear());
    if (await keeper.evaluate(() => requestAnimationFrame.toString().includes('[native code]'))) return;
    keepers.delete(by);
    await context.close();
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    // A shared context has the viewport of its first test.
    const size = page.viewportSize();
    if (viewport && (size?.width !== viewport.width || size.height !== viewport.height))
      await page.setViewportSize(viewport);
    await use(page);
  },
});

async function openKeeper(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/robots.txt');
  return page;
}
