import type { Encoding } from '../model.js';
import { loadModel, readPrepared, type Model } from './load.js';

/** The models that a figure has: one that came with the page, and those that were chosen since. */
export class Shelf {
  readonly #changed: () => void;
  #models: Partial<Readonly<Record<Encoding, Model>>> = {};
  /** Those that the reader has trained stand before them. */
  #own: Partial<Readonly<Record<Encoding, Model>>> = {};
  /** The model that was asked for last, which is not tried again by itself, and its loading. */
  #asked: Encoding | undefined;
  #coming: Promise<void> | undefined;
  #failed = false;

  /** @param changed - Hears of a model that has come, or has failed to. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The model of an encoding, if it is there. */
  of(encoding: Encoding): Model | undefined {
    return this.#own[encoding] ?? this.#models[encoding];
  }

  /** Puts a model of the reader's before the one that came. */
  put(encoding: Encoding, model: Model): void {
    this.#own = { ...this.#own, [encoding]: model };
    this.#changed();
  }

  /** Takes the reader's models away again. */
  clear(): void {
    this.#own = {};
  }

  /** Whether the one that was asked for last could not be had. */
  get failed(): boolean {
    return this.#failed;
  }

  /** The one that is on its way. */
  get coming(): Promise<void> | undefined {
    return this.#coming;
  }

  /** Takes the model that came with the page. */
  take(prepared: string | null): void {
    const given = readPrepared(prepared);
    if (given) this.#models = { [given.encoding]: given };
  }

  /** Loads the model that is asked for, if it is not there. */
  ask(encoding: Encoding): void {
    if (encoding === this.#asked) return;
    this.#asked = encoding;
    this.#failed = false;
    if (this.#models[encoding]) return;
    this.#coming = loadModel(encoding).then(
      (model) => {
        this.#models = { ...this.#models, [encoding]: model };
        this.#changed();
      },
      (failure: unknown) => {
        console.error(failure);
        if (encoding !== this.#asked) return;
        this.#failed = true;
        this.#changed();
      },
    );
  }
}
