import type { MatrixName, Spot } from '../matrices.js';

/** How a number came about: for each there is a sentence. */
export type OriginKind =
  | 'learned'
  | 'row'
  | 'wave'
  | 'added'
  | 'nothingAdded'
  | 'norm'
  | 'product'
  | 'productAndBias'
  | 'cut'
  | 'turned'
  | 'score'
  | 'slope'
  | 'softmax'
  | 'unseen'
  | 'answerShare'
  | 'mean';

/** A part of a matrix: a row, a column, or one number of it. */
export interface Lit {
  readonly name: MatrixName;
  readonly row?: number;
  readonly column?: number;
}

/** Two rows of numbers that are multiplied one by one, and summed. */
export interface Products {
  readonly first: readonly number[];
  readonly second: readonly number[];
  /** What the first row is: a matrix in sight, at this row. */
  readonly firstName: MatrixName;
  /** What the second one is: a column of learned weights, or a part of a matrix in sight. */
  readonly secondName: MatrixName | 'weights';
}

/** The origin of a number. */
export interface Origin {
  readonly kind: OriginKind;
  readonly value: number;
  /** The same number, computed once more from what the formula says: a test holds them together. */
  readonly again: number;
  /** With its numbers, as a reader can follow it; the value is at its end. */
  readonly formula: string;
  readonly lit: readonly Lit[];
  readonly products?: Products;
  /** The number that did most for it. */
  readonly back?: Spot;
  /** What its sentence names. */
  readonly says?: Readonly<Record<string, string | number>>;
}
