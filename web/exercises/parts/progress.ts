import { ProgressError, readProgress, writeProgress, type Solved, type SolvedById } from './progress-file.js';

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

  isSolved(id: string): boolean {
    return this.solved.has(id);
  }

  /** The first solution of an exercise counts. What another page of the tour has kept meanwhile stays. */
  solve(id: string, seed: number, date = new Date()): void {
    if (this.isSolved(id)) return;
    this.#replace(new Map([[id, { seed, date: `${date.toISOString().slice(0, 19)}Z` }], ...this.#known()]));
  }

  /** Takes over what is not solved yet, here or in another page of the tour. */
  add(solved: SolvedById): void {
    this.#replace(new Map([...solved, ...this.#known()]));
  }

  /** Shows what another page of the tour has kept meanwhile. What is known here alone, as it could not be kept, stays. */
  refresh(): void {
    if (!this.#solved || !this.#isKept) return;
    this.#solved = this.#read();
    this.dispatchEvent(new Event('progress-changed'));
  }

  forget(): void {
    this.#replace(new Map());
  }

  /** The progress that is kept now, with what is known here alone. */
  #known(): SolvedById {
    const [here, wasKept] = [this.solved, this.#isKept];
    return wasKept ? this.#read() : new Map([...this.#read(), ...here]);
  }

  #replace(solved: SolvedById): void {
    this.#solved = solved;
    try {
      const store = this.#store();
      store.getItem(key); // what could not be read again is not kept
      if (solved.size === 0) store.removeItem(key);
      else store.setItem(key, writeProgress(solved));
      this.#isKept = true;
    } catch {
      this.#isKept = false;
    }
    this.dispatchEvent(new Event('progress-changed'));
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
