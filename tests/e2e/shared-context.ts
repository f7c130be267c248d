import { test as base, type BrowserContext, type Page } from '@playwright/test';

export interface Options {
  /** Complaints of the browser that a test provokes on purpose. */
  expectedComplaints: RegExp | undefined;
  /** Whether the browser has fetched nothing yet: for tests of how a page loads. */
  firstVisit: boolean;
}

/**
 * A page without scripts for each shared context: that of a mouse and that of a finger. It stays open, so that the process of the
 * context and what it has compiled stay.
 */
const keepers = new Map<'mouse' | 'finger', Page>();

/**
 * Tests of one worker share a context, and by it files and compiled code: half of what a page costs is saved. Each has a page of
 * its own, as large as it says. `localStorage` and permissions outlast a page, and are cleared; a context whose clock a test has
 * set is closed. A test with other settings of the browser, or of what does not come, has a context of its own.
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
    // A shared context has the size of the test that came first.
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
