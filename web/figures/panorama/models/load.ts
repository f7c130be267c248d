import { readWeights } from '../../shared/trained-models/weights-text.js';
import { readKinds, type HeadKinds } from '../head-kinds.js';
import { encodings, type Encoding } from '../model.js';

/** A trained model, and what its heads were found to do. */
export interface Model {
  readonly weights: Float32Array;
  readonly kinds: HeadKinds;
}

/** Each in a file of its own: a page that shows one of them loads no other. */
const files: Readonly<Record<Encoding, () => Promise<{ readonly default: string }>>> = {
  sinusoidal: () => import('./sinusoidal.js'),
  rotary: () => import('./rotary.js'),
  alibi: () => import('./alibi.js'),
  none: () => import('./none.js'),
};

const texts = new Map<Encoding, string>();

/** @throws Error if the file cannot be had. */
export async function loadModel(encoding: Encoding): Promise<Model> {
  const { default: text } = await files[encoding]();
  texts.set(encoding, text);
  return readModel(text)!;
}

/** For the build, which draws any of them at once. */
export const loadModels = (): Promise<unknown> => Promise.all(encodings.map(loadModel));

/** A model that is loaded, as it comes with a page. */
export const modelText = (encoding: Encoding): string => `${encoding} ${texts.get(encoding)!}`;

/** Reads that text back; what is no such text counts as not given. */
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
