import type { MatrixName, Spot } from '../matrices.js';

/** The ways in which a number comes about; there is a sentence for each. */
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
  /** The matrix in sight of which the first factor is a row. */
  readonly firstName: MatrixName;
  /** The second factor: a column of learned weights, or a part of a matrix in sight. */
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
  /** The values that its sentence names. */
  readonly says?: Readonly<Record<string, string | number>>;
}
