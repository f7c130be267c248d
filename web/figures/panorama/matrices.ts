import { dimensions, heads, hidden, vocabulary, width, type ForwardPass } from './model.js';

/** The weight matrices of a one-layer model, in the core's order. */
const learned = [
  ...(['words', 'positions', 'buckets'] as const),
  ...(['attentionNorm', 'queryKeyValue', 'mixing', 'distances'] as const),
  ...(['hiddenNorm', 'hidden', 'hiddenBias', 'narrowing', 'narrowingBias'] as const),
  ...(['lastNorm', 'logits', 'logitsBias'] as const),
] as const;
export type Learned = (typeof learned)[number];

export function weight({ trace, weights }: ForwardPass, name: Learned, row: number, column: number): number {
  const first = 3 * learned.indexOf(name);
  const [offset, columns] = [trace.slices[first]!, trace.slices[first + 2]!];
  return weights[offset + row * columns + column]!;
}

export function weightColumn(pass: ForwardPass, name: Learned, column: number): number[] {
  const rows = pass.trace.slices[3 * learned.indexOf(name) + 1]!;
  return Array.from({ length: rows }, (_, row) => weight(pass, name, row, column));
}

/** Every matrix in an open block, with its symbol. */
export const symbols = {
  ...{ table: 'E', words: 'x', positions: 'p', entered: 'x₀' },
  ...{ normed: 'LN', queries: 'q', keys: 'k', values: 'v', turnedQueries: 'q′', turnedKeys: 'k′' },
  ...{ scores: 'q·k', biases: 'b', attention: 'a', headMixed: 'a·v' },
  ...{ mixed: 'a·v × 8', output: 'o', afterAttention: 'x₁' },
  ...{ hiddenNormed: 'LN', hidden: 'ReLU', narrowed: 'f', afterHidden: 'x₂' },
  ...{ lastNormed: 'LN', logits: 'ℓ', shares: '%' },
} as const;
export type MatrixName = keyof typeof symbols;

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
const parts: ReadonlySet<MatrixName> = new Set([
  ...(['queries', 'keys', 'values', 'turnedQueries', 'turnedKeys', 'headMixed'] as const),
]);
/** Matrices with a row and a column per word, one for each head. */
const maps: ReadonlySet<MatrixName> = new Set(['scores', 'biases', 'attention'] as const);

/** @param head - From 0. */
export function getMatrix(pass: ForwardPass, name: MatrixName, head: number): Matrix {
  const { trace, words } = pass;
  const rows = words.length;
  const common = { name, rows, columnsAre: 'numbers', isShares: name === 'attention' || name === 'shares' } as const;
  if (name === 'table')
    return {
      ...{ ...common, rows: vocabulary, columns: dimensions },
      at: (row, column) => weight(pass, 'words', row, column),
    };
  const numbers = trace[name === 'headMixed' ? 'mixed' : name];
  if (maps.has(name)) {
    const first = head * rows * rows;
    const at = (row: number, column: number): number => numbers[first + row * rows + column]!;
    return { ...common, columns: rows, columnsAre: 'keys', at };
  }
  const isOfWords = name === 'logits' || name === 'shares';
  const step = isOfWords ? vocabulary : name === 'hidden' ? hidden : dimensions;
  const first = parts.has(name) ? head * width : 0;
  return {
    ...{ ...common, columns: parts.has(name) ? width : step, columnsAre: isOfWords ? 'vocabulary' : 'numbers' },
    at: (row, column) => numbers[row * step + first + column]!,
  };
}

/** The sentences of a batch, by how many words they are shorter than the first; they are padded. */
export const shorterBy = [0, 2, 4];
export const batch = shorterBy.length;

export const writeShape = (...numbers: readonly number[]): string => `[${numbers.join(', ')}]`;

/** The shape of the tensor of which a matrix is a slice, in PyTorch's notation: batch and heads come first. */
export function getShape(pass: ForwardPass, name: MatrixName): string {
  const { rows, columns } = getMatrix(pass, name, 0);
  // Learned, or computed from positions only: without a batch dimension.
  if (name === 'biases') return writeShape(heads, rows, columns);
  if (name === 'table' || name === 'positions') return writeShape(rows, columns);
  return parts.has(name) || maps.has(name) ? writeShape(batch, heads, rows, columns) : writeShape(batch, rows, columns);
}

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
