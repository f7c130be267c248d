import {
  ProgressError,
  readChapters,
  readProgress,
  writeProgress,
  type Solved,
  type SolvedById,
} from './progress-file.js';

/** The place where progress is kept: `localStorage` in a page; in tests, and where there is none, something else or nothing. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'posenc.progress';

/**
 * Which exercises the reader has solved, on this device alone. Storage may be forbidden, full or damaged: then progress
 * holds for this page, `isKept` is false, and the reader is told.
 *
 * @fires progress-changed
 */
export class Progress extends EventTarget {
  #store: () => Store;
  #solved: SolvedById | undefined;
  #chapters: ReadonlySet<string> | undefined;
  #isKept = true;

  constructor(store: () => Store) {
    super();
    this.#store = store;
  }

  /** Whether the last thing to be kept was. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** From now on for this page alone: an exercise in somebody else's page leaves nothing on the reader's device. */
  keepNothing(): void {
    this.#store = () => {
      throw new Error('no progress is kept here');
    };
  }

  get solved(): SolvedById {
    return (this.#solved ??= this.#read());
  }

  /** The chapters whose end the reader has seen. */
  get chapters(): ReadonlySet<string> {
    return (this.#chapters ??= this.#readChapters());
  }

  /** The reader has seen the end of a chapter. */
  finish(chapter: string): void {
    if (!this.chapters.has(chapter)) this.#replace(this.#known(), new Set([...this.#knownChapters(), chapter]));
  }

  isSolved(id: string): boolean {
    return this.solved.has(id);
  }

  /** The first solution of an exercise counts. What another page of the tour has kept meanwhile stays. */
  solve(id: string, seed: number, date = new Date()): void {
    if (this.isSolved(id)) return;
    this.#replace(new Map([[id, { seed, date: `${date.toISOString().slice(0, 19)}Z` }], ...this.#known()]));
  }

  /** Takes over what is not solved or read yet, here or in another page of the tour. */
  add(solved: SolvedById, chapters: ReadonlySet<string> = new Set()): void {
    this.#replace(new Map([...solved, ...this.#known()]), new Set([...chapters, ...this.#knownChapters()]));
  }

  /** Shows what another page of the tour has kept meanwhile. What is known here alone, as it could not be kept, stays. */
  refresh(): void {
    if ((!this.#solved && !this.#chapters) || !this.#isKept) return;
    this.#solved = this.#read();
    this.#chapters = this.#readChapters();
    this.dispatchEvent(new Event('progress-changed'));
  }

  forget(): void {
    this.#replace(new Map(), new Set());
  }

  /** The progress that is kept now, with what is known here alone. */
  #known(): SolvedById {
    const [here, wasKept] = [this.solved, this.#isKept];
    return wasKept ? this.#read() : new Map([...this.#read(), ...here]);
  }

  #knownChapters(): ReadonlySet<string> {
    const [here, wasKept] = [this.chapters, this.#isKept];
    return wasKept ? this.#readChapters() : new Set([...this.#readChapters(), ...here]);
  }

  #replace(solved: SolvedById, chapters = this.#knownChapters()): void {
    this.#solved = solved;
    this.#chapters = chapters;
    try {
      const store = this.#store();
      store.getItem(key); // what could not be read again is not kept
      if (solved.size === 0 && chapters.size === 0) store.removeItem(key);
      else store.setItem(key, writeProgress(solved, chapters));
      this.#isKept = true;
    } catch {
      this.#isKept = false;
    }
    this.dispatchEvent(new Event('progress-changed'));
  }

  #readChapters(): ReadonlySet<string> {
    try {
      return readChapters(this.#store().getItem(key) ?? writeProgress(new Map()));
    } catch {
      return new Set();
    }
  }

  #read(): SolvedById {
    try {
      const text = this.#store().getItem(key);
      return text === null ? new Map<string, Solved>() : readProgress(text);
    } catch (error) {
      // What is damaged is written anew with the next solution; what is forbidden stays so.
      this.#isKept = error instanceof ProgressError;
      return new Map();
    }
  }
}

/** The one progress of a page. */
export const progress = new Progress(() => localStorage);

if (typeof window === 'object') {
  addEventListener('storage', () => progress.refresh());
  // Nobody told this page anything while it waited in the browser's memory for a Back.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) progress.refresh();
  });
}
