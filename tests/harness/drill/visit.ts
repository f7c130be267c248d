import type { Browser, Page, Request } from '@playwright/test';

import { blockTags } from '../figure-tags.js';
import type { Drilled } from './kinds.js';
import { answers, delay, type Way } from './ways.js';

/** The most milliseconds until a figure works, or says that it does not. */
const mostWaiting = 45_000;

/**
 * The state in which a figure is found: it works, or says that it cannot, or that it is still on its way, or, in a page that is not of
 * the tour, is the text that its author left.
 */
type State = 'works' | 'says' | 'waits' | 'text' | 'silent';

export interface Fault {
  readonly asset: string;
  readonly way: Way;
}

export interface Visited {
  /** The files that the page asked for. */
  readonly assets: readonly string[];
  /** The number of letters of text that can be read. */
  readonly letters: number;
  /** The faults that were found, in sentences. */
  readonly found: readonly string[];
}

/** Visits a page as a reader does who scrolls through it and unfolds an exercise; one of its files fares badly if a fault is named. */
export async function visit(browser: Browser, origin: string, place: Drilled, fault?: Fault): Promise<Visited> {
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
    const coming = requestsOf(page);
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
    const look = await steadily(page, () => lookAtAll(page, { place, isLate, hasToWork: !fault, isFinal }));
    for (const sentence of look.found) found.add(sentence);
    let { letters } = look;
    if (isLate) {
      // What has come after all works, and nothing says any longer that it does not.
      await page.waitForTimeout(Math.max(0, begun + delay - Date.now()));
      const afterwards = await steadily(page, () => lookAtAll(page, { place, isLate, hasToWork: true, isFinal }));
      for (const sentence of afterwards.found) found.add(sentence);
      ({ letters } = afterwards);
    }
    if (letters === 0) found.add('shows no text');
    return { assets: [...assets], letters, found: [...found] };
  } finally {
    await context.close();
  }
}

