import type { MessageValues } from '../../shared/reader/messages.js';
import type { MatrixName, Spot } from '../matrices.js';

/** The kinds of explanations; each has a message. */
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

/** Part of a matrix: a row, a column, or a cell. */
export interface Lit {
  readonly name: MatrixName;
  readonly row?: number;
  readonly column?: number;
}

/** Two vectors whose dot product is the value. */
export interface Products {
  readonly first: readonly number[];
  readonly second: readonly number[];
  /** The visible matrix with the first vector as a row. */
  readonly firstName: MatrixName;
  /** Where the second vector is from: a column of learned weights, or part of a visible matrix. */
  readonly secondName: MatrixName | 'weights';
}

/** The explanation of a value. */
export interface Origin {
  readonly kind: OriginKind;
  readonly value: number;
  /** The value recomputed with the formula; a test compares both. */
  readonly again: number;
  /** The formula with its numbers; the value is at the end. */
  readonly formula: string;
  readonly lit: readonly Lit[];
  readonly products?: Products;
  /** The cell that contributed most. */
  readonly back?: Spot;
  /** Values for its message. */
  readonly says?: MessageValues;
}
