import { PeNumberField } from '../figures/shared/controls/pe-number-field.js';
import { sayFigureIsMissing } from './fault.js';
import { takeOver } from './take-over.js';

/** One chunk for each figure: a page loads those that are in it. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*/pe-*.ts', { base: '../figures' });
const moduleOf = (tag: string): string => `./${tag.slice('pe-'.length)}/${tag}.ts`;

/** `pe-worked-example` is the class `PeWorkedExample` of `pe-worked-example.ts`. */
async function define(tag: string): Promise<void> {
  const name = tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const figure = (await modules[moduleOf(tag)]?.())?.[name];
  if (typeof figure !== 'function') throw new Error(`There is no figure ${tag}`);
  await takeOver(tag, figure as CustomElementConstructor);
}

/** The tags of the page's figures, in the order in which they shall wake: what the reader sees first, then the rest. */
export function tagsOfPage(): string[] {
  // What is embedded as in other people's pages is woken by their script.
  const tags = [...document.querySelectorAll('main *:not(.live *)')].map(({ localName }) => localName);
  const figures = [...new Set(tags.filter((tag) => tag.startsWith('pe-') && tag !== 'pe-progress'))];
  const [first, ...others] = figures.filter((tag) => !smallTags.includes(tag));
  return [...(first === undefined ? [] : [first]), ...smallTags.filter((tag) => figures.includes(tag)), ...others];
}

/**
 * Wakes the figures of these tags, in this order. A figure draws at its definition, over the picture that the build drew from
 * the same core and the same default state; so the core and the words must be there. What cannot be loaded says so.
 */
export async function wakeFigures(tags: readonly string[]): Promise<void> {
  if (!customElements.get('pe-number-field')) customElements.define('pe-number-field', PeNumberField);
  // One that does not come, after a new build for instance, keeps none of the others asleep.
  for (const tag of tags)
    await define(tag).catch((error: unknown) => {
      console.error(`<${tag}> cannot be shown.`, error);
      sayFigureIsMissing(tag);
    });
}

/** Fetches the code of a figure ahead of its waking, which is when it is told that it does not come. */
export async function fetchFigure(tag: string | undefined): Promise<void> {
  await modules[moduleOf(tag ?? '')]?.().catch(() => undefined);
}
