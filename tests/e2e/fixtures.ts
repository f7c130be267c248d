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

/** The languages of the tour: folder, `lang` of the page, cover, the words of the figures. */
export const languages = [getPages(original), ...others.map(getPages)] as const;

export const chapter = (folder: string, query = ''): string => `/${folder}/clock-hands/${query}`;

/** Moves a test from `npm test` to `npm run test:all`: of a loop over languages or figures, one is enough in the former. */
export const more = (isMore: boolean, ...tags: readonly string[]): { tag: string[] } => ({
  tag: [...tags, ...(isMore ? ['@more'] : [])],
});

/** Playwright's own words about what its configuration forbids. */
export const forbidden = /Service Worker registration blocked by Playwright/;

/** The addresses that a page has asked for and has no answer from, to tell why a figure does not come. */
const unanswered = new WeakMap<Page, ReadonlySet<string>>();

/** Fails any test in which the browser complained (errors, warnings, CSP violations) or asked another origin for anything. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !forbidden.test(message.text()))
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

/** Milliseconds in which every figure of a page has to answer. */
const awakeWithin = 30_000;

/**
 * Goes through the page as a reader does, since figures wake when they come near, and back. Resolves when every figure answers.
 * Exercises at the end of a chapter wait until they are unfolded.
 *
 * @param tag - Wakes only the first figure with this tag, which stays in view.
 * @throws Error when one does not: it says which one, and what the page waits for.
 */
export async function awake(page: Page, tag?: string): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  const areAwake = page.waitForFunction(
    (only) => {
      const figures =
        only === undefined ? [...document.querySelectorAll(':not(:defined)')] : [document.querySelector(only)!];
      const sleeping = figures.find(
        (figure) =>
          !figure.matches(':defined') &&
          figure.localName.startsWith('pe-') &&
          !/^pe-(exercise|progress)/.test(figure.localName),
      );
      sleeping?.scrollIntoView({ behavior: 'instant', block: 'center' });
      return sleeping === undefined;
    },
    tag,
    // By time, since a page that is not drawn has no frames to look in.
    { polling: 50, timeout: awakeWithin },
  );
  await areAwake.catch(async (cause: unknown) => {
    throw new Error(`Not every figure of ${page.url()} answers: ${await whatSleeps(page)}`, { cause });
  });
  if (tag === undefined) await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), before);
}

/** The figures that do not answer, what the page says itself, and the requests without an answer. */
async function whatSleeps(page: Page): Promise<string> {
  const state = await page.evaluate(() => {
    const figures = [...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
    const faults = [...document.querySelectorAll('.fault')].map(({ textContent }) => textContent);
    return { figures, faults };
  });
  return JSON.stringify({ ...state, unanswered: [...(unanswered.get(page) ?? [])] });
}

/** Resolves when a tag is defined, also in a page that is not drawn. */
export const defined = (page: Page, tag: string): Promise<void> =>
  page.evaluate((name) => customElements.whenDefined(name).then(() => undefined), tag);

/** Opens a page of the tour, such as `/en/gps/?position=5`; every figure of it answers. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
}

/** Opens a page at the first figure with this tag, which is in view then and answers; it shows what the address asks for. */
export async function visitFigure(page: Page, path: string, tag: `pe-${string}`): Promise<Locator> {
  await page.goto(path);
  await awake(page, tag);
  // The page reads its address once the first figures answer; what it loads next tells that it has.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/session-settings')),
  );
  const figure = page.locator(tag).first();
  await figure.scrollIntoViewIfNeeded();
  return figure;
}

/** A word of every figure in all languages, as the reader of any of them finds it. */
const anyOf = (key: 'figure.menu' | 'figure.settings'): RegExp =>
  new RegExp(`^(?:${languages.map(({ words }) => words[key]).join('|')})$`);

/** Chooses something from the menu in the corner of a figure. */
export async function choose(figure: Locator, item: string): Promise<void> {
  await figure.getByRole('button', { name: anyOf('figure.menu') }).click();
  await figure.getByRole('menu').getByText(item, { exact: true }).click();
}

/** Opens what a figure has under "More settings". */
export async function openSettings(figure: Locator): Promise<void> {
  const summary = figure.getByText(anyOf('figure.settings'));
  await summary.waitFor();
  // They may be open from another page of the visit.
  if ((await figure.locator('.settings[open]').count()) === 0) await summary.click();
  await expect(figure.locator('.settings > .controls')).toBeVisible();
}

/** Writes into a field in place of what is there, and says that this is all. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}

/**
 * Hears all that a part of a figure says from now on, what it says for a moment only as well: on a busy machine that moment may
 * pass between two looks. Returns what has been heard so far.
 */
export async function hear(figure: Locator, part: string): Promise<() => Promise<string[]>> {
  const heard = await figure.evaluateHandle((element, selector) => {
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
  return () => heard.jsonValue();
}

/**
 * Serves the chapter on the receiver with its cliff inside the prediction before it. No prediction of the tour hides a
 * figure, but the Markdown allows it.
 */
export async function hideCliff(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/en/gps/',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/(<\/div>\s*<\/pe-predict>)\s*(<pe-cliff[\s\S]*?<\/pe-cliff>)/, '$2$1');
      expect(body).not.toBe(html);
      await route.fulfill({ response, body });
    },
  );
}

/** Shows what waits for the reader's votes, as if all had been given. */
export async function revealAll(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelectorAll('pe-predict').forEach((vote) => vote.setAttribute('committed', '')),
  );
}

export { expect };
