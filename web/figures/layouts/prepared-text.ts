import { readWeights } from '../shared/trained-models/weights-text.js';
import { pairings, type Shares } from './model.js';

/** A trained model, with its accuracy in each layout. */
export interface Trained {
  readonly weights: Float64Array;
  readonly shares: Shares;
}

/** The accuracies, then the weights. */
export const trainedText = (shares: Shares, weights: string): string =>
  [...pairings.map((pairing) => shares[pairing]), weights].join(' ');

/** Parses `trainedText()`; undefined if malformed. */
export function readTrained(text: string | null): Trained | undefined {
  const [trained, other, reordered, ...rest] = (text ?? '').split(' ');
  const weights = readWeights(rest.join(' '));
  const shares = { trained: Number(trained), other: Number(other), reordered: Number(reordered) };
  if (!weights || !pairings.every((pairing) => shares[pairing] >= 0 && shares[pairing] <= 1)) return undefined;
  return { weights: Float64Array.from(weights), shares };
}
