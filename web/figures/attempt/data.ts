import { attempt as attemptFields } from '../../core/fields/baselines.js';
import type { AttemptName, Core } from '../../core/index.js';
import { getRange, type FieldRange } from '../shared/reader/number-range.js';

/** The encodings that readers usually try first. */
export const attempts = ['integer', 'fraction', 'binary'] as const satisfies readonly AttemptName[];
export type SimpleAttempt = (typeof attempts)[number];

/** The positions that ten binary digits can represent. */
export const positionRange: FieldRange = { min: 0, max: 1_023, kind: 'whole' };
export const lengthRange = getRange(attemptFields.length, { max: 100 });

export const highlightedWord = 2;
/** Enough binary digits to see one or all of them flip. */
const minBinaryLength = 16;

/** The codes of a sentence: positions x columns, row-major. */
export interface Codes {
  readonly codes: ArrayLike<number>;
  readonly columns: number;
  /** The distance between the codes of the first two words. */
  readonly step: number;
}

export function getCodes(core: Core, attempt: SimpleAttempt, position: number, length: number): Codes {
  const words = attempt === 'fraction' ? length : Math.max(position + 1, attempt === 'binary' ? minBinaryLength : 4);
  const { codes, columns, neighbourStep } = core.attempt({ attempt, length: words });
  return { codes, columns, step: neighbourStep };
}

/** The code of a position, one number per column. */
export const codeAt = ({ codes, columns }: Codes, position: number): readonly number[] =>
  Array.from({ length: columns }, (_, column) => codes[position * columns + column] ?? 0);

/**
 * The sentence length that puts the third word at `fraction` of the ruler. A smaller fraction means a longer sentence.
 */
export const lengthForFraction = (fraction: number): number =>
  Math.min(lengthRange.max, Math.max(lengthRange.min, Math.round(highlightedWord / Math.max(fraction, 1e-9)) + 1));

/** A binary digit, and whether the previous position has another one. */
export interface Digit {
  readonly digit: number;
  readonly flips: boolean;
  /** The position with only this digit flipped. */
  readonly flipped: number;
}

/** Most significant digit first. */
export function digitsAt(codes: Codes, position: number): readonly Digit[] {
  const before = codeAt(codes, Math.max(0, position - 1));
  return codeAt(codes, position)
    .map((digit, place) => ({
      digit,
      flips: digit !== before[place],
      flipped: position + (digit ? -1 : 1) * 2 ** place,
    }))
    .reverse();
}
