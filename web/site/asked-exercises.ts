import { seedRange } from '../exercises/parts/spec.js';
import { readNumber } from '../figures/shared/reader/fields.js';
import { shown } from './address.js';
import { exerciseIn, idOf, type Fold } from './folds.js';
import { phrase, showNotice } from './notices.js';

/**
 * The exercises that an address asks for: `?exercise=ID&seed=N` one, `?seed=N` all of them with the numbers of that seed,
 * unfolded. What cannot be had gets a sentence, and all titles are shown.
 */
export async function showAsked(search: string, folds: readonly Fold[]): Promise<void> {
  const query = new URLSearchParams(search);
  const [id, written] = [query.get('exercise'), query.get('seed')];
  const reading = written === null ? undefined : readNumber(written, seedRange);
  if (reading && 'refused' in reading) {
    showNotice(phrase('exercises.badSeed', { value: shown(reading.refused) || '“”' }));
    return;
  }
  const one = folds.find((fold) => idOf(fold) === id);
  if (id !== null && !one) {
    showNotice(phrase('exercises.unknown', { value: shown(id) }));
    return;
  }
  if (one) showOne(one, folds);
  if (one || reading) await unfold(one ? [one] : folds, reading?.value);
}

/** Unfolds exercises, drawn from a seed if there is one. Resolves when all are there that can be had. */
export async function unfold(folds: readonly Fold[], seed?: number): Promise<void> {
  const made = folds.map(async (fold) => {
    fold.open = true;
    const exercise = await exerciseIn(fold);
    if (seed === undefined) return;
    exercise.draw(seed);
    await exercise.updateComplete;
  });
  await Promise.allSettled(made);
}

/** Nothing but this exercise, and the way to all of them. */
function showOne(one: Fold, folds: readonly Fold[]): void {
  for (const other of folds) other.hidden = other !== one;
  for (const part of document.querySelectorAll<HTMLElement>('article > p, article > pe-progress, section.exercises'))
    part.hidden = !part.contains(one);
  const way = document.createElement('p');
  way.className = 'one';
  const link = document.createElement('a');
  link.href = './';
  link.textContent = phrase('exercises.showAll');
  way.append(phrase('exercises.one'), ' ', link);
  document.querySelector('article > h1')?.after(way);
}
