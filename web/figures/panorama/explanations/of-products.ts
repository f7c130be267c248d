import { dot, inner, largestAt, largestProduct, productSum, term } from './formula.js';
import { getMatrix, getRow, type MatrixName, type Spot } from '../matrices.js';
import { dimensions, width, type ForwardPass } from '../model.js';
import type { Origin } from './origin.js';
import { weight, weightColumn, type Learned } from '../weights.js';

/** A row of a matrix times a column of learned weights. */
interface Product {
  readonly from: MatrixName;
  readonly by: Learned;
  /** The column of the weights for a column of the result. */
  column(column: number, head: number): number;
  readonly bias?: Learned;
}

const itself = (column: number): number => column;
const products: Readonly<Partial<Record<MatrixName, Product>>> = {
  queries: { from: 'normed', by: 'queryKeyValue', column: (column, head) => head * width + column },
  keys: { from: 'normed', by: 'queryKeyValue', column: (column, head) => dimensions + head * width + column },
  values: { from: 'normed', by: 'queryKeyValue', column: (column, head) => 2 * dimensions + head * width + column },
  output: { from: 'mixed', by: 'mixing', column: itself },
  hidden: { from: 'hiddenNormed', by: 'hidden', column: itself, bias: 'hiddenBias' },
  narrowed: { from: 'hidden', by: 'narrowing', column: itself, bias: 'narrowingBias' },
  logits: { from: 'lastNormed', by: 'logits', column: itself, bias: 'logitsBias' },
};

export function productOrigin(pass: ForwardPass, { name, row, column }: Spot, head: number): Origin {
  const { from, by, bias, ...product } = products[name]!;
  const value = getMatrix(pass, name, head).at(row, column);
  const first = getRow(getMatrix(pass, from, head), row);
  const at = product.column(column, head);
  const second = weightColumn(pass, by, at);
  const added = bias === undefined ? undefined : weight(pass, bias, 0, at);
  const sum = dot(first, second) + (added ?? 0);
  const written = `${productSum(first, second)}${added === undefined ? '' : ` + ${inner(added)}`}`;
  const isCut = name === 'hidden';
  return {
    kind: isCut ? 'cut' : added === undefined ? 'product' : 'productAndBias',
    ...{ value, again: isCut ? Math.max(0, sum) : sum },
    formula: isCut ? `max(0, ${written}) = ${term(value)}` : `${written} = ${term(value)}`,
    lit: [{ name: from, row }],
    products: { first, second, firstName: from, secondName: 'weights' },
    back: { name: from, row, column: largestProduct(first, second) },
    says: { count: first.length },
  };
}

const sums: Readonly<Partial<Record<MatrixName, readonly [MatrixName, MatrixName]>>> = {
  afterAttention: ['output', 'entered'],
  afterHidden: ['narrowed', 'afterAttention'],
};

/** Explains a value after a residual connection: a block's output plus its input. */
export function sumOrigin(pass: ForwardPass, { name, row, column }: Spot, head: number): Origin {
  const parts = sums[name]!.map((part) => ({ name: part, row, column }));
  const numbers = parts.map((part) => getMatrix(pass, part.name, head).at(row, column));
  const value = getMatrix(pass, name, head).at(row, column);
  return {
    ...{ kind: 'added', value, again: numbers[0]! + numbers[1]!, lit: parts, back: parts[largestAt(numbers)]! },
    formula: `${term(numbers[0]!)} + ${inner(numbers[1]!)} = ${term(value)}`,
  };
}

const norms: Readonly<Partial<Record<MatrixName, readonly [from: MatrixName, by: Learned]>>> = {
  normed: ['entered', 'attentionNorm'],
  hiddenNormed: ['afterAttention', 'hiddenNorm'],
  lastNormed: ['afterHidden', 'lastNorm'],
};

/** The epsilon that is added to the variance, as in PyTorch's LayerNorm. */
const varianceFloor = 1e-5;

/** Layer norm: a row with mean 0 and standard deviation 1, then a learned gain and bias per component. */
export function normOrigin(pass: ForwardPass, { name, row, column }: Spot, head: number): Origin {
  const [from, by] = norms[name]!;
  const numbers = getRow(getMatrix(pass, from, head), row);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const variance = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / numbers.length;
  const deviation = Math.sqrt(variance + varianceFloor);
  const [gain, bias] = [weight(pass, by, 0, column), weight(pass, by, 1, column)];
  const value = getMatrix(pass, name, head).at(row, column);
  const centred = `(${term(numbers[column]!)} − ${inner(mean)}) / ${term(deviation)}`;
  return {
    ...{ kind: 'norm', value, again: ((numbers[column]! - mean) / deviation) * gain + bias },
    formula: `${centred} · ${inner(gain)} + ${inner(bias)} = ${term(value)}`,
    lit: [
      { name: from, row },
      { name: from, row, column },
    ],
    back: { name: from, row, column },
    says: { mean: term(mean), deviation: term(deviation) },
  };
}
