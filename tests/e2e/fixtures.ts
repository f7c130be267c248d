import { expect, type Locator, type Page } from '@playwright/test';

import { languages as known, type Language } from '../../web/figures/shared/reader/languages.js';
export { chapters } from '../../web/generator/content/tour.js';
import { readMessages } from '../support/messages.js';
import { test as base } from './shared-context.js';

const [original, ...others] = known;
const getPages = ({ folder, tag }: Language) => ({
  folder,
  tag,
  cover: folder === original.folder ? '/' : `/${folder}/`,
  words: readMessages(folder),
});

/** The tour's languages: folder, `lang` attribute, home page, messages. */
export const languages = [getPages(original), ...others.map(getPages)] as const;

export const chapter = (folder: string, query = ''): string => `/${folder}/clock-hands/${query}`;

/**
 * Moves a test from `npm test` to `npm run test:all`. In loops over languages or figures, one in `npm test` is enough.
 */
export const more = (isMore: boolean, ...tags: readonly string[]): { tag: string[] } => ({
  tag: [...tags, ...(isMore ? ['@more'] : [])],
});

/** Playwright's message about a forbidden service worker. */
export const serviceWorkerBlocked = /Service Worker registration blocked by Playwright/;

/** Pending requests by page, to explain why a figure doesn't load. */
const unanswered = new WeakMap<Page, ReadonlySet<string>>();

/** Fails any test in which the browser logs errors, warnings or CSP violations, or requests another origin. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !serviceWorkerBlocked.test(message.text()))
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== baseURL) complaints.push(`asked ${url.origin}`);
      });
      const requests = new Set<string>();
      unanswered.set(page, requests);
      page.on('request', (request) => requests.add(request.url()));
      page.on('requestfinished', (request) => requests.delete(request.url()));
      page.on('requestfailed', (request) => requests.delete(request.url()));
      await use(undefined);
      expect(complaints.filter((complaint) => !expectedComplaints?.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

export const phone = { hasTouch: true, viewport: { width: 390, height: 780 } } as const;

/** A test by touch, on a phone. */
export const phoneTest = test.extend(phone);

/** Milliseconds for every figure of a page to load. */
const hydrationTimeout = 30_000;

/**
 * Scrolls through the page and back, because figures load when they're near. Resolves when every figure is interactive.
 * Collapsed exercises aren't loaded.
 *
 * @param tag - Loads only the first figure with this tag, which stays in view.
 * @throws Error if a figure doesn't load, with its name and the pending requests.
 */
export async function hydrateAll(page: Page, tag?: string): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  const allHydrated = page.waitForFunction(
    (only) => {
      const figures =
        only === undefined ? [...document.querySelectorAll(':not(:defined)')] : [document.querySelector(only)!];
      const pending = figures.find(
        (figure) =>
          !figure.matches(':defined') &&
          figure.localName.startsWith('pe-') &&
          !/^pe-(exercise|progress)/.test(figure.localName),
      );
      pending?.scrollIntoView({ behavior: 'instant', block: 'center' });
      return pending === undefined;
    },
    tag,
    // Polls by time, because a hidden page has no animation frames.
    { polling: 50, timeout: hydrationTimeout },
  );
  await allHydrated.catch(async (cause: unknown) => {
    throw new Error(`Not every figure of ${page.url()} answers: ${await describePending(page)}`, { cause });
  });
  if (tag === undefined) await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), before);
}

/** Describes the figures that haven't loaded, the page's messages, and the pending requests. */
async function describePending(page: Page): Promise<string> {
  const state = await page.evaluate(() => {
    const figures = [...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
    const faults = [...document.querySelectorAll('.fault')].map(({ textContent }) => textContent);
    return { figures, faults };
  });
  return JSON.stringify({ ...state, unanswered: [...(unanswered.get(page) ?? [])] });
}

/** Resolves when a tag is defined, also on a hidden page. */
export const defined = (page: Page, tag: string): Promise<void> =>
  page.evaluate((name) => customElements.whenDefined(name).then(() => undefined), tag);

/** Opens a page of the tour, such as `/en/gps/?position=5`, and loads every figure. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrateAll(page);
}

/** Opens a page and loads the first figure with this tag, in view and in the URL's state. */
export async function openFigure(page: Page, path: string, tag: `pe-${string}`): Promise<Locator> {
  await page.goto(path);
  await hydrateAll(page, tag);
  // The page loads `deferred` after it has applied its URL.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/deferred-')),
  );
  const figure = page.locator(tag).first();
  await figure.scrollIntoViewIfNeeded();
  return figure;
}

/** Delays all files of these kinds until the returned function is called. */
export async function hold(page: Page, kinds: RegExp): Promise<() => void> {
  let letGo!: () => void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(kinds, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Matches a common message in any language. */
const anyOf = (key: 'figure.menu' | 'figure.settings'): RegExp =>
  new RegExp(`^(?:${languages.map(({ words }) => words[key]).join('|')})$`);

export async function choose(figure: Locator, item: string): Promise<void> {
  await figure.getByRole('button', { name: anyOf('figure.menu') }).click();
  await figure.getByRole('menu').getByText(item, { exact: true }).click();
}

export async function openSettings(figure: Locator): Promise<void> {
  const summary = figure.getByText(anyOf('figure.settings'));
  await summary.waitFor();
  // They may be open from an earlier page of the visit.
  if ((await figure.locator('.settings[open]').count()) === 0) await summary.click();
  await expect(figure.locator('.settings > .controls')).toBeVisible();
}

/** Replaces a field's text and commits it. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}

/**
 * Records the texts of a part of a figure, including transient ones that polling could miss on a busy machine. Returns
 * a function that gives the texts so far.
 */
export async function recordText(figure: Locator, part: string): Promise<() => Promise<string[]>> {
  const texts = await figure.evaluateHandle((element, selector) => {
    const texts: string[] = [];
    const root = element.shadowRoot!;
    const read = (): void => {
      const text = root.querySelector(selector)?.textContent.trim();
      if (text !== undefined && text !== texts.at(-1)) texts.push(text);
    };
    new MutationObserver(read).observe(root, { subtree: true, childList: true, characterData: true });
    read();
    return texts;
  }, part);
  return () => texts.jsonValue();
}

/** Shows what waits for the reader's votes, as if all had been given. */
export async function revealAll(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelectorAll('pe-predict').forEach((vote) => vote.setAttribute('committed', '')),
  );
}

export { expect };
