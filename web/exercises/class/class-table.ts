import type { Catalogue } from './catalogue.js';
import { entriesFor } from './hand-in.js';
import type { SetItem } from './set.js';
import type { Entry, Summary } from './summary.js';

/** A file of a class that was understood. */
export interface HandedIn {
  readonly file: string;
  readonly summary: Summary;
}

/** Absent: it was not asked for. Stuck: it was begun and is not solved. */
export type State = 'solved' | 'stuck' | 'untouched' | 'absent';

/** The work of a learner on an exercise, over all seeds that count. */
export interface Cell {
  readonly state: State;
  /** Undefined where it was solved before attempts were counted. */
  readonly attempts: number | undefined;
  readonly hints: number | undefined;
  readonly seeds: readonly number[];
  /** Undefined unless the learner agreed to its being counted. */
  readonly seconds: number | undefined;
}

export interface Row {
  /** The learner's name, or the file's where there is none. */
  readonly name: string;
  readonly file: string;
  readonly summary: Summary;
  readonly cells: readonly Cell[];
  readonly solved: number;
  readonly stuck: number;
  readonly untouched: number;
  readonly seconds: number | undefined;
}

/** An exercise, and how the class fares with it. */
export interface Column extends SetItem {
  readonly solved: number;
  readonly stuck: number;
  readonly untouched: number;
  readonly attempts: number;
  readonly hints: number;
}

export interface ClassTable {
  readonly columns: readonly Column[];
  /** Those who need help come first. */
  readonly rows: readonly Row[];
  /** Summaries after which the same learner has handed in another one. */
  readonly older: readonly HandedIn[];
}

const keyOf = ({ exercise, seed }: SetItem): string => (seed === undefined ? exercise : `${exercise}:${seed}`);

/** The items of a set in one line. The line was checked when the summary was read. */
export const itemsOf = ({ set = '' }: Summary): SetItem[] =>
  set === ''
    ? []
    : set.split(',').map((part) => {
        const [exercise = '', seed] = part.split(':');
        return seed === undefined ? { exercise } : { exercise, seed: Number(seed) };
      });

const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
/** Undefined if none of them is known. */
const known = (numbers: readonly (number | undefined)[]): number | undefined =>
  numbers.every((number) => number === undefined) ? undefined : sum(numbers);

/**
 * The table of a class, learners by exercises: it shows who is stuck, and where. Exercises stand in the order of the
 * sets, and after them, in that of the tour, those of summaries without a set.
 */
export function classTable(files: readonly HandedIn[], catalogue: Catalogue): ClassTable {
  const older = files.filter((file) => files.some((other) => isFollowedBy(file, other)));
  const latest = files.filter((file) => !older.includes(file));
  const items = itemsOfClass(
    latest.map(({ summary }) => summary),
    catalogue,
  );
  const rows = latest.map((file) => rowOf(file, items)).toSorted(byNeed);
  const columns = items.map((item, place) =>
    columnOf(
      item,
      rows.map(({ cells }) => cells[place]!),
    ),
  );
  return { columns, rows, older };
}

function itemsOfClass(summaries: readonly Summary[], catalogue: Catalogue): SetItem[] {
  const items = new Map<string, SetItem>();
  const add = (item: SetItem): unknown => items.has(keyOf(item)) || items.set(keyOf(item), item);
  summaries.flatMap(itemsOf).forEach(add);
  const free = new Set(
    summaries
      .filter(({ set }) => set === undefined)
      .flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise)),
  );
  const asked = new Set([...items.values()].map(({ exercise }) => exercise));
  for (const exercise of [...catalogue.keys(), ...free])
    if (free.has(exercise) && !asked.has(exercise)) add({ exercise });
  return [...items.values()];
}

function rowOf({ file, summary }: HandedIn, items: readonly SetItem[]): Row {
  const asked = summary.set === undefined ? undefined : new Set(itemsOf(summary).map(keyOf));
  // Who was asked for nothing in particular may have drawn any numbers.
  const entries = ({ exercise, seed }: SetItem): Entry[] =>
    entriesFor(asked && seed !== undefined ? { exercise, seed } : { exercise }, summary.exercises);
  const cells = items.map((item) => cellOf(entries(item), asked?.has(keyOf(item)) ?? true));
  const count = (state: State): number => cells.filter((cell) => cell.state === state).length;
  return {
    name: summary.learner ?? file,
    ...{ file, summary, cells },
    ...{ solved: count('solved'), stuck: count('stuck'), untouched: count('untouched') },
    seconds: known(cells.map(({ seconds }) => seconds)),
  };
}

function cellOf(entries: readonly Entry[], isAsked: boolean): Cell {
  const begun = entries.filter(({ attempts = 0, hints = 0, solved }) => attempts + hints > 0 || solved !== undefined);
  const isSolved = entries.some(({ solved }) => solved !== undefined);
  return {
    state: isSolved ? 'solved' : begun.length > 0 ? 'stuck' : isAsked ? 'untouched' : 'absent',
    attempts: known(begun.map(({ attempts }) => attempts)),
    hints: known(begun.map(({ hints }) => hints)),
    seeds: begun.map(({ seed }) => seed),
    seconds: known(entries.map(({ seconds }) => seconds)),
  };
}

function columnOf(item: SetItem, cells: readonly Cell[]): Column {
  const count = (state: State): number => cells.filter((cell) => cell.state === state).length;
  return {
    ...item,
    ...{ solved: count('solved'), stuck: count('stuck'), untouched: count('untouched') },
    attempts: sum(cells.map(({ attempts }) => attempts)),
    hints: sum(cells.map(({ hints }) => hints)),
  };
}

/** Tries and hints that have led to nothing yet. */
const effort = ({ cells }: Row): number =>
  sum(cells.filter(({ state }) => state === 'stuck').flatMap(({ attempts, hints }) => [attempts, hints]));

/** Most exercises stuck in first, then most tried there, then most not begun, then by name. */
const byNeed = (one: Row, other: Row): number =>
  other.stuck - one.stuck ||
  effort(other) - effort(one) ||
  other.untouched - one.untouched ||
  one.name.localeCompare(other.name);

/**
 * Whether a learner has handed in again: the same name and set, later, and nothing of the work gone. Where something is gone, two
 * learners may share the name, or one has two devices; then both are shown.
 */
function isFollowedBy({ summary: before }: HandedIn, { summary: after }: HandedIn): boolean {
  if (before.learner === undefined || before.learner !== after.learner) return false;
  if (before.set !== after.set || !(after.made > before.made)) return false;
  return before.exercises.every(({ exercise, seed, attempts = 0, hints = 0, solved }) => {
    const [later] = entriesFor({ exercise, seed }, after.exercises);
    if (!later || (solved !== undefined && later.solved === undefined)) return false;
    return (later.attempts ?? 0) >= attempts && (later.hints ?? 0) >= hints;
  });
}
