import { addModule } from './core.js';
import { reportExercisesFailed } from './load-errors/load-errors.js';

/** The page of all exercises, where an address may ask for one; the addresses of chapters belong to their figures. */
const isPageOfAll = (): boolean => document.documentElement.classList.contains('exercises');

/** Defines the exercises of the page. */
export async function defineExercises(): Promise<void> {
  try {
    const [folds, route, { keepAnswerKey }, { PeProgress }] = await Promise.all([
      import('./exercise-disclosure.js'),
      import('./exercise-route.js'),
      import('./print-answer-key.js'),
      import('../exercises/pe-progress.js'),
    ]);
    customElements.define('pe-progress', PeProgress);
    folds.defineFolds(() => addModule('core'));
    keepAnswerKey();
    if (!isPageOfAll()) return;
    const all = folds.foldsOfPage();
    observeDisclosure(() => void route.unfold(all));
    await route.showAsked(location.search, all);
  } catch (error) {
    console.error('The exercises cannot be shown.', error);
    reportExercisesFailed();
  }
}

/** The button that unfolds all exercises, for those who print them or look for a word. */
function observeDisclosure(unfold: () => void): void {
  const button = document.querySelector<HTMLButtonElement>('.unfold > button');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', unfold);
}
