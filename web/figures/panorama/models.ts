import { readWeights } from '../shared/trained-models/weights-text.js';
import { readKinds, type HeadKinds } from './head-kinds.js';
import { encodings, type Encoding } from './model.js';

/** A trained model with the kinds of its heads. */
export interface Model {
  readonly weights: Float32Array;
  readonly kinds: HeadKinds;
}

/** One file per model, so that a page only loads those it shows. */
const files: Readonly<Record<Encoding, () => Promise<{ readonly default: string }>>> = {
  sinusoidal: () => import('./models/sinusoidal.js'),
  rotary: () => import('./models/rotary.js'),
  alibi: () => import('./models/alibi.js'),
  none: () => import('./models/none.js'),
};

const texts = new Map<Encoding, string>();

/** @throws Error if the file cannot be loaded. */
export async function loadModel(encoding: Encoding): Promise<Model> {
  const { default: text } = await files[encoding]();
  texts.set(encoding, text);
  return readModel(text)!;
}

/** For the build, which renders any of them. */
export const loadModels = (): Promise<unknown> => Promise.all(encodings.map(loadModel));

/** Serializes a loaded model for prerendering. */
export const modelText = (encoding: Encoding): string => `${encoding} ${texts.get(encoding)!}`;

/** Parses `modelText()`; undefined if malformed. */
export function readPrepared(text: string | null): ({ readonly encoding: Encoding } & Model) | undefined {
  const [name, ...rest] = (text ?? '').split(' ');
  const encoding = encodings.find((other) => other === name);
  const model = readModel(rest.join(' '));
  return encoding && model && { encoding, ...model };
}

function readModel(text: string): Model | undefined {
  const [kinds = '', ...rest] = text.split(' ');
  const weights = readWeights(rest.join(' '));
  return weights && { weights, kinds: readKinds(kinds) };
}

/** The models of a figure: the prerendered one, those loaded since, and those that its reader has trained. */
export class ModelCache {
  readonly #changed: () => void;
  readonly #loaded = new Map<Encoding, Model>();
  readonly #trained = new Map<Encoding, Model>();
  /** The last requested model, which is not retried automatically. */
  #requested: Encoding | undefined;
  /** Its loading. */
  coming: Promise<void> | undefined;
  failed = false;

  /** @param changed - Called when a model has loaded or failed to load. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  of(encoding: Encoding): Model | undefined {
    return this.#trained.get(encoding) ?? this.#loaded.get(encoding);
  }

  putTrained(encoding: Encoding, model: Model): void {
    this.#trained.set(encoding, model);
    this.#changed();
  }

  dropTrained(): void {
    this.#trained.clear();
  }

  takePrepared(text: string | null): void {
    const given = readPrepared(text);
    if (given) this.#loaded.set(given.encoding, given);
  }

  /** Loads a model if needed. */
  request(encoding: Encoding): void {
    if (encoding === this.#requested) return;
    this.#requested = encoding;
    this.failed = false;
    if (this.#loaded.has(encoding)) return;
    this.coming = loadModel(encoding).then(
      (model) => {
        this.#loaded.set(encoding, model);
        this.#changed();
      },
      (failure: unknown) => {
        console.error(failure);
        if (encoding !== this.#requested) return;
        this.failed = true;
        this.#changed();
      },
    );
  }
}
