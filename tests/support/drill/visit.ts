import type { Browser, Page, Request } from '@playwright/test';

import type { Drilled } from './kinds.js';
import { lookAtAll, type Seen } from './look.js';
import { answers, delay, type Way } from './ways.js';

export interface Fault {
  readonly asset: string;
  readonly way: Way;
}

export interface Visited {
  /** The files that the page asked for. */
  readonly assets: readonly string[];
  /** The number of letters of text that can be read. */
  readonly letters: number;
  /** The number of elements that each figure is made of, from the top of the page. */
  readonly parts: readonly number[];
  /** The faults that were found, in sentences. */
  readonly found: readonly string[];
}

/**
 * Visits a page as a reader does who scrolls through it and unfolds an exercise; one of its files fares badly if a fault is named.
 * `whole` is the number of elements of each figure when all comes: one that has far fewer does not work.
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
        (route) => answers[fault.way](route).catch(() => undefined), // the page was left before the answer came
      );
    await page.goto(origin + place.path, { waitUntil: 'commit' });
    const begun = Date.now();
    // Without a fault all has to work. With one, what is said counts when nothing is on its way any more, for that something is late
    // is said on a busy machine before the file fails; where it is the fault itself that a file is late, it counts at once.
    const isLate = fault?.way === 'late';
    const isFinal = (): boolean => isLate || coming.size === 0;
    const circumstances = { place, whole, isLate, isFinal };
    let look = await steadily(page, () => lookAtAll(page, { ...circumstances, hasToWork: !fault }));
    for (const sentence of look.found) found.add(sentence);
    if (isLate) {
      // What has come after all works, and nothing says any longer that it does not.
      await page.waitForTimeout(Math.max(0, begun + delay - Date.now()));
      look = await steadily(page, () => lookAtAll(page, { ...circumstances, hasToWork: true }));
      for (const sentence of look.found) found.add(sentence);
    }
    const { letters, parts } = look;
    if (letters === 0) found.add('shows no text');
    return { assets: [...assets], letters, parts, found: [...found] };
  } finally {
    await context.close();
  }
}

/** The requests of a page, and of its workers, that have no answer yet. */
function getRequests(page: Page): ReadonlySet<Request> {
  const coming = new Set<Request>();
  page.on('request', (request) => coming.add(request));
  page.on('requestfinished', (request) => coming.delete(request));
  page.on('requestfailed', (request) => coming.delete(request));
  // Those of a page that was loaded again are not heard of any more.
  page.on('framenavigated', () => {
    for (const request of coming) if (!request.isNavigationRequest()) coming.delete(request);
  });
  return coming;
}

/** Looks at the page, and at its text then; once more if it is loaded again meanwhile, as it is when something is tried again. */
async function steadily(page: Page, look: () => Promise<Seen>): Promise<Seen & { readonly letters: number }> {
  let loads = 0;
  const count = (): void => {
    ++loads;
  };
  page.on('framenavigated', count);
  try {
    for (;;) {
      const before = loads;
      // What stands at the end of each page: its text is there then.
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

/** A script that is cut, or a page in its place, is an error of the language, which the browser tells. */
function isOfFault(error: Error, fault: Fault | undefined): boolean {
  if (!fault?.asset.endsWith('.js')) return false;
  return (
    error.stack?.includes(fault.asset) === true ||
    (error.name === 'SyntaxError' && ['cut', 'replaced'].includes(fault.way))
  );
}
