// The same turn: a shift by k as a rotation, given and learned.

import type { Layout } from './specs.js';

/** R_k, which takes the code of any position p to that of p + k, and one p to try it on. */
export interface RotationSpec {
  /** p, any real number. */
  readonly position: number;
  /** k, any real number. */
  readonly shift: number;
  readonly dimensions: number;
  readonly base: number;
  readonly layout: Layout;
}

/** R_k and what it does to PE(p), in double. Codes stand in columns: R_k PE(p). */
export interface Rotation {
  /** Row-major, pairs x 2: cos k omega and sin k omega, the fastest pair first. */
  readonly blocks: Float64Array<ArrayBuffer>;
  /** Row-major, dimensions x dimensions in the layout of the spec; empty above 128 dimensions. */
  readonly matrix: Float32Array<ArrayBuffer>;
  /** R_k PE(p). */
  readonly rotated: Float64Array<ArrayBuffer>;
  /** PE(p + k), from exact phases. */
  readonly target: Float64Array<ArrayBuffer>;
  /** The largest difference of `rotated` and `target`: some 1e-16. */
  readonly largestDifference: number;
}

/** A shift by k learned from examples. */
export interface LearnedShiftSpec {
  /** Examples, at the whole positions from, from + 1, ... */
  readonly positions: number;
  readonly from: number;
  /** k, a whole number. */
  readonly shift: number;
  readonly dimensions: number;
  readonly base: number;
  /** Of the held-out positions. */
  readonly seed: number;
}

/**
 * What became of it: one matrix only fits the examples, and it is R_k; or within rounding many do, since some hands hardly
 * move over the examples; or there are fewer examples than dimensions, and anything fits.
 */
export type ShiftOutcome = 'unique' | 'not-unique' | 'too-few';

/** The matrix that shifts best at the examples, by least squares, and how it does elsewhere. */
export interface LearnedShift {
  /** Row-major, dimensions x dimensions, interleaved; to be held against the matrix of `rotation`. */
  readonly matrix: Float64Array<ArrayBuffer>;
  readonly outcome: ShiftOutcome;
  /** Of the examples (positions x dimensions): directions that stand out of rounding. */
  readonly rank: number;
  /** Their largest singular value over the smallest; from 1e16 on noise, Infinity with too few examples. */
  readonly condition: number;
  /** At the examples: root of the sum of squared errors over that of squared codes. */
  readonly trainingResidual: number;
  /** The same at 100 positions before and after the examples, not farther away than the examples are long. */
  readonly heldOutResidual: number;
  /** The largest difference of any number from that of R_k. */
  readonly largestDifference: number;
}
