import type { Evaluation } from './training.js';

const sum = (numbers: Float64Array): number => numbers.reduce((total, number) => total + number, 0);

const added = (one: Float64Array, other: Float64Array): Float64Array<ArrayBuffer> =>
  Float64Array.from(one, (number, place) => number + other[place]!);

/** Merges the evaluations of one model on two sets of sentences of the same length. */
export function mergeEvaluations(one: Evaluation, other: Evaluation): Evaluation {
  const weights = [sum(one.asked), sum(other.asked)] as const;
  // With no questions asked the mean is NaN: skip it, its weight is 0.
  const mean = (field: 'accuracy' | 'loss' | 'bagAccuracy' | 'bagLoss'): number =>
    [one[field], other[field]].reduce((total, part, k) => total + (weights[k] ? part * weights[k] : 0), 0) /
    (weights[0] + weights[1]);
  const [asked, right] = [added(one.asked, other.asked), added(one.right, other.right)];
  return {
    length: one.length,
    sequences: one.sequences + other.sequences,
    accuracy: sum(right) / sum(asked),
    ...{ loss: mean('loss'), bagAccuracy: mean('bagAccuracy'), bagLoss: mean('bagLoss') },
    byPosition: right.map((count, place) => count / asked[place]!),
    ...{ asked, right },
  };
}
