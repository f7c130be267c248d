import { StoredText, type Store } from './storage.js';
import { ProgressError, readChapters, readProgress, writeProgress, type SolvedById } from './progress-file.js';

export type { Store } from './storage.js';

const key = 'posenc.progress';

/**
 * The reader's progress on this device. If storage is blocked, full or damaged, progress lasts as long as the page, and
 * `isStored` is false.
 *
 * @fires progress-changed
 */
export class Progress extends EventTarget {
  #stored: StoredText;
  #solved: SolvedById | undefined;
  #chapters: ReadonlySet<string> | undefined;
  #isStored = true;

  constructor(store: () => Store) {
    super();
    this.#stored = new StoredText(store, key, readProgress);
  }

  /** Whether storage holds progress of a newer version of the tour. It's preserved, not overwritten. */
  get hasOther(): boolean {
    try {
      return this.#stored.hasOther;
    } catch {
      return false; // nothing is stored at all
    }
  }

  /** Whether the last write succeeded. */
  get isStored(): boolean {
    return this.#isStored;
  }

  /** Stops using storage: exercises embedded in other sites leave nothing on the reader's device. */
  disableStorage(): void {
    const nowhere = (): never => {
      throw new Error('no progress is kept here');
    };
    this.#stored = new StoredText(nowhere, key, readProgress);
  }

  get solved(): SolvedById {
    return (this.#solved ??= this.#read());
  }

  /** Chapters that the reader has scrolled to the end. */
  get chapters(): ReadonlySet<string> {
    return (this.#chapters ??= this.#readChapters());
  }

  /** Marks a chapter as read. */
  finish(chapter: string): void {
    if (!this.chapters.has(chapter)) this.#replace(this.#mergedSolved(), new Set([...this.#mergedChapters(), chapter]));
  }

  isSolved(id: string): boolean {
    return this.solved.has(id);
  }

  /** Records the first solution of an exercise. Merges with what other tabs have stored. */
  solve(id: string, seed: number, date = new Date()): void {
    if (this.isSolved(id)) return;
    this.#replace(new Map([[id, { seed, date: `${date.toISOString().slice(0, 19)}Z` }], ...this.#mergedSolved()]));
  }

  /** Adds exercises and chapters that aren't recorded yet, here or by other tabs. */
  add(solved: SolvedById, chapters: ReadonlySet<string> = new Set()): void {
    this.#replace(new Map([...solved, ...this.#mergedSolved()]), new Set([...chapters, ...this.#mergedChapters()]));
  }

  /** Loads what other tabs have stored. Entries that couldn't be stored are kept. */
  refresh(): void {
    if ((!this.#solved && !this.#chapters) || !this.#isStored) return;
    this.#solved = this.#read();
    this.#chapters = this.#readChapters();
    this.dispatchEvent(new Event('progress-changed'));
  }

  forget(): void {
    this.#replace(new Map(), new Set(), () => this.#stored.forget());
  }

  /** The stored progress, plus entries that couldn't be stored. */
  #mergedSolved(): SolvedById {
    const [here, wasStored] = [this.solved, this.#isStored];
    return wasStored ? this.#read() : new Map([...this.#read(), ...here]);
  }

  #mergedChapters(): ReadonlySet<string> {
    const [here, wasStored] = [this.chapters, this.#isStored];
    return wasStored ? this.#readChapters() : new Set([...this.#readChapters(), ...here]);
  }

  #replace(
    solved: SolvedById,
    chapters = this.#mergedChapters(),
    keep = () => this.#stored.write(writeProgress(solved, chapters)),
  ): void {
    this.#solved = solved;
    this.#chapters = chapters;
    try {
      keep();
      this.#isStored = true;
    } catch {
      this.#isStored = false;
    }
    this.dispatchEvent(new Event('progress-changed'));
  }

  #readChapters(): ReadonlySet<string> {
    return new Set(this.#parseStored(readChapters).flatMap((chapters) => [...chapters]));
  }

  #read(): SolvedById {
    return new Map(this.#parseStored(readProgress).flatMap((solved) => [...solved]));
  }

  /**
   * Everything stored that can be parsed. Damaged data is overwritten by the next solution; blocked storage stays
   * blocked.
   */
  #parseStored<Part>(read: (text: string) => Part): readonly Part[] {
    try {
      return this.#stored.texts.flatMap((text) => getPart(text, read));
    } catch {
      this.#isStored = false;
      return [];
    }
  }
}

function getPart<Part>(text: string, read: (text: string) => Part): readonly Part[] {
  try {
    return [read(text)];
  } catch (error) {
    if (error instanceof ProgressError) return [];
    throw error;
  }
}

/** The shared instance of a page. */
export const progress = new Progress(() => localStorage);

if (typeof window === 'object') {
  addEventListener('storage', () => progress.refresh());
  // Pages in the back/forward cache get no storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) progress.refresh();
  });
}
