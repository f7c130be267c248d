import coreUrl from '../../build/wasm/core.wasm?url';
import { Core } from '../core/core.js';
import { provideCore } from '../figures/shared/frame/core-context.js';
import { sayExercisesAreMissing } from './fault.js';
import type { Fold } from './folds.js';
import { takeOver } from './take-over.js';

/** The page of all exercises, where an address may ask for one; the addresses of chapters belong to their figures. */
const isPageOfAll = (): boolean => document.documentElement.classList.contains('exercises');

const needsWholeCore = (fold: Fold): boolean => fold.closest('[data-core=core]') !== null;

let wholeCore: Promise<void> | undefined;

async function loadWholeCore(): Promise<void> {
  const response = await fetch(coreUrl, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  provideCore(await Core.load(await response.arrayBuffer()));
}

async function wake(hasWholeCore: boolean): Promise<void> {
  try {
    const [folds, asked, { keepAnswerKey }, { PeProgress }] = await Promise.all([
      import('./folds.js'),
      import('./asked-exercises.js'),
      import('./answer-key.js'),
      import('../exercises/pe-progress.js'),
    ]);
    await takeOver('pe-progress', PeProgress);
    folds.wakeFolds(async (fold) => {
      if (hasWholeCore || !needsWholeCore(fold)) return;
      wholeCore ??= loadWholeCore();
      await wholeCore.catch((error: unknown) => {
        wholeCore = undefined; // the next exercise may have more luck
        throw error;
      });
    });
    keepAnswerKey();
    if (!isPageOfAll()) return;
    const all = folds.foldsOfPage();
    followUnfolding(() => void asked.unfold(all));
    await asked.showAsked(location.search, all);
  } catch (error) {
    console.error('The exercises cannot be shown.', error);
    sayExercisesAreMissing();
  }
}

/** The button that unfolds all exercises, for those who print them or look for a word. */
function followUnfolding(unfold: () => void): void {
  const button = document.querySelector<HTMLButtonElement>('.unfold > button');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', unfold);
}

/**
 * Wakes the exercises of the page: those of a chapter when the reader comes near its end, so that reading it costs nothing
 * for them. `hasWholeCore` says whether the figures have loaded it.
 */
export async function wakeExercises(hasWholeCore: boolean): Promise<void> {
  const section = document.querySelector('section.exercises');
  if (!section) return;
  if (isPageOfAll()) return wake(hasWholeCore);
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void wake(hasWholeCore);
    },
    { rootMargin: '1000px' },
  );
  near.observe(section);
}
