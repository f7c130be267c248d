import coreUrl from '../../build/wasm/core.wasm?url';
import { Core } from '../core/core.js';
import type { Exercise } from '../exercises/parts/exercise.js';
import { provideCore } from '../figures/shared/frame/core-context.js';
import { sayExercisesAreMissing } from './fault.js';
import { takeOver } from './take-over.js';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../exercises/pe-*.ts');

/** The tags of the page's exercises and of what belongs to them. */
export function exerciseTags(): string[] {
  const tags = [...document.querySelectorAll('main *')].map(({ localName }) => localName);
  return [...new Set(tags.filter((tag) => `../exercises/${tag}.ts` in modules))];
}

/** Whether the exercises of the page ask for calls that the clock's module does not have. */
const needWholeCore = (): boolean => document.querySelector('main [data-core=core]') !== null;

/** The page of all exercises, where an address may ask for one; the addresses of chapters belong to their figures. */
const isPageOfAll = (): boolean => document.documentElement.classList.contains('exercises');

async function define(tag: string): Promise<void> {
  const name = tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const element = (await modules[`../exercises/${tag}.ts`]?.())?.[name];
  if (typeof element !== 'function') throw new Error(`There is no element ${tag}`);
  await takeOver(tag, element as CustomElementConstructor);
}

async function wake(tags: readonly string[], hasWholeCore: boolean): Promise<void> {
  const exercises = [...document.querySelectorAll<Exercise>('main [spec]')];
  try {
    if (!hasWholeCore && needWholeCore()) {
      const response = await fetch(coreUrl, { credentials: 'same-origin' });
      provideCore(await Core.load(await response.arrayBuffer()));
    }
    const [{ showAsked }, { keepAnswerKey }] = await Promise.all([
      import('./one-exercise.js'),
      import('./answer-key.js'),
    ]);
    for (const tag of tags) await define(tag);
    await Promise.all(exercises.map((exercise) => exercise.updateComplete));
    if (isPageOfAll()) showAsked(location.search, exercises);
    keepAnswerKey(exercises);
  } catch (error) {
    console.error('The exercises cannot be shown.', error);
    sayExercisesAreMissing();
  }
}

/**
 * Wakes the exercises of the page: those of a chapter when the reader comes near its end, so that reading it costs nothing
 * for them. `hasWholeCore` says whether the figures have loaded it.
 */
export async function wakeExercises(tags: readonly string[], hasWholeCore: boolean): Promise<void> {
  const section = document.querySelector('section.exercises');
  if (!section) return;
  if (isPageOfAll()) return wake(tags, hasWholeCore);
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void wake(tags, hasWholeCore);
    },
    { rootMargin: '1000px' },
  );
  near.observe(section);
}
