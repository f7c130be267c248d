import { readWeights } from '../shared/trained-models/weights-text.js';
import { pairings, type Accuracies } from './model.js';

/** A trained model, with its accuracy in each layout. */
export interface TrainedModel {
  readonly weights: Float64Array;
  readonly accuracies: Accuracies;
}

export const serializeModel = (accuracies: Accuracies, weights: string): string =>
  [...pairings.map((pairing) => accuracies[pairing]), weights].join(' ');

/** Parses `serializeModel()`; undefined if malformed. */
export function parseModel(text: string | null): TrainedModel | undefined {
  const [trained, other, reordered, ...rest] = (text ?? '').split(' ');
  const weights = readWeights(rest.join(' '));
  const accuracies = { trained: Number(trained), other: Number(other), reordered: Number(reordered) };
  if (!weights || !pairings.every((pairing) => accuracies[pairing] >= 0 && accuracies[pairing] <= 1)) return undefined;
  return { weights: Float64Array.from(weights), accuracies };
}
