import { attempt as attemptFields } from '../../core/fields/baselines.js';
import type { Attempt, AttemptName, Core } from '../../core/index.js';
import { getRange, type FieldRange } from '../shared/reader/number-range.js';

export const attempts = [
  'integer',
  'fraction',
  'binary',
  'sinusoidal',
  'random',
] as const satisfies readonly AttemptName[];

export const lengthRange = getRange(attemptFields.length, { max: 1_000 });
export const positionRange: FieldRange = { min: 0, max: lengthRange.max - 1, kind: 'whole' };
export const shiftRange = getRange(attemptFields.shift, { max: 3 });

/** The sentence with which a step is compared. */
export const shortLength = 5;

export interface AttemptSettings {
  readonly attempt: AttemptName;
  readonly length: number;
  readonly shift: number;
  readonly base: number;
}

export type Verdict = 'yes' | 'hardly' | 'no' | 'unjudged';

export const gauges = ['unique', 'bounded', 'step', 'matrix', 'constant'] as const;

/** A measurement, and whether it meets the demand. */
export interface Gauge {
  readonly name: (typeof gauges)[number];
  /** NaN if it cannot be measured. */
  readonly value: number;
  readonly verdict: Verdict;
}

/** An encoding of a sentence, measured. */
export interface Measured extends Attempt {
  readonly gauges: readonly Gauge[];
}

// Thresholds of the gauges. Embedding components are about 1: a distance of 0.1 stands out from slight noise, and N(0,
// 1) rarely exceeds 4 in a few thousand samples. An exact linear fit in double precision has an error far below 1e-6.
const clearDistance = 0.1;
const maxBounded = 5;
const perfectShift = 1e-6;
const sameStep = 1e-9;

export function measure(core: Core, settings: AttemptSettings): Measured {
  // As many dimensions as the clock has initially.
  const attempt = core.attempt({ ...settings, dimensions: 16, seed: 1 });
  const short = core.attempt({ ...settings, length: shortLength, dimensions: 16, seed: 1 });
  const { largest, smallestDistance, neighbourStep, linearResidual, affineResidual } = attempt;
  const changesStep = Math.abs(short.neighbourStep - neighbourStep) > sameStep;
  return {
    ...attempt,
    gauges: [
      { name: 'unique', value: smallestDistance, verdict: getUnique(smallestDistance) },
      { name: 'bounded', value: largest, verdict: largest <= maxBounded ? 'yes' : 'no' },
      { name: 'step', value: neighbourStep, verdict: changesStep ? 'no' : 'yes' },
      { name: 'matrix', value: linearResidual, verdict: getFit(linearResidual) },
      { name: 'constant', value: affineResidual, verdict: getFit(affineResidual) },
    ],
  };
}

function getUnique(smallestDistance: number): Verdict {
  if (smallestDistance >= clearDistance) return 'yes';
  return smallestDistance > 0 ? 'hardly' : 'no';
}

function getFit(residual: number): Verdict {
  if (Number.isNaN(residual)) return 'unjudged';
  return residual < perfectShift ? 'yes' : 'no';
}

export const codeAt = ({ codes, columns }: Attempt, position: number): readonly number[] =>
  Array.from({ length: columns }, (_, column) => codes[position * columns + column] ?? 0);

/** Whether a word's code is one number, its place on the ruler. */
export const isRuler = (attempt: AttemptName): boolean => attempt === 'integer' || attempt === 'fraction';

/** The sentence length that puts a position at a fraction of the ruler. */
export const lengthForFraction = (position: number, fraction: number): number =>
  Math.min(
    lengthRange.max,
    Math.max(lengthRange.min, position + 1, Math.round(position / Math.max(fraction, 1e-9)) + 1),
  );

/** A binary digit, and whether the previous position has another one. */
export interface Digit {
  readonly digit: number;
  readonly flips: boolean;
  /** The position with only this digit flipped. */
  readonly flipped: number;
}

/** Most significant digit first. */
export function digitsAt(codes: Attempt, position: number): readonly Digit[] {
  const before = codeAt(codes, Math.max(0, position - 1));
  return codeAt(codes, position)
    .map((digit, place) => ({
      digit,
      flips: digit !== before[place],
      flipped: position + (digit ? -1 : 1) * 2 ** place,
    }))
    .reverse();
}

/**
 * The words whose names fit above the ruler, the one with the ring among them.
 *
 * @param gap - The least distance between two, as a fraction of the ruler.
 */
export function namedPositions(count: number, position: number, scale: number, gap: number): ReadonlySet<number> {
  const named = [position];
  for (let word = 0; word < count; ++word)
    if (named.every((other) => Math.abs(word - other) >= gap * scale)) named.push(word);
  return new Set(named.sort((one, other) => one - other));
}
