import type { Browser, Page, Request } from '@playwright/test';

import type { Drilled } from './kinds.js';
import { inspectPage, type Findings } from './look.js';
import { answers, delay, type Way } from './ways.js';

export interface Fault {
  readonly asset: string;
  readonly way: Way;
}

export interface Visited {
  /** The files requested by the page. */
  readonly assets: readonly string[];
  /** The length of the readable text. */
  readonly letters: number;
  /** The number of elements of each figure, from top to bottom. */
  readonly parts: readonly number[];
  /** The faults found, as sentences. */
  readonly found: readonly string[];
}

/**
 * Visits a page like a reader who scrolls through it and opens an exercise, optionally with a fault for one file.
 * `whole` has the number of elements per figure without faults: with far fewer, a figure isn't working.
 */
export async function visit(
  browser: Browser,
  origin: string,
  place: Drilled,
  fault?: Fault,
  whole: readonly number[] = [],
): Promise<Visited> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const [assets, found] = [new Set<string>(), new Set<string>()];
    page.on('request', (request) => {
      const { href, pathname } = new URL(request.url());
      if (
        href.startsWith(origin) &&
        !request.isNavigationRequest() &&
        /\.(?:m?js|css|wasm|json|woff2|f32)$/.test(pathname)
      )
        assets.add(pathname.slice(1));
    });
    page.on('pageerror', (error) => {
      if (!isOfFault(error, fault)) found.add(`throws ${String(error)}`);
    });
    const coming = getRequests(page);
    const { html } = place;
    if (html !== undefined)
      await page.route(origin + place.path, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
    if (fault)
      await page.route(
        (url) => url.pathname === `/${fault.asset}`,
        (route) => answers[fault.way](route).catch(() => undefined), // the page was left before the response
      );
    await page.goto(origin + place.path, { waitUntil: 'commit' });
    const begun = Date.now();
    // Without a fault everything must work. With one, messages count only when no requests are pending, because a busy
    // machine reports slowness before the file fails; if slowness is the fault, they count immediately.
    const isLate = fault?.way === 'late';
    const isFinal = (): boolean => isLate || coming.size === 0;
    const circumstances = { place, whole, isLate, isFinal };
    let look = await steadily(page, () => inspectPage(page, { ...circumstances, hasToWork: !fault }));
    for (const sentence of look.found) found.add(sentence);
    if (isLate) {
      // After a late file has arrived, everything works, and the messages are gone.
      await page.waitForTimeout(Math.max(0, begun + delay - Date.now()));
      look = await steadily(page, () => inspectPage(page, { ...circumstances, hasToWork: true }));
      for (const sentence of look.found) found.add(sentence);
    }
    const { letters, parts } = look;
    if (letters === 0) found.add('shows no text');
    return { assets: [...assets], letters, parts, found: [...found] };
  } finally {
    await context.close();
  }
}

/** Pending requests of a page and its workers. */
function getRequests(page: Page): ReadonlySet<Request> {
  const coming = new Set<Request>();
  page.on('request', (request) => coming.add(request));
  page.on('requestfinished', (request) => coming.delete(request));
  page.on('requestfailed', (request) => coming.delete(request));
  // Requests of a reloaded page get no end events.
  page.on('framenavigated', () => {
    for (const request of coming) if (!request.isNavigationRequest()) coming.delete(request);
  });
  return coming;
}

/** Checks the page and its text, again if it reloads meanwhile, as it does to retry. */
async function steadily(page: Page, look: () => Promise<Findings>): Promise<Findings & { readonly letters: number }> {
  let loads = 0;
  const count = (): void => {
    ++loads;
  };
  page.on('framenavigated', count);
  try {
    for (;;) {
      const before = loads;
      // The end of each page, when its text is complete.
      await page.locator('#messages, #made, main + script').waitFor({ state: 'attached' });
      const seen = await look();
      const letters = await page
        .evaluate(() => document.querySelector<HTMLElement>('main:not([hidden])')?.innerText.length ?? 0)
        .catch(() => undefined);
      if (letters !== undefined && loads === before) return { ...seen, letters };
    }
  } finally {
    page.off('framenavigated', count);
  }
}

/** A truncated script, or HTML in its place, is a syntax error, which the browser logs. */
function isOfFault(error: Error, fault: Fault | undefined): boolean {
  if (!fault?.asset.endsWith('.js')) return false;
  return (
    error.stack?.includes(fault.asset) === true ||
    (error.name === 'SyntaxError' && ['cut', 'replaced'].includes(fault.way))
  );
}
