import type { Page } from '@playwright/test';

import { blockTags } from '../figure-tags.js';
import type { Drilled } from './kinds.js';

/** The most milliseconds until a figure works, or says that it does not. */
const maxWaiting = 45_000;

/**
 * The state in which a figure is found: it works, or says that it cannot, or that it is still on its way, or, in a page that is not of
 * the tour, is the text that its author left.
 */
type State = 'works' | 'says' | 'waits' | 'text' | 'silent';

/** The least share of its elements that a figure has to have in order to count as drawn. */
const minShareOfParts = 0.5;

/** The faults that were found on a page, and the number of elements of each of its figures. */
export interface Seen {
  readonly found: readonly string[];
  readonly parts: readonly number[];
}

/** The circumstances in which a page is looked at. */
interface Looking {
  readonly place: Drilled;
  /** The number of elements of each figure when all comes; empty where that is not known yet. */
  readonly whole: readonly number[];
  /** Whether the fault is that a file is late: only then is it true that something is still on its way. */
  readonly isLate: boolean;
  /** Whether it does not suffice that a figure says why it does not work. */
  readonly hasToWork: boolean;
  /** Tells whether that is said for good. */
  readonly isFinal: () => boolean;
}

/** Goes to every figure and to an exercise. Returns what is silent there. */
export async function lookAtAll(page: Page, looking: Looking): Promise<Seen> {
  const { place, whole, isLate, hasToWork, isFinal } = looking;
  const [found, parts]: [string[], number[]] = [[], []];
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
    let look: Look = { state: 'silent', name: 'a figure', parts: 0 };
    const minParts = minShareOfParts * (whole[index] ?? 0);
    for (const begun = Date.now(); Date.now() - begun < maxWaiting;) {
      look = (await page.evaluate(lookAt, { selector, index, isFrame, minParts }).catch(() => undefined)) ?? look;
      if (look.state === 'none' || isSettled(look.state)) break;
      await page.waitForTimeout(200);
    }
    if (look.state === 'none') break;
    parts.push(look.parts);
    if (!isSettled(look.state))
      found.push(`${look.name} ${hasToWork ? 'does not work though all has come' : 'neither works nor says why not'}`);
  }
  return { found: [...found, ...(await lookAtExercise(page, looking))], parts };
}

interface Look {
  /** `none` is told of a place after the last figure. */
  readonly state: State | 'none';
  readonly name: string;
  /** The number of elements that the figure is made of. */
  readonly parts: number;
}

/** The place of a figure on its page, and the least number of elements with which it is drawn. */
interface Sought {
  readonly selector: string;
  readonly index: number;
  readonly isFrame: boolean;
  readonly minParts: number;
}

/** Runs in the page, so it holds no function with a name: scrolls to a figure, and tells how it is. */
function lookAt({ selector, index, isFrame, minParts }: Sought): Look {
  const element = document.querySelectorAll(selector)[index];
  if (!element) return { state: 'none', name: '', parts: 0 };
  const { localName, id } = element;
  const name = id ? `${localName}#${id}` : localName;
  document.querySelectorAll('pe-predict').forEach((vote) => vote.setAttribute('committed', ''));
  element.scrollIntoView({ behavior: 'instant', block: 'center' });
  const inner = [...(element.shadowRoot ?? element).querySelectorAll('*')].find((part) =>
    /-(?:figure|embedded)$/.test(part.localName),
  );
  const said = [
    ...element.querySelectorAll(isFrame ? '.fault, .instead' : ':scope > .fault'),
    // In the guide it stands before the figure, whose own text is a part of the example.
    ...(element.parentElement?.querySelectorAll('.live > .fault') ?? []),
    ...(element.shadowRoot?.querySelectorAll('.fault') ?? []),
  ].filter((words) => words.checkVisibility({ visibilityProperty: true }) && words.textContent.trim().length > 5);
  const figure = (isFrame ? inner : (inner ?? element)) as (Element & { hasUpdated?: boolean }) | undefined;
  // A figure may have elements of its own in it, with roots of their own.
  let parts = 0;
  const roots: (Element | ShadowRoot)[] = figure ? [figure.shadowRoot ?? figure] : [];
  for (let root = roots.pop(); root; root = roots.pop()) {
    const within = [...root.querySelectorAll('*')];
    parts += within.length;
    roots.push(...within.flatMap(({ shadowRoot }) => shadowRoot ?? []));
  }
  const works = figure?.hasUpdated === true && figure.checkVisibility() && parts >= minParts;
  const waiting = document
    .querySelector<HTMLTemplateElement>('#phrases')
    ?.content.querySelector('[data-phrase="fault.late"]')?.textContent;
  if (said.length > 0) {
    // What works and says that it does not is not true.
    return {
      state: works ? 'silent' : said.some((words) => words.textContent === waiting) ? 'waits' : 'says',
      name,
      parts,
    };
  }
  if (works) return { state: 'works', name, parts };
  // What has come without the numbers, the models or the questions that it shows says so itself.
  const invalidParameters = [...(figure?.shadowRoot?.querySelectorAll('.fault, .refusal') ?? [])];
  if (invalidParameters.some((words) => words.checkVisibility() && words.textContent.trim().length > 5))
    return { state: 'says', name, parts };
  const isText =
    !isFrame &&
    document.readyState === 'complete' &&
    element.checkVisibility() &&
    element.textContent.trim() !== '' &&
    !customElements.get(localName);
  return { state: isText ? 'text' : 'silent', name, parts };
}

/** Unfolds the first exercise of the tour's page: it can be answered, or something says that it cannot. */
async function lookAtExercise(page: Page, { hasToWork, isFinal }: Looking): Promise<string[]> {
  const fold = page.locator('details.fold').first();
  if ((await fold.count()) === 0) return [];
  for (const begun = Date.now(); Date.now() - begun < maxWaiting;) {
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
