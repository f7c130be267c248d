import type { Core } from '../../core/core.js';
import type { TracedForward } from '../../core/specs.js';

/** The position encodings of the models, in historical order, and none. */
export const encodings = ['sinusoidal', 'rotary', 'alibi', 'none'] as const;
export type Encoding = (typeof encodings)[number];

/** Where an encoding enters: added to embeddings, as rotation of queries and keys, or added to scores. */
export type Entry = 'added' | 'turned' | 'biased' | 'nowhere';
const entries: Readonly<Record<Encoding, Entry>> = {
  ...{ sinusoidal: 'added', rotary: 'turned', alibi: 'biased', none: 'nowhere' },
};
export const getEntry = (encoding: Encoding): Entry => entries[encoding];

/** The number of heads, which divide a word's dimensions among them. */
export const heads = 8;
export const dimensions = 32;
export const width = dimensions / heads;
/** The width of the feed-forward layer. */
export const hidden = 2 * dimensions;
/** The base of sinusoidal and rotary encodings, as in the papers. */
export const base = 10_000;
export const headRange = { kind: 'whole', min: 1, max: heads } as const;

/** The spec of a trained model; missing fields are those of the nearest-noun task. */
export const getModel = (encoding: Encoding) => ({ task: 'nearest-noun', encoding, heads, dimensions }) as const;

/** The vocabulary: eight nouns, eight fillers, then the pronoun. */
export const firstFiller = 8;
const pronoun = 16;
export const vocabulary = pronoun + 1;
const noun = (index: number): number => index;
const filler = (index: number): number => firstFiller + index;

/** The default sentence: two nouns and a pronoun. */
export const sentence: readonly number[] = [
  ...[noun(0), filler(0), filler(1), noun(1), filler(2), filler(3), pronoun, filler(4), filler(5)],
];
export const written: readonly number[] = sentence.map((_, place) => place);
export const isNoun = (word: number): boolean => word < firstFiller;
export const isPronoun = (word: number): boolean => word === pronoun;

/** Returns a function that names each word. `nouns` and `fillers` are space-separated names. */
export function getNames(nouns: string, fillers: string, pronounWord: string): (word: number) => string {
  const [some, others] = [nouns.split(' '), fillers.split(' ')];
  return (word) => (isPronoun(word) ? pronounWord : isNoun(word) ? some[word] : others[word - firstFiller]) ?? '';
}

/** The forward pass of a model over a sentence. */
export interface ForwardPass {
  readonly encoding: Encoding;
  readonly weights: Float32Array;
  /** The word ids of the sentence. */
  readonly words: readonly number[];
  readonly trace: TracedForward;
}

export const read = (core: Core, encoding: Encoding, weights: Float32Array, order: readonly number[]): ForwardPass =>
  readMessages(
    ...([core, encoding, weights] as const),
    order.map((place) => sentence[place]!),
  );

/** Runs the forward pass over a sentence of word ids. */
export function readMessages(
  core: Core,
  encoding: Encoding,
  weights: Float32Array,
  words: readonly number[],
): ForwardPass {
  const trace = core.traceForward({
    ...getModel(encoding),
    weights: Float64Array.from(weights),
    words: Int32Array.from(words),
  });
  return { encoding, weights, words, trace };
}

/** The position of the pronoun. */
export const askedPlace = ({ words }: ForwardPass): number => words.findIndex(isPronoun);

/** The model's answer at the pronoun, and the correct one. */
export interface Answer {
  readonly named: number;
  readonly share: number;
  /** The nearest noun to the left, if any. */
  readonly nearest: number | undefined;
}

export function getAnswer(pass: ForwardPass): Answer {
  const place = askedPlace(pass);
  const named = pass.trace.answers[place]!;
  const share = pass.trace.shares[place * vocabulary + named]!;
  return { named, share, nearest: pass.words.slice(0, place).findLast(isNoun) };
}

/** The pronoun's attention to each word of the sentence, by word id: the mean of all heads. */
export function getLooks({ words, trace }: ForwardPass): ReadonlyMap<number, number> {
  const length = words.length;
  const pronounPlace = words.findIndex(isPronoun);
  const mean = (place: number): number =>
    Array.from(
      { length: heads },
      (_, head) => trace.attention[(head * length + pronounPlace) * length + place]!,
    ).reduce((sum, look) => sum + look / heads, 0);
  return new Map(words.map((word, place) => [word, mean(place)]));
}

/** The fraction of the pronoun's attention that moved to other words, 0 to 1. */
export function movedLook(before: ForwardPass, after: ForwardPass): number {
  const [one, other] = [getLooks(before), getLooks(after)];
  return [...one].reduce((sum, [word, look]) => sum + Math.abs(look - (other.get(word) ?? 0)) / 2, 0);
}
