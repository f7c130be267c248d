import { fetchExercise, fetchExerciseMessages } from '../exercises/base/fetch-exercise.js';
import { createExercise, type ExerciseElement } from '../exercises/base/create-exercise.js';
import { progress } from '../exercises/base/progress.js';
import { languageFolder } from '../figures/shared/reader/languages.js';
import { missingFeature } from '../figures/shared/platform/missing-feature.js';
import { errorMessage } from './load-errors/load-errors.js';

/** An exercise folded to its title, as the build wrote it (`web/generator/exercises/exercises.ts`). */
export type Fold = HTMLDetailsElement;

export const foldsOfPage = (): Fold[] => [...document.querySelectorAll<Fold>('details.fold')];
export const getId = (fold: Fold): string => fold.dataset['exercise'] ?? '';

const exercises = new Map<Fold, Promise<ExerciseElement>>();
/** Those that are there to be answered, by their folds. */
export const answerable = new Map<Fold, ExerciseElement>();

let words: Promise<void> | undefined;
let callsFor: (fold: Fold) => Promise<void> = () => Promise.resolve();

/** Fetches an exercise and puts it in the place of what could only be read. */
async function fetched(fold: Fold): Promise<ExerciseElement> {
  const language = languageFolder(document.documentElement.lang);
  words ??= fetchExerciseMessages(language);
  const source = {
    find: fetchExercise,
    define(tag: string, element: CustomElementConstructor) {
      if (!customElements.get(tag)) customElements.define(tag, element);
      return tag;
    },
  };
  const [made] = await Promise.all([createExercise(source, getId(fold), language), words, callsFor(fold)]);
  if (!made) throw new Error(`There is no exercise ${getId(fold)}`);
  made.id = `exercise-${getId(fold)}`;
  made.lang = document.documentElement.lang;
  made.toggleAttribute('titled', true);
  fold.querySelectorAll(':scope > .still, :scope > .fault').forEach((still) => still.remove());
  fold.append(made);
  answerable.set(fold, made);
  await made.updateComplete;
  return made;
}

/** The sentence that says why an exercise cannot be checked: its code did not come, or the browser lacks what it needs. */
function exerciseFault(): HTMLElement {
  const missing = missingFeature();
  return missing === undefined
    ? errorMessage('exercises.fault', 'exercise-fault')
    : errorMessage('exercises.browser', 'exercise-fault', { missing });
}

/** The exercise of a fold; what did not load says so, and is asked for again with the next unfolding. */
export function exerciseIn(fold: Fold): Promise<ExerciseElement> {
  const known = exercises.get(fold) ?? fetched(fold);
  exercises.set(fold, known);
  known.catch((error: unknown) => {
    exercises.delete(fold);
    words = undefined;
    console.error(`The exercise ${getId(fold)} cannot be shown.`, error);
    if (!fold.querySelector('.fault')) fold.querySelector('summary')?.after(exerciseFault());
  });
  return known;
}

/** Unfolds what an address names: browsers do it for a target that they find, but not all of them do. */
function unfoldTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const fold = target?.closest<Fold>('details.fold');
  if (!fold || fold.open) return;
  fold.open = true;
  fold.scrollIntoView();
}

function markSolved(folds: readonly Fold[]): void {
  for (const fold of folds) {
    const mark = fold.querySelector<HTMLElement>('.solved');
    if (mark) mark.hidden = !progress.isSolved(getId(fold));
  }
}

/**
 * Makes folds bring their exercises when they are opened, and say which are solved.
 *
 * @param core - Sees to it that the core has the calls that the exercise of a fold makes.
 */
export function defineFolds(core: (fold: Fold) => Promise<void>): void {
  callsFor = core;
  const folds = foldsOfPage();
  for (const fold of folds) {
    const follow = (): void => void (fold.open && exerciseIn(fold).catch(() => undefined));
    fold.addEventListener('toggle', follow);
    follow();
  }
  markSolved(folds);
  progress.addEventListener('progress-changed', () => markSolved(folds));
  addEventListener('hashchange', unfoldTarget);
  unfoldTarget();
}
