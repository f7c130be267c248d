import type { Core } from '../../core/core.js';
import type { TracedForward } from '../../core/specs.js';

/** The ways in which the models of this figure are told of order, from the first machine to none at all. */
export const encodings = ['sinusoidal', 'rotary', 'alibi', 'none'] as const;
export type Encoding = (typeof encodings)[number];

/** The way in which an encoding enters: it is added to the words, it turns queries and keys, or it is added to the scores. */
export type Entry = 'added' | 'turned' | 'biased' | 'nowhere';
const entries: Readonly<Record<Encoding, Entry>> = {
  ...{ sinusoidal: 'added', rotary: 'turned', alibi: 'biased', none: 'nowhere' },
};
export const getEntry = (encoding: Encoding): Entry => entries[encoding];

/** Heads of each model, and numbers of each word: the heads share them out. */
export const heads = 8;
export const dimensions = 32;
export const width = dimensions / heads;
/** Numbers in the middle of the feed-forward network. */
export const hidden = 2 * dimensions;
/** The base of the waves and turns, as in the papers. */
export const base = 10_000;
export const headRange = { kind: 'whole', min: 1, max: heads } as const;

/** The model that is trained: fields that are left out are those of the nearest noun. */
export const getModel = (encoding: Encoding) => ({ task: 'nearest-noun', encoding, heads, dimensions }) as const;

/** Words of the task: nouns and fillers, eight of each, then the pronoun. */
export const firstFiller = 8;
const pronoun = 16;
export const vocabulary = pronoun + 1;
const noun = (index: number): number => index;
const filler = (index: number): number => firstFiller + index;

/** The sentence as it is written: two nouns, one pronoun. */
export const sentence: readonly number[] = [
  ...[noun(0), filler(0), filler(1), noun(1), filler(2), filler(3), pronoun, filler(4), filler(5)],
];
export const written: readonly number[] = sentence.map((_, place) => place);
export const isNoun = (word: number): boolean => word < firstFiller;
export const isPronoun = (word: number): boolean => word === pronoun;

/**
 * A function that gives the name of each word of the task in a language. `nouns` and `fillers` are names with spaces
 * between them.
 */
export function getNames(nouns: string, fillers: string, pronounWord: string): (word: number) => string {
  const [some, others] = [nouns.split(' '), fillers.split(' ')];
  return (word) => (isPronoun(word) ? pronounWord : isNoun(word) ? some[word] : others[word - firstFiller]) ?? '';
}

/** A sentence that a model has read: everything between its words and its answers. */
export interface ForwardPass {
  readonly encoding: Encoding;
  readonly weights: Float32Array;
  /** The word of the task at each place. */
  readonly words: readonly number[];
  readonly trace: TracedForward;
}

export const read = (core: Core, encoding: Encoding, weights: Float32Array, order: readonly number[]): ForwardPass =>
  readMessages(
    ...([core, encoding, weights] as const),
    order.map((place) => sentence[place]!),
  );

/** Any words of the task, by their numbers. */
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

/** The place of the pronoun. */
export const askedPlace = ({ words }: ForwardPass): number => words.findIndex(isPronoun);

/** The answer of the model at the pronoun, and the right one. */
export interface Answer {
  readonly named: number;
  readonly share: number;
  /** The nearest noun to the left, if there is one. */
  readonly nearest: number | undefined;
}

export function getAnswer(pass: ForwardPass): Answer {
  const place = askedPlace(pass);
  const named = pass.trace.answers[place]!;
  const share = pass.trace.shares[place * vocabulary + named]!;
  return { named, share, nearest: pass.words.slice(0, place).findLast(isNoun) };
}

/**
 * The part of its attention that the pronoun gives to each word of the sentence, by the word's number: the mean of all
 * heads.
 */
export function getLooks({ words, trace }: ForwardPass): ReadonlyMap<number, number> {
  const length = words.length;
  const asked = words.findIndex(isPronoun);
  const mean = (place: number): number =>
    Array.from({ length: heads }, (_, head) => trace.attention[(head * length + asked) * length + place]!).reduce(
      (sum, look) => sum + look / heads,
      0,
    );
  return new Map(words.map((word, place) => [word, mean(place)]));
}

/** The part of the pronoun's attention that has gone to other words: 0 where nothing moved, 1 where all of it did. */
export function movedLook(before: ForwardPass, after: ForwardPass): number {
  const [one, other] = [getLooks(before), getLooks(after)];
  return [...one].reduce((sum, [word, look]) => sum + Math.abs(look - (other.get(word) ?? 0)) / 2, 0);
}
