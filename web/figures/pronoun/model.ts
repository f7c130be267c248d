import type { Core } from '../../core/core.js';

/** Positional encodings of the models; the first one solves the task best. */
export const encodings = ['t5', 'alibi', 'rotary', 'none'] as const;
export type Encoding = (typeof encodings)[number];

/** The number of heads; head 0 stands for the mean of all. */
export const heads = 4;
export const headRange = { kind: 'whole', min: 0, max: heads } as const;

/** The spec of a model. Omitted fields have the defaults of the nearest-noun task. */
export const getModel = (encoding: Encoding) => ({ task: 'nearest-noun', encoding, heads }) as const;

/** The task's vocabulary: eight nouns, eight fillers, and the pronoun. */
const [firstFiller, pronoun] = [8, 16];
const noun = (index: number): number => index;
const filler = (index: number): number => firstFiller + index;

/** The sentence in its original order: three nouns and one pronoun. */
export const sentence: readonly number[] = [
  ...[noun(0), filler(0), filler(1), noun(1), filler(2), filler(3), noun(2), filler(4), pronoun, filler(5)],
];
export const isNoun = (word: number): boolean => word < firstFiller;
export const isPronoun = (word: number): boolean => word === pronoun;

/** Returns a function that names the words of the sentence. `nouns` and `fillers` are separated by spaces. */
export function getNames(nouns: string, fillers: string, pronounWord: string): (word: number) => string {
  const [some, others] = [nouns.split(' '), fillers.split(' ')];
  return (word) => (isPronoun(word) ? pronounWord : isNoun(word) ? some[word] : others[word - firstFiller]) ?? '';
}

/** A forward pass over the sentence. */
export interface ForwardPass {
  /** The pronoun's attention to each place: of one head, or the mean. */
  readonly attention: readonly number[];
  /** The same for every head. */
  readonly byHead: readonly (readonly number[])[];
  /** The predicted noun and its probability. */
  readonly answer: number;
  readonly probability: number;
  /** The nearest noun to the pronoun's left, if any. */
  readonly nearest: number | undefined;
}

/** @param head - 1 to `heads`, or 0 for the mean of all. */
export function runForward(
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
    attention: byHead[head - 1] ?? mean,
    byHead,
    answer: answers[place]!,
    probability: shares[place]!,
    nearest: words.slice(0, place).findLast(isNoun),
  };
}
