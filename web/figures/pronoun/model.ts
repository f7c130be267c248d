import type { Core } from '../../core/core.js';

/** The ways in which a model may be told of order here; the first one finds the nearest noun best. */
export const encodings = ['t5', 'alibi', 'rotary', 'none'] as const;
export type Encoding = (typeof encodings)[number];

/** Heads of the model; 0 stands for all of them. */
export const heads = 4;
export const headRange = { kind: 'whole', min: 0, max: heads } as const;

/** The models that are shown: fields that are left out are those of the nearest noun. */
export const getModel = (encoding: Encoding) => ({ task: 'nearest-noun', encoding, heads }) as const;

/** Words of the task: nouns and fillers, eight of each, then the pronoun. */
const [firstFiller, pronoun] = [8, 16];
const noun = (index: number): number => index;
const filler = (index: number): number => firstFiller + index;

/** The sentence as it is written: three nouns, one pronoun. */
export const sentence: readonly number[] = [
  ...[noun(0), filler(0), filler(1), noun(1), filler(2), filler(3), noun(2), filler(4), pronoun, filler(5)],
];
export const isNoun = (word: number): boolean => word < firstFiller;
export const isPronoun = (word: number): boolean => word === pronoun;

/**
 * A function that gives the name of each word of the sentence in a language. `nouns` and `fillers` are names with
 * spaces between them.
 */
export function getNames(nouns: string, fillers: string, pronounWord: string): (word: number) => string {
  const [some, others] = [nouns.split(' '), fillers.split(' ')];
  return (word) => (isPronoun(word) ? pronounWord : isNoun(word) ? some[word] : others[word - firstFiller]) ?? '';
}

/** The forward pass of the model over the sentence, and what it says of the pronoun. */
export interface ForwardPass {
  /** The attention to the word at each place: of one head, or the mean of all. */
  readonly looks: readonly number[];
  /** For each head the same. */
  readonly byHead: readonly (readonly number[])[];
  /** The word that it names, and how likely it is, for the model. */
  readonly answer: number;
  readonly share: number;
  /** The nearest noun to its left, if there is one. */
  readonly nearest: number | undefined;
}

/** @param head - 1 to `heads`, or 0 for the mean of all. */
export function read(
  core: Core,
  encoding: Encoding,
  weights: Float32Array,
  order: readonly number[],
  head: number,
): ForwardPass {
  const words = order.map((place) => sentence[place]!);
  const place = words.findIndex(isPronoun);
  const { answers, shares, attention } = core.forward({
    ...getModel(encoding),
    weights: Float64Array.from(weights),
    words: Int32Array.from(words),
  });
  const length = words.length;
  const byHead = Array.from({ length: heads }, (_, index) =>
    Array.from(attention.subarray((index * length + place) * length, (index * length + place + 1) * length)),
  );
  const mean = words.map((_, at) => byHead.reduce((sum, row) => sum + row[at]!, 0) / heads);
  return {
    looks: byHead[head - 1] ?? mean,
    byHead,
    answer: answers[place]!,
    share: shares[place]!,
    nearest: words.slice(0, place).findLast(isNoun),
  };
}
