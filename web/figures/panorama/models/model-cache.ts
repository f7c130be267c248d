import type { Encoding } from '../model.js';
import { loadModel, readPrepared, type Model } from './load.js';

/** The models of a figure: the prerendered one and those loaded since. */
export class ModelCache {
  readonly #changed: () => void;
  #models: Partial<Readonly<Record<Encoding, Model>>> = {};
  /** Models trained by the user, which take precedence. */
  #own: Partial<Readonly<Record<Encoding, Model>>> = {};
  /** The last requested model, which is not retried automatically, and its loading. */
  #requested: Encoding | undefined;
  #coming: Promise<void> | undefined;
  #failed = false;

  /** @param changed - Called when a model has loaded or failed to load. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The model for an encoding, if loaded. */
  of(encoding: Encoding): Model | undefined {
    return this.#own[encoding] ?? this.#models[encoding];
  }

  /** Stores a model trained by the user. */
  put(encoding: Encoding, model: Model): void {
    this.#own = { ...this.#own, [encoding]: model };
    this.#changed();
  }

  /** Removes the user's models. */
  clear(): void {
    this.#own = {};
  }

  /** Whether the last requested model failed to load. */
  get failed(): boolean {
    return this.#failed;
  }

  /** The pending load, if any. */
  get coming(): Promise<void> | undefined {
    return this.#coming;
  }

  /** Stores the prerendered model. */
  take(prepared: string | null): void {
    const given = readPrepared(prepared);
    if (given) this.#models = { [given.encoding]: given };
  }

  /** Loads a model if needed. */
  ask(encoding: Encoding): void {
    if (encoding === this.#requested) return;
    this.#requested = encoding;
    this.#failed = false;
    if (this.#models[encoding]) return;
    this.#coming = loadModel(encoding).then(
      (model) => {
        this.#models = { ...this.#models, [encoding]: model };
        this.#changed();
      },
      (failure: unknown) => {
        console.error(failure);
        if (encoding !== this.#requested) return;
        this.#failed = true;
        this.#changed();
      },
    );
  }
}
