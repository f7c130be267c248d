import coreUrl from '../../build/wasm/core.wasm?url';
import { Core } from '../core/core.js';
import { provideCore } from '../figures/parts/core-context.js';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../exercises/pe-*.ts');

/** The tags of the page's exercises and of what belongs to them. */
export function exerciseTags(): string[] {
  const tags = [...document.querySelectorAll('main *')].map(({ localName }) => localName);
  return [...new Set(tags.filter((tag) => `../exercises/${tag}.ts` in modules))];
}

/** Whether the exercises of the page ask for calls that the clock's module does not have. */
export const needWholeCore = (): boolean => document.querySelector('main [data-core=core]') !== null;

async function define(tag: string): Promise<void> {
  const name = tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const element = (await modules[`../exercises/${tag}.ts`]?.())?.[name];
  if (typeof element !== 'function') throw new Error(`There is no element ${tag}`);
  customElements.define(tag, element as CustomElementConstructor);
}

/** Wakes the exercises of the page: after its figures, which come first. `hasWholeCore` says whether they have loaded it. */
export async function wakeExercises(tags: readonly string[], hasWholeCore: boolean): Promise<void> {
  if (!hasWholeCore && needWholeCore()) {
    const response = await fetch(coreUrl, { credentials: 'same-origin' });
    provideCore(await Core.load(await response.arrayBuffer()));
  }
  for (const tag of tags) await define(tag);
}
