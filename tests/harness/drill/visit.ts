import type { Browser, Page } from '@playwright/test';

import { blockTags } from '../figure-tags.js';
import type { Drilled } from './kinds.js';
import { answers, delay, type Way } from './ways.js';

/** The most milliseconds until a figure works, or says that it does not. */
const mostWaiting = 45_000;

/**
 * The state in which a figure is found: it works, or says why not, or, in a page that is not of the tour, is the text
 * that its author left.
 */
type State = 'works' | 'says' | 'text' | 'silent';

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
    const look = await steadily(page, () => lookAtAll(page, place));
    for (const sentence of look.found) found.add(sentence);
    let { letters } = look;
    if (fault?.way === 'late') {
      // What has come after all works, and nothing says any longer that it does not.
      await page.waitForTimeout(Math.max(0, begun + delay - Date.now()));
      const afterwards = await steadily(page, () => lookAtAll(page, place, true));
      for (const sentence of afterwards.found) found.add(sentence);
      ({ letters } = afterwards);
    }
    if (letters === 0) found.add('shows no text');
    return { assets: [...assets], letters, found: [...found] };
  } finally {
    await context.close();
  }
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

/** Goes to every figure and to an exercise. Returns what is silent there. */
async function lookAtAll(page: Page, { kind }: Drilled, hasToWork = false): Promise<string[]> {
  const found: string[] = [];
  const settled: readonly State[] = hasToWork
    ? ['works']
    : ['works', 'says', ...(kind === 'post' ? (['text'] as const) : [])];
  const tags = kind === 'frame' ? ['main'] : [...blockTags, 'pe-exercise'].map((tag) => `main ${tag}`);
  // A page that is loaded again in between has other elements: they are counted anew.
  for (let index = 0; index < (await page.locator(tags.join()).count()); ++index) {
    const element = page.locator(tags.join()).nth(index);
    let state: State = 'silent';
    for (const begun = Date.now(); Date.now() - begun < mostWaiting;) {
      state = await element.evaluate(stateOf, kind === 'frame').catch(() => 'silent' as const);
      if (settled.includes(state)) break;
      await page.waitForTimeout(200);
    }
    if (!settled.includes(state)) {
      const name = await element
        .evaluate(({ localName, id }) => (id ? `${localName}#${id}` : localName))
        .catch(() => 'a figure');
      found.push(`${name} ${hasToWork ? 'does not work though all has come' : 'neither works nor says why not'}`);
    }
  }
  return [...found, ...(await lookAtExercise(page, hasToWork))];
}

/** Runs in the page, so it holds no function with a name: scrolls to a figure, and tells how it is. */
function stateOf(element: Element, isFrame: boolean): State {
  document.querySelectorAll('pe-predict').forEach((vote) => vote.setAttribute('committed', ''));
  element.scrollIntoView({ behavior: 'instant', block: 'center' });
  const inner = [...(element.shadowRoot ?? element).querySelectorAll('*')].find(({ localName }) =>
    /-(?:figure|embedded)$/.test(localName),
  );
  const said = [
    ...element.querySelectorAll(isFrame ? '.fault, .instead' : ':scope > .fault'),
    ...(element.shadowRoot?.querySelectorAll('.fault') ?? []),
  ].filter((words) => words.checkVisibility({ visibilityProperty: true }) && words.textContent.trim().length > 5);
  const figure = (isFrame ? inner : (inner ?? element)) as (Element & { hasUpdated?: boolean }) | undefined;
  const works = figure?.hasUpdated === true && figure.checkVisibility();
  if (said.length > 0) return works ? 'silent' : 'says'; // what works and says that it does not is not true
  if (works) return 'works';
  return !isFrame &&
    element.checkVisibility() &&
    element.textContent.trim() !== '' &&
    !customElements.get(element.localName)
    ? 'text'
    : 'silent';
}

/** Unfolds the first exercise of the tour's page: it can be answered, or something says that it cannot. */
async function lookAtExercise(page: Page, hasToWork: boolean): Promise<string[]> {
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
    if (state === 'works' || (state === 'says' && !hasToWork)) return [];
    await page.waitForTimeout(200);
  }
  return [`the first exercise ${hasToWork ? 'does not work though all has come' : 'neither works nor says why not'}`];
}