/** The requests of a page, and of its workers, that have no answer yet. */
function requestsOf(page: Page): ReadonlySet<Request> {
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
async function steadily(page: Page, look: () => Promise<string[]>): Promise<{ found: string[]; letters: number }> {
  let loads = 0;
  const count = (): void => {
    ++loads;
  };
  page.on('framenavigated', count);
  try {
    for (;;) {
      const before = loads;
      // What stands at the end of each page: its text is there then.
      await page.locator('#words, #made, main + script').waitFor({ state: 'attached' });
      const found = await look();
      const letters = await page
        .evaluate(() => document.querySelector<HTMLElement>('main:not([hidden])')?.innerText.length ?? 0)
        .catch(() => undefined);
      if (letters !== undefined && loads === before) return { found, letters };
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

/** The circumstances in which a page is looked at. */
interface Looking {
  readonly place: Drilled;
  /** Whether the fault is that a file is late: only then is it true that something is still on its way. */
  readonly isLate: boolean;
  /** Whether it does not suffice that a figure says why it does not work. */
  readonly hasToWork: boolean;
  /** Tells whether that is said for good. */
  readonly isFinal: () => boolean;
}

/** Goes to every figure and to an exercise. Returns what is silent there. */
async function lookAtAll(page: Page, looking: Looking): Promise<string[]> {
  const { place, isLate, hasToWork, isFinal } = looking;
  const found: string[] = [];
  const accepted: readonly State[] = hasToWork
    ? []
    : ['says', ...(isLate ? (['waits'] as const) : []), ...(place.kind === 'post' ? (['text'] as const) : [])];
  const isSettled = (state: Look['state']): boolean =>
    state === 'works' || (isFinal() && accepted.some((one) => one === state));
  const isFrame = place.kind === 'frame';
  const selector = isFrame ? 'main' : [...blockTags, 'pe-exercise'].map((tag) => `main ${tag}`).join();
  // Figures are asked for in the page itself: a locator would look through every shadow root for each tag. A page that is loaded
  // again in between has other elements: they are counted anew.
  for (let index = 0; ; ++index) {
    let look: Look = { state: 'silent', name: 'a figure' };
    for (const begun = Date.now(); Date.now() - begun < mostWaiting;) {
      look = (await page.evaluate(lookAt, { selector, index, isFrame }).catch(() => undefined)) ?? look;
      if (look.state === 'none' || isSettled(look.state)) break;
      await page.waitForTimeout(200);
    }
    if (look.state === 'none') break;
    if (!isSettled(look.state))
      found.push(`${look.name} ${hasToWork ? 'does not work though all has come' : 'neither works nor says why not'}`);
  }
  return [...found, ...(await lookAtExercise(page, looking))];
}

interface Look {
  /** `none` is told of a place after the last figure. */
  readonly state: State | 'none';
  readonly name: string;
}

/** Runs in the page, so it holds no function with a name: scrolls to a figure, and tells how it is. */
function lookAt({ selector, index, isFrame }: { selector: string; index: number; isFrame: boolean }): Look {
  const element = document.querySelectorAll(selector)[index];
  if (!element) return { state: 'none', name: '' };
  const { localName, id } = element;
  const name = id ? `${localName}#${id}` : localName;
  document.querySelectorAll('pe-predict').forEach((vote) => vote.setAttribute('committed', ''));
  element.scrollIntoView({ behavior: 'instant', block: 'center' });
  const inner = [...(element.shadowRoot ?? element).querySelectorAll('*')].find((part) =>
    /-(?:figure|embedded)$/.test(part.localName),
  );
  const said = [
    ...element.querySelectorAll(isFrame ? '.fault, .instead' : ':scope > .fault'),
    ...(element.shadowRoot?.querySelectorAll('.fault') ?? []),
  ].filter((words) => words.checkVisibility({ visibilityProperty: true }) && words.textContent.trim().length > 5);
  const figure = (isFrame ? inner : (inner ?? element)) as (Element & { hasUpdated?: boolean }) | undefined;
  const works = figure?.hasUpdated === true && figure.checkVisibility();
  const waiting = document
    .querySelector<HTMLTemplateElement>('#phrases')
    ?.content.querySelector('[data-phrase="fault.late"]')?.textContent;
  if (said.length > 0) {
    // What works and says that it does not is not true.
    return { state: works ? 'silent' : said.some((words) => words.textContent === waiting) ? 'waits' : 'says', name };
  }
  if (works) return { state: 'works', name };
  const isText =
    !isFrame &&
    document.readyState === 'complete' &&
    element.checkVisibility() &&
    element.textContent.trim() !== '' &&
    !customElements.get(localName);
  return { state: isText ? 'text' : 'silent', name };
}

/** Unfolds the first exercise of the tour's page: it can be answered, or something says that it cannot. */
async function lookAtExercise(page: Page, { hasToWork, isFinal }: Looking): Promise<string[]> {
  const fold = page.locator('details.fold').first();
  if ((await fold.count()) === 0) return [];
  for (const begun = Date.now(); Date.now() - begun < mostWaiting;) {
    const state = await page
      .evaluate(() => {
        const first = document.querySelector<HTMLDetailsElement>('details.fold')!;
        first.scrollIntoView({ behavior: 'instant', block: 'center' });
        first.open = true;
        const exercise = [...first.children].find(({ localName }) => localName.startsWith('pe-exercise-'));
        if ((exercise as Partial<{ hasUpdated: boolean }> | undefined)?.hasUpdated === true) return 'works';
        const said = [...document.querySelectorAll('section.exercises .fault')];
        return said.some((words) => words.checkVisibility()) && first.querySelector('.still') ? 'says' : 'neither';
      })
      .catch(() => 'neither');
    if (state === 'works' || (state === 'says' && !hasToWork && isFinal())) return [];
    await page.waitForTimeout(200);
  }
  return [`the first exercise ${hasToWork ? 'does not work though all has come' : 'neither works nor says why not'}`];
}
