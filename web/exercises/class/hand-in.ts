import type { SolvedById } from '../parts/progress-file.js';
import type { SetItem } from './set.js';
import type { Entry, Summary } from './summary.js';

/** Work, and beside it what was solved before anybody counted. */
export function entriesOf(work: readonly Entry[], solved: SolvedById): Entry[] {
  const isCounted = (id: string, seed: number): boolean =>
    work.some((entry) => entry.exercise === id && entry.seed === seed && entry.solved !== undefined);
  const uncounted = [...solved].filter(([id, { seed }]) => !isCounted(id, seed));
  const isReplaced = (entry: Entry): boolean =>
    uncounted.some(([id, { seed }]) => id === entry.exercise && seed === entry.seed);
  return [
    ...work.filter((entry) => !isReplaced(entry)),
    ...uncounted.map(([exercise, { seed, date }]) => ({ exercise, seed, solved: date })),
  ];
}

/** The entries that belong to an exercise of a set; of one with a seed, those with that seed. */
export const entriesFor = ({ exercise, seed }: SetItem, entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => entry.exercise === exercise && (seed === undefined || entry.seed === seed));

/** The entries in the order of a set, or of the tour. */
export const inOrder = (entries: readonly Entry[], items: readonly SetItem[]): Entry[] =>
  items.flatMap((item) => entriesFor(item, entries));

/** The name of the file: what a name has of letters and digits, in any script. */
export function fileNameOf({ learner = '' }: Summary): string {
  const name = learner.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return `exercises${name === '' ? '' : `-${name}`}.json`;
}
