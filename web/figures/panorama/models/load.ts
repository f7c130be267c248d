import { readWeights } from '../../shared/trained-models/weights-text.js';
import { readKinds, type HeadKinds } from '../head-kinds.js';
import { encodings, type Encoding } from '../model.js';

/** A trained model with the kinds of its heads. */
export interface Model {
  readonly weights: Float32Array;
  readonly kinds: HeadKinds;
}

/** One file per model, so that a page only loads those it shows. */
const files: Readonly<Record<Encoding, () => Promise<{ readonly default: string }>>> = {
  sinusoidal: () => import('./sinusoidal.js'),
  rotary: () => import('./rotary.js'),
  alibi: () => import('./alibi.js'),
  none: () => import('./none.js'),
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
