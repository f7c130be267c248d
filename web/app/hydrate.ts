import { LitElement } from 'lit';

import { PeNumberField } from '../figures/shared/controls/pe-number-field.js';
import { figureNeeded } from '../figures/shared/frame/action-links/figure-needed.js';
import { yieldToMain } from '../figures/shared/platform/yield-to-main.js';
import { addModulesFor } from './core.js';
import { patience, reportFigureFailed, reportWhileLate } from './load-errors/load-errors.js';

/** One chunk for each figure: a page loads those that are in it. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*/pe-*.ts', { base: '../figures' });
const getModule = (tag: string): string => `./${tag.slice('pe-'.length)}/${tag}.ts`;

/** Loads the wasm modules that figures of a tag call. A number in a sentence may stand for any figure of the page. */
const addCallsFor = (tag: string): Promise<void> => addModulesFor(smallTags.includes(tag) ? tagsOfPage() : [tag]);

/** `pe-worked-example` is the class `PeWorkedExample` of `pe-worked-example.ts`. Resolves when its elements have taken over. */
export async function define(tag: string): Promise<void> {
  const name = tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const [module] = await Promise.all([modules[getModule(tag)]?.(), addCallsFor(tag)]);
  const figure = module?.[name];
  if (typeof figure !== 'function') throw new Error(`There is no figure ${tag}`);
  customElements.define(tag, figure as CustomElementConstructor);
  const drawn = [...document.querySelectorAll(tag)].filter((element) => element instanceof LitElement);
  await Promise.all(drawn.map((element) => element.updateComplete));
  await yieldToMain(); // elements within elements have drawn then, too
}

/** The tags of the page's figures, in the order in which they are hydrated: what the reader sees first, then the rest. */
export function tagsOfPage(): string[] {
  const elements = [...document.querySelectorAll('main *')].filter(
    ({ localName }) => localName.startsWith('pe-') && localName !== 'pe-progress',
  );
  // What is embedded as in other people's pages is loaded by their script.
  const own = elements.filter((element) => element.closest('.live') === null);
  const figures = [...new Set(own.map(({ localName }) => localName))];
  const [first, ...others] = figures.filter((tag) => !smallTags.includes(tag));
  return [...(first === undefined ? [] : [first]), ...smallTags.filter((tag) => figures.includes(tag)), ...others];
}

/** The distance from the viewport at which a figure is hydrated: about a screen, so that it answers when it comes into sight. */
const nearness = '1000px';

/** Calls `arrive` with each of these tags once, when its first element comes near the viewport or is needed. */
function whenNear(tags: readonly string[], arrive: (tag: string) => void): void {
  const waiting = new Set(tags);
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && waiting.delete(target.localName)) arrive(target.localName);
      if (waiting.size === 0) near.disconnect();
    },
    { rootMargin: nearness },
  );
  for (const tag of tags) document.querySelectorAll(`main ${tag}`).forEach((figure) => near.observe(figure));
  document.addEventListener(figureNeeded, ({ target }) => {
    const { localName } = target as Element;
    if (waiting.delete(localName)) arrive(localName);
  });
}

/**
 * Hydrates the figures of these tags: the first one, those within sentences, and those that are asked for at once, in this order;
 * the others when they come near the viewport. A figure draws at its definition, over the picture that the build drew from the
 * same core and the same default state; so the core and the words must be there. What cannot be loaded says so.
 *
 * @param atOnce - Tags of figures that are needed now, wherever they stand.
 */
export async function hydrateFigures(tags: readonly string[], atOnce: readonly string[]): Promise<void> {
  if (!customElements.get('pe-number-field')) customElements.define('pe-number-field', PeNumberField);
  // One that does not come, after a new build for instance, holds up none of the others.
  const hydrate = (tag: string): Promise<void> =>
    define(tag).catch((error: unknown) => {
      console.error(`<${tag}> cannot be shown.`, error);
      reportFigureFailed(tag);
    });
  const isEarly = (tag: string, index: number): boolean =>
    index === 0 || smallTags.includes(tag) || atOnce.includes(tag);
  const [first, ...small] = tags.filter(isEarly);
  if (first !== undefined) await hydrate(first);
  // Fetched together, for on a slow network each would wait for the one before; they are hydrated one after the other, as they come.
  let last = Promise.resolve();
  const fetchAndHydrate = async (tag: string): Promise<void> => {
    await reportWhileLate(tag, Promise.allSettled([fetchFigure(tag), addCallsFor(tag)]));
    await (last = last.then(() => hydrate(tag)));
  };
  const soon = Promise.all(small.map(fetchAndHydrate));
  // One that is late holds up none of the others.
  await Promise.race([soon, new Promise((resolve) => setTimeout(resolve, patience.late))]);
  whenNear(
    tags.filter((tag, index) => !isEarly(tag, index)),
    (tag) => void fetchAndHydrate(tag),
  );
}

/** Fetches the code of a figure ahead of its hydration, which is when it is told that it does not come. */
export async function fetchFigure(tag: string | undefined): Promise<void> {
  const load = modules[getModule(tag ?? '')];
  // Browsers that keep no failure in mind ask the network for it a second time.
  await load?.().catch(() => load().catch(() => undefined));
}
