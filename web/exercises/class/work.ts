import { StoredText, type Store } from '../parts/stored-text.js';
import { most, readSummary, stamp, writeSummary, type Entry } from './summary.js';

const key = 'posenc.work';
/** Of one exercise so many seeds are remembered, the latest. */
const mostSeeds = 20;

interface StoredWork {
  readonly entries: readonly Entry[];
  readonly isTimed: boolean;
}

const nothing: StoredWork = { entries: [], isTimed: false };

/**
 * The reader's work on exercises, on this device alone: attempts and hints for each seed, and seconds if she agrees. Storage may
 * be forbidden, full or damaged: then the work holds for this page.
 *
 * @fires work-changed
 */
export class Work extends EventTarget {
  readonly #stored: StoredText;
  /** The work that could not be kept in storage. */
  #here: StoredWork | undefined;

  constructor(store: () => Store) {
    super();
    this.#stored = new StoredText(store, key, readSummary);
  }

  get entries(): readonly Entry[] {
    return this.#read().entries;
  }

  /** Whether the reader has agreed to her time being counted. */
  get isTimed(): boolean {
    return this.#read().isTimed;
  }

  /** Time is counted from now on; or no longer, and what was counted is forgotten. */
  set isTimed(isTimed: boolean) {
    this.#change(({ entries }) => ({
      isTimed,
      entries: isTimed ? entries : entries.map(withoutTime),
    }));
  }

  /** A reply was judged. What comes after the first right one is practice and does not count. */
  judge(exercise: string, seed: number, isRight: boolean, date = new Date()): void {
    this.#improve(exercise, seed, (entry) => {
      if (entry.solved !== undefined) return entry;
      const attempts = Math.min((entry.attempts ?? 0) + 1, most.attempts);
      return { ...entry, attempts, hints: entry.hints ?? 0, ...(isRight && { solved: stamp(date) }) };
    });
  }

  /** So many hints stand there now: who begins again and sees the first one again has not seen more. */
  hint(exercise: string, seed: number, shown: number): void {
    this.#improve(exercise, seed, (entry) =>
      entry.solved === undefined
        ? { ...entry, attempts: entry.attempts ?? 0, hints: Math.min(Math.max(entry.hints ?? 0, shown), most.hints) }
        : entry,
    );
  }

  /** Time was spent on an exercise; it is forgotten at once unless the reader has agreed. */
  spend(exercise: string, seed: number, seconds: number): void {
    if (!this.isTimed) return;
    this.#improve(exercise, seed, (entry) =>
      entry.solved === undefined
        ? {
            ...entry,
            attempts: entry.attempts ?? 0,
            hints: entry.hints ?? 0,
            seconds: Math.min((entry.seconds ?? 0) + seconds, most.seconds),
          }
        : entry,
    );
  }

  forget(): void {
    this.#change(() => nothing);
  }

  #improve(exercise: string, seed: number, better: (entry: Entry) => Entry): void {
    this.#change(({ entries, isTimed }) => {
      const isThis = (entry: Entry): boolean => isOf(entry, { exercise, seed });
      const improved = better(entries.find(isThis) ?? { exercise, seed });
      const others = entries.filter((entry) => !isThis(entry));
      const ofExercise = others.filter((entry) => entry.exercise === exercise);
      const dropped = ofExercise.length >= mostSeeds ? ofExercise[0] : undefined;
      return { isTimed, entries: [...others.filter((entry) => entry !== dropped), improved] };
    });
  }

  /** Changes the work that is kept, with what another page of the tour has kept meanwhile. */
  #change(change: (kept: StoredWork) => StoredWork): void {
    const kept = change(this.#read());
    try {
      const isEmpty = kept.entries.length === 0 && !kept.isTimed;
      if (kept === nothing || (isEmpty && !this.#stored.hasOther)) this.#stored.forget();
      else this.#stored.write(written(kept));
      this.#here = undefined;
    } catch {
      this.#here = kept;
    }
    this.dispatchEvent(new Event('work-changed'));
  }

  #read(): StoredWork {
    if (this.#here) return this.#here;
    try {
      return this.#stored.texts.map(understood).reduce(together, nothing);
    } catch {
      return nothing; // it is forbidden
    }
  }
}

/** The work in a text. A damaged one is written anew with the next reply; one of another version is set aside then. */
function understood(text: string): StoredWork {
  try {
    const { exercises, timed = false } = readSummary(text);
    return { entries: exercises, isTimed: timed };
  } catch {
    return nothing;
  }
}

/** Of the same exercise and seed the later text counts. */
const together = (one: StoredWork, other: StoredWork): StoredWork => ({
  entries: [...one.entries.filter((entry) => !other.entries.some((same) => isOf(same, entry))), ...other.entries],
  isTimed: one.isTimed || other.isTimed,
});

const isOf = (one: Entry, other: Entry): boolean => one.exercise === other.exercise && one.seed === other.seed;

function withoutTime(entry: Entry): Entry {
  const { ...rest }: { -readonly [Field in keyof Entry]: Entry[Field] } = entry;
  delete rest.seconds;
  return rest;
}

/** Work is kept as it is handed in, so there is one format and one reader of it. */
const written = ({ entries, isTimed }: StoredWork): string =>
  writeSummary({ made: stamp(new Date()), ...(isTimed && { timed: true }), exercises: entries });

/** The one work of a page. */
export const work = new Work(() => localStorage);
