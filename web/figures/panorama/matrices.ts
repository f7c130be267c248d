import { dimensions, heads, hidden, vocabulary, width, type ForwardPass } from './model.js';
import { weight } from './weights.js';

/** Every matrix that can be seen in an open block. */
export const matrixNames = [
  ...(['table', 'words', 'positions', 'entered'] as const),
  ...(['normed', 'queries', 'keys', 'values', 'turnedQueries', 'turnedKeys'] as const),
  ...(['scores', 'biases', 'attention', 'headMixed'] as const),
  ...(['mixed', 'output', 'afterAttention'] as const),
  ...(['hiddenNormed', 'hidden', 'narrowed', 'afterHidden'] as const),
  ...(['lastNormed', 'logits', 'shares'] as const),
] as const;
export type MatrixName = (typeof matrixNames)[number];

/**
 * The meaning of the columns of a matrix: numbers of a word, words that are looked at, or words that may be the answer.
 */
export type ColumnsAre = 'numbers' | 'keys' | 'vocabulary';

/** A matrix of a forward pass; where it belongs to a head, of that one. */
export interface Matrix {
  readonly name: MatrixName;
  readonly rows: number;
  readonly columns: number;
  readonly columnsAre: ColumnsAre;
  /** Shares are from 0 to 1 and drawn in ink; other numbers have a sign. */
  readonly isShares: boolean;
  readonly at: (row: number, column: number) => number;
}

/** A place in a matrix. */
export interface Spot {
  readonly name: MatrixName;
  readonly row: number;
  readonly column: number;
  /** Of which head, from 0, where that is another one than the one that is shown. */
  readonly head?: number;
}

/** Numbers of a head, which stand in the rows of all heads. */
const ofHead: ReadonlySet<MatrixName> = new Set<MatrixName>([
  ...(['queries', 'keys', 'values', 'turnedQueries', 'turnedKeys'] as const),
]);
/** Maps of words by words, one for each head. */
const maps: ReadonlySet<MatrixName> = new Set<MatrixName>(['scores', 'biases', 'attention']);

/** @param head - From 0. */
export function getMatrix(pass: ForwardPass, name: MatrixName, head: number): Matrix {
  const { trace, words } = pass;
  const rows = words.length;
  const common = { name, rows, isShares: name === 'attention' || name === 'shares' };
  if (name === 'table')
    return {
      ...{ ...common, rows: vocabulary, columns: dimensions, columnsAre: 'numbers' },
      at: (row, column) => weight(pass, 'words', row, column),
    };
  const step = getColumns(name);
  if (maps.has(name)) {
    const numbers = trace[name as 'scores'];
    const first = head * rows * rows;
    const at = (row: number, column: number): number => numbers[first + row * rows + column]!;
    return { ...common, columns: rows, columnsAre: 'keys', at };
  }
  const isPart = ofHead.has(name) || name === 'headMixed';
  const numbers = trace[name === 'headMixed' ? 'mixed' : name];
  const first = isPart ? head * width : 0;
  return {
    ...{ ...common, columns: isPart ? width : step },
    columnsAre: step === vocabulary ? 'vocabulary' : 'numbers',
    at: (row, column) => numbers[row * step + first + column]!,
  };
}

/** Numbers of a row as the trace has them. */
function getColumns(name: MatrixName): number {
  if (name === 'hidden') return hidden;
  return name === 'logits' || name === 'shares' ? vocabulary : dimensions;
}

/** A whole row of a matrix. */
export const getRow = ({ columns, at }: Matrix, row: number): number[] =>
  Array.from({ length: columns }, (_, column) => at(row, column));

/** The largest absolute value in a matrix, or 1e-6 where all are smaller: the scale of its colours ends there. */
export function getReach({ rows, columns, at }: Matrix): number {
  let max = 1e-6;
  for (let row = 0; row < rows; ++row)
    for (let column = 0; column < columns; ++column) max = Math.max(max, Math.abs(at(row, column)));
  return max;
}

/** The head, from 0, to which a column of the mixed words belongs. */
export const getHead = (column: number): number => Math.min(heads - 1, Math.floor(column / width));
