import { longestTitle, readSet, type AskedSet, type SetFault } from '../exercises/class/set.js';
import { seedRange } from '../exercises/parts/spec.js';
import { readNumber } from '../figures/shared/reader/fields.js';
import { inRow } from '../figures/shared/reader/words.js';
import { shown } from './address.js';
import { askFor, askedOf, exerciseIn, idOf, type Fold } from './folds.js';
import { phrase, showNotice } from './notices.js';

/**
 * The exercises that an address asks for: `?exercise=ID&seed=N` one, `?set=ID:N,ID&title=TEXT` some in their order, `?seed=N` all
 * of them with the numbers of that seed, unfolded. What cannot be had gets a sentence, and all titles are shown.
 */
export async function showAsked(search: string, folds: readonly Fold[]): Promise<void> {
  const query = new URLSearchParams(search);
  const [id, written] = [query.get('exercise'), query.get('seed')];
  const reading = written === null ? undefined : readNumber(written, seedRange);
  if (reading && 'refused' in reading) {
    showNotice(phrase('exercises.badSeed', { value: shown(reading.refused) || '“”' }));
    return;
  }
  const set = id === null ? readSet(query, new Set(folds.map(idOf))) : undefined;
  if (set) return showSet(set, folds, reading?.value);
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
  hideAllWithout(one);
  showWay('exercises.one');
}

const ofAll = 'article > p, article > pe-progress, article > [data-brings], section.exercises';

function hideAllWithout(shown: Element): void {
  for (const part of document.querySelectorAll<HTMLElement>(ofAll)) part.hidden = !part.contains(shown);
}

/** Says that this is not all, and leads there. */
function showWay(key: string, values: Readonly<Record<string, string>> = {}): void {
  const way = document.createElement('p');
  way.className = 'one';
  const link = document.createElement('a');
  link.href = './';
  link.textContent = phrase('exercises.showAll');
  way.append(phrase(key, values), ' ', link);
  document.querySelector('article > h1')?.after(way);
}

/** So many faults are told; more are the same again. */
const mostFaults = 4;

/** The exercises of a set in its order, under its title, and where they are handed in. What is wrong with the set is told. */
async function showSet(set: AskedSet, folds: readonly Fold[], seed: number | undefined): Promise<void> {
  const ranges = { most: String(longestTitle), count: String(folds.length) };
  const told = ({ refusal, value, exercise = '' }: SetFault): string =>
    phrase(`exercises.${refusal}`, { ...ranges, exercise, value: shown(value) || '“”' });
  const faults = set.faults.slice(0, mostFaults).map(told);
  if (set.items.length === 0) faults.push(phrase('exercises.setAll'));
  if (faults.length > 0) showNotice(inRow(...faults));
  if (set.items.length === 0) return;
  const items = set.items.flatMap((item) => {
    const fold = folds.find((other) => idOf(other) === item.exercise);
    return fold ? [{ fold, seed: item.seed ?? seed }] : [];
  });
  for (const { fold, seed: numbers } of items) if (numbers !== undefined) askFor(fold, numbers);
  gather(items.map(({ fold }) => fold));
  if (set.title !== undefined) {
    document.querySelector('article > h1')?.replaceChildren(set.title);
    document.title = `${set.title} · ${document.title}`;
  }
  showWay('exercises.set', { count: String(items.length) });
  await Promise.all(items.map((item) => unfold([item.fold], item.seed)));
}

/** Puts exercises into a section of their own, with what is solved of them; the rest of the page is hidden. */
function gather(folds: readonly Fold[]): void {
  const section = document.createElement('section');
  section.className = 'exercises set';
  const progress = document.createElement('pe-progress');
  progress.setAttribute('ids', folds.map(askedOf).join(' '));
  progress.lang = document.documentElement.lang;
  const heading = document.createElement('h2');
  heading.className = 'visually-hidden';
  heading.textContent = phrase('exercises.heading');
  section.append(heading, progress, ...folds);
  const handIn = document.querySelector<HTMLElement>('article > [data-brings="pe-hand-in"]');
  handIn?.before(section);
  hideAllWithout(section);
  if (handIn) handIn.hidden = false;
}
