import { attempt as attemptFields } from '../../core/fields/walkthrough.js';
import type { AttemptName, Core } from '../../core/index.js';
import { getRange, type FieldRange } from '../shared/reader/number-range.js';

/** The attempts that a reader makes first. */
export const attempts = ['integer', 'fraction', 'binary'] as const satisfies readonly AttemptName[];
export type SimpleAttempt = (typeof attempts)[number];

/** All that ten binary digits name. */
export const positionRange: FieldRange = { min: 0, max: 1_023, kind: 'whole' };
export const lengthRange = getRange(attemptFields.length, { max: 100 });

/** The word that is watched while the sentence grows, counted from 0. */
export const watched = 2;
/** Four digits are enough to see one of them flip, or all. */
const fewestBinary = 16;

/** The codes of a sentence (positions x columns, row by row). */
export interface Codes {
  readonly codes: ArrayLike<number>;
  readonly columns: number;
  /** The distance of the first two words. */
  readonly step: number;
}

export function getCodes(core: Core, attempt: SimpleAttempt, position: number, length: number): Codes {
  const words = attempt === 'fraction' ? length : Math.max(position + 1, attempt === 'binary' ? fewestBinary : 4);
  const { codes, columns, neighbourStep } = core.attempt({ attempt, length: words });
  return { codes, columns, step: neighbourStep };
}

/** The code of a position. */
export const codeAt = ({ codes, columns }: Codes, position: number): readonly number[] =>
  Array.from({ length: columns }, (_, column) => codes[position * columns + column] ?? 0);

/** The length of the sentence whose third word gets a share of the ruler: a short ruler is a long sentence. */
export const lengthAt = (share: number): number =>
  Math.min(lengthRange.max, Math.max(lengthRange.min, Math.round(watched / Math.max(share, 1e-9)) + 1));

/** A binary digit of a position, and whether it was another one at the position before. */
export interface Digit {
  readonly digit: number;
  readonly flips: boolean;
  /** The position whose digits are the same but for this one. */
  readonly flipped: number;
}

/** The digits as they are written, the most significant first. */
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
