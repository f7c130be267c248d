import { dimensions, heads, hidden, vocabulary, width, type ForwardPass } from './model.js';
import { weight } from './weights.js';

/** Every matrix in an open block. */
export const matrixNames = [
  ...(['table', 'words', 'positions', 'entered'] as const),
  ...(['normed', 'queries', 'keys', 'values', 'turnedQueries', 'turnedKeys'] as const),
  ...(['scores', 'biases', 'attention', 'headMixed'] as const),
  ...(['mixed', 'output', 'afterAttention'] as const),
  ...(['hiddenNormed', 'hidden', 'narrowed', 'afterHidden'] as const),
  ...(['lastNormed', 'logits', 'shares'] as const),
] as const;
export type MatrixName = (typeof matrixNames)[number];

/** What the columns of a matrix are: components of a vector, keys, or possible answers. */
export type ColumnsAre = 'numbers' | 'keys' | 'vocabulary';

/** A matrix of a forward pass, and of one head if each head has its own. */
export interface Matrix {
  readonly name: MatrixName;
  readonly rows: number;
  readonly columns: number;
  readonly columnsAre: ColumnsAre;
  /** Probabilities from 0 to 1, drawn in ink; other values are signed. */
  readonly isShares: boolean;
  readonly at: (row: number, column: number) => number;
}

/** A cell of a matrix. */
export interface Spot {
  readonly name: MatrixName;
  readonly row: number;
  readonly column: number;
  /** The head, from 0, if it is not the selected one. */
  readonly head?: number;
}

/** Matrices with a part per head, stored side by side in a row. */
const ofHead: ReadonlySet<MatrixName> = new Set<MatrixName>([
  ...(['queries', 'keys', 'values', 'turnedQueries', 'turnedKeys'] as const),
]);
/** Matrices with a row and a column per word, one for each head. */
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

/** The number of columns in the trace. */
function getColumns(name: MatrixName): number {
  if (name === 'hidden') return hidden;
  return name === 'logits' || name === 'shares' ? vocabulary : dimensions;
}

/** A row of a matrix. */
export const getRow = ({ columns, at }: Matrix, row: number): number[] =>
  Array.from({ length: columns }, (_, column) => at(row, column));

/** The largest absolute value in a matrix, at least 1e-6: the end of its colour scale. */
export function getReach({ rows, columns, at }: Matrix): number {
  let max = 1e-6;
  for (let row = 0; row < rows; ++row)
    for (let column = 0; column < columns; ++column) max = Math.max(max, Math.abs(at(row, column)));
  return max;
}

/** The head, from 0, that a column of the concatenated heads belongs to. */
export const getHead = (column: number): number => Math.min(heads - 1, Math.floor(column / width));
