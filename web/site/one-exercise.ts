import { readNumber } from '../figures/shared/reader/fields.js';
import type { Exercise } from '../exercises/parts/exercise.js';
import { seedRange } from '../exercises/parts/spec.js';
import { shown } from './address.js';
import { phrase, showNotice } from './notices.js';

/**
 * The exercises that an address asks for: `?exercise=ID&seed=N` one, `?seed=N` all of them with the numbers of that seed. What
 * cannot be had gets a sentence, and everything is shown.
 */
export function showAsked(search: string, exercises: readonly Exercise[]): void {
  const query = new URLSearchParams(search);
  const [id, written] = [query.get('exercise'), query.get('seed')];
  const reading = written === null ? undefined : readNumber(written, seedRange);
  if (reading && 'refused' in reading) {
    showNotice(phrase('exercises.badSeed', { value: shown(reading.refused) || '“”' }));
    return;
  }
  const one = exercises.find(({ spec }) => spec.id === id);
  if (id !== null && !one) {
    showNotice(phrase('exercises.unknown', { value: shown(id) }));
    return;
  }
  if (reading) for (const exercise of one ? [one] : exercises) exercise.draw(reading.value);
  if (one) showOne(one, exercises);
}

/** Nothing but this exercise, and the way to all of them. */
function showOne(one: Exercise, exercises: readonly Exercise[]): void {
  for (const other of exercises) other.hidden = other !== one;
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
