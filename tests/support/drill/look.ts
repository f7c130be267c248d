import type { Page } from '@playwright/test';

import { blockTags } from '../figure-tags.js';
import type { Drilled } from './kinds.js';

/** Milliseconds for a figure to work or to report an error. */
const maxWaiting = 45_000;

/**
 * The state of a figure: it works, reports an error, reports that it's loading, shows its author's fallback text
 * (outside the tour), or none of these.
 */
type State = 'works' | 'says' | 'waits' | 'text' | 'silent';

/** A figure with fewer of its elements than this fraction doesn't count as rendered. */
const minShareOfParts = 0.5;

/** The faults found on a page, and the number of elements of each figure. */
export interface Findings {
  readonly found: readonly string[];
  readonly parts: readonly number[];
}

/** The conditions of a check. */
interface InspectOptions {
  readonly place: Drilled;
  /** The number of elements of each figure without faults; empty if unknown. */
  readonly whole: readonly number[];
  /** Whether the fault is a slow file; only then is "loading" acceptable. */
  readonly isLate: boolean;
  /** Whether figures must work, so that an error message isn't enough. */
  readonly hasToWork: boolean;
  /** Whether nothing is loading any more. */
  readonly isFinal: () => boolean;
}

/** Scrolls to every figure and an exercise. Returns those that fail silently. */
export async function inspectPage(page: Page, looking: InspectOptions): Promise<Findings> {
  const { place, whole, isLate, hasToWork, isFinal } = looking;
  const [found, parts]: [string[], number[]] = [[], []];
  const accepted: readonly State[] = hasToWork
    ? []
    : ['says', ...(isLate ? (['waits'] as const) : []), ...(place.kind === 'post' ? (['text'] as const) : [])];
  const isSettled = (state: FigureState['state']): boolean =>
    state === 'works' || (isFinal() && accepted.some((one) => one === state));
  const isFrame = place.kind === 'frame';
  const selector = isFrame ? 'main' : [...blockTags, 'pe-exercise'].map((tag) => `main ${tag}`).join();
  // Figures are queried in the page itself, because a locator would search every shadow root for each tag. If the page
  // reloads meanwhile, its elements are counted again.
  for (let index = 0; ; ++index) {
    let look: FigureState = { state: 'silent', name: 'a figure', parts: 0 };
    const minParts = minShareOfParts * (whole[index] ?? 0);
    for (const begun = Date.now(); Date.now() - begun < maxWaiting;) {
      look =
        (await page.evaluate(inspectFigure, { selector, index, isFrame, minParts }).catch(() => undefined)) ?? look;
      if (look.state === 'none' || isSettled(look.state)) break;
      await page.waitForTimeout(200);
    }
    if (look.state === 'none') break;
    parts.push(look.parts);
    if (!isSettled(look.state))
      found.push(`${look.name} ${hasToWork ? 'does not work though all has come' : 'neither works nor says why not'}`);
  }
  return { found: [...found, ...(await inspectExercise(page, looking))], parts };
}

interface FigureState {
  /** `none` after the last figure. */
  readonly state: State | 'none';
  readonly name: string;
  /** The number of the figure's elements. */
  readonly parts: number;
}

/** A figure by index, and the minimum number of elements to count as rendered. */
interface FigureQuery {
  readonly selector: string;
  readonly index: number;
  readonly isFrame: boolean;
  readonly minParts: number;
}

/** Runs in the page, so it's self-contained: scrolls to a figure and returns its state. */
function inspectFigure({ selector, index, isFrame, minParts }: FigureQuery): FigureState {
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
    // In the guide, the message is before the figure, whose own text is part of the example.
    ...(element.parentElement?.querySelectorAll('.live > .fault') ?? []),
    ...(element.shadowRoot?.querySelectorAll('.fault') ?? []),
  ].filter((words) => words.checkVisibility({ visibilityProperty: true }) && words.textContent.trim().length > 5);
  const figure = (isFrame ? inner : (inner ?? element)) as (Element & { hasUpdated?: boolean }) | undefined;
  // Nested elements have shadow roots of their own.
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
    // A working figure with an error message is contradictory.
    return {
      state: works ? 'silent' : said.some((words) => words.textContent === waiting) ? 'waits' : 'says',
      name,
      parts,
    };
  }
  if (works) return { state: 'works', name, parts };
  // A loaded figure that lacks its numbers, models or questions reports that itself.
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

/** Opens the first exercise of a tour page: it works or reports an error. */
async function inspectExercise(page: Page, { hasToWork, isFinal }: InspectOptions): Promise<string[]> {
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
