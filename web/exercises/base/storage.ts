/** The place where progress is kept: `localStorage` in a page; in tests, and where there is none, something else or nothing. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** As a reader of one of our formats refuses a text. */
interface ConfigError {
  readonly refusal: string;
}

/**
 * A text that is kept on the reader's device. What another version of the tour has kept there, a newer one, is not overwritten by this
 * one: it is set aside as a copy, until a version that understands it reads it again. Every member throws what the store throws.
 */
export class StoredText {
  readonly #store: () => Store;
  readonly #key: string;
  readonly #read: (text: string) => unknown;

  /** @param read - Throws an error with the refusal `version` at what another version has written. */
  constructor(store: () => Store, key: string, read: (text: string) => unknown) {
    this.#store = store;
    this.#key = key;
    this.#read = read;
  }

  get #copyKey(): string {
    return `${this.#key}.copy`;
  }

  /** The kept texts, the copy first: what comes later counts. */
  get texts(): readonly string[] {
    const store = this.#store();
    return [store.getItem(this.#copyKey), store.getItem(this.#key)].filter((text) => text !== null);
  }

  /** Whether something is kept that only another version understands. */
  get hasOther(): boolean {
    return this.texts.some((text) => this.#isOther(text));
  }

  /** Keeps a text that has all that could be read. What is already set aside stays: there is one copy, and two would lose one. */
  write(text: string): void {
    const store = this.#store();
    const [own, copy] = [store.getItem(this.#key), store.getItem(this.#copyKey)];
    const copyStays = copy !== null && this.#isOther(copy);
    if (own !== null && this.#isOther(own)) {
      if (copyStays && copy !== own) throw new Error('two other versions have kept something here');
      store.setItem(this.#copyKey, own);
    } else if (copy !== null && !copyStays) store.removeItem(this.#copyKey);
    store.setItem(this.#key, text);
  }

  forget(): void {
    const store = this.#store();
    for (const key of [this.#key, this.#copyKey]) store.removeItem(key);
  }

  #isOther(text: string): boolean {
    try {
      this.#read(text);
      return false;
    } catch (error) {
      return error instanceof Error && (error as Error & Partial<ConfigError>).refusal === 'version';
    }
  }
}
