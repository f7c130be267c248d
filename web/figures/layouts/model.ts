import type { Core } from '../../core/core.js';
import type { Specs } from '../../core/specs.js';
import { answersPerSentence, distance, getSentence, sentences, correctAnswer } from './sentences.js';

/** How the program that loads the weights pairs dimensions, and whether the weights were permuted for it. */
export const pairings = ['trained', 'other', 'reordered'] as const;
export type Pairing = (typeof pairings)[number];

const pairingSpecs: Readonly<Record<Pairing, Pick<Specs['forward'], 'layout' | 'permuted'>>> = {
  trained: { layout: 'halves', permuted: 0 },
  other: { layout: 'neighbours', permuted: 0 },
  reordered: { layout: 'neighbours', permuted: 1 },
};

const shape = {
  task: 'words-before',
  encoding: 'rotary',
  mask: 'causal',
  layers: 1,
  heads: 4,
  dimensions: 32,
} as const;

/** The task and the size of the model. */
export const model = { ...shape, distance, length: 12, steps: 400 } as const;

/** Dimensions of a head. */
export const width = shape.dimensions / shape.heads;
export const pairs = width / 2;

/** For each dimension of the head as loaded, the dimension it was in training. */
export const getOrder = (pairing: Pairing): readonly number[] =>
  Array.from({ length: width }, (_, at) => (pairing === 'reordered' ? (at % 2) * pairs + Math.floor(at / 2) : at));

/** The two dimensions that are rotated together, fastest pair first. */
export const getRotatedPairs = (pairing: Pairing): readonly (readonly [number, number])[] =>
  Array.from({ length: pairs }, (_, pair) =>
    pairingSpecs[pairing].layout === 'halves' ? [pair, pair + pairs] : [2 * pair, 2 * pair + 1],
  );

export const getTrainedPair = (dimension: number): number => dimension % pairs;

/** The model's answers for each word of a sentence. */
export const getAnswers = (
  core: Core,
  weights: Float64Array,
  pairing: Pairing,
  words: readonly number[],
): readonly number[] =>
  Array.from(core.forward({ ...shape, ...pairingSpecs[pairing], weights, words: Int32Array.from(words) }).answers);

export const countCorrect = (answers: readonly number[], words: readonly number[]): number =>
  answers.filter((answer, place) => answer === correctAnswer(words, place)).length;

/** The accuracy over all sentences, for each pairing. */
export type Accuracies = Readonly<Record<Pairing, number>>;

export function getAccuracies(core: Core, weights: Float64Array): Accuracies {
  const getAccuracy = (pairing: Pairing): number => {
    let right = 0;
    for (let number = 1; number <= sentences; ++number) {
      const words = getSentence(number);
      right += countCorrect(getAnswers(core, weights, pairing, words), words);
    }
    return right / (sentences * answersPerSentence);
  };
  return { trained: getAccuracy('trained'), other: getAccuracy('other'), reordered: getAccuracy('reordered') };
}
