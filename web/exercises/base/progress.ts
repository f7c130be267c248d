import { StoredText, type Store } from './storage.js';
import { ProgressError, readChapters, readProgress, writeProgress, type SolvedById } from './progress-file.js';

export type { Store } from './storage.js';

const key = 'posenc.progress';

/**
 * The exercises that the reader has solved, on this device alone. Storage may be forbidden, full or damaged: then
 * progress holds for this page, `isStored` is false, and the reader is told.
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

  /** Whether another version of the tour has kept progress here that this one cannot read; it is not overwritten. */
  get hasOther(): boolean {
    try {
      return this.#stored.hasOther;
    } catch {
      return false; // nothing is kept at all
    }
  }

  /** Whether the last thing to be kept was. */
  get isStored(): boolean {
    return this.#isStored;
  }

  /** From now on for this page alone: an exercise in somebody else's page leaves nothing on the reader's device. */
  keepNothing(): void {
    const nowhere = (): never => {
      throw new Error('no progress is kept here');
    };
    this.#stored = new StoredText(nowhere, key, readProgress);
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
    if ((!this.#solved && !this.#chapters) || !this.#isStored) return;
    this.#solved = this.#read();
    this.#chapters = this.#readChapters();
    this.dispatchEvent(new Event('progress-changed'));
  }

  forget(): void {
    this.#replace(new Map(), new Set(), () => this.#stored.forget());
  }

  /** The progress that is kept now, with what is known here alone. */
  #known(): SolvedById {
    const [here, wasStored] = [this.solved, this.#isStored];
    return wasStored ? this.#read() : new Map([...this.#read(), ...here]);
  }

  #knownChapters(): ReadonlySet<string> {
    const [here, wasStored] = [this.chapters, this.#isStored];
    return wasStored ? this.#readChapters() : new Set([...this.#readChapters(), ...here]);
  }

  #replace(
    solved: SolvedById,
    chapters = this.#knownChapters(),
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
    return new Set(this.#understood(readChapters).flatMap((chapters) => [...chapters]));
  }

  #read(): SolvedById {
    return new Map(this.#understood(readProgress).flatMap((solved) => [...solved]));
  }

  /**
   * The readable parts of all that is kept. What is damaged is written anew with the next solution; what is forbidden
   * stays so.
   */
  #understood<Part>(read: (text: string) => Part): readonly Part[] {
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

/** The one progress of a page. */
export const progress = new Progress(() => localStorage);

if (typeof window === 'object') {
  addEventListener('storage', () => progress.refresh());
  // Nobody told this page anything while it waited in the browser's memory for a Back.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) progress.refresh();
  });
}
