/** The storage backend: `localStorage` in pages, a stub in tests. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The error that `read` throws for a text it rejects. */
interface ConfigError {
  readonly refusal: string;
}

/**
 * A text in storage. Data of a newer version isn't overwritten: it's moved to a backup key, and read again by a version
 * that understands it. All members rethrow storage errors.
 */
export class StoredText {
  readonly #store: () => Store;
  readonly #key: string;
  readonly #read: (text: string) => unknown;

  /** @param read - Must throw an error with `refusal: 'version'` for data of another version. */
  constructor(store: () => Store, key: string, read: (text: string) => unknown) {
    this.#store = store;
    this.#key = key;
    this.#read = read;
  }

  get #copyKey(): string {
    return `${this.#key}.copy`;
  }

  /** The stored texts, backup first; later ones take precedence. */
  get texts(): readonly string[] {
    const store = this.#store();
    return [store.getItem(this.#copyKey), store.getItem(this.#key)].filter((text) => text !== null);
  }

  /** Whether storage holds data of another version. */
  get hasOther(): boolean {
    return this.texts.some((text) => this.#isOther(text));
  }

  /** Stores a text that includes all readable data. An existing backup is never replaced. */
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
