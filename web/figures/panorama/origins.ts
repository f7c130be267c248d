import type { MessageValues } from '../shared/reader/messages.js';
import { dot, inner, largestAt, largestProduct, productSum, softmaxAt, softmaxText, term } from './formula.js';
import {
  getHead,
  getMatrix,
  getRow,
  weight,
  weightColumn,
  type Learned,
  type MatrixName,
  type Spot,
} from './matrices.js';
import { base, dimensions, getEntry, width, type ForwardPass } from './model.js';

/** The kinds of explanations; each has a message. */
export type OriginKind =
  | ('learned' | 'row' | 'wave' | 'added' | 'nothingAdded' | 'norm' | 'product' | 'productAndBias' | 'cut')
  | ('turned' | 'score' | 'slope' | 'softmax' | 'unseen' | 'answerShare' | 'mean');

/** Part of a matrix: a row, a column, or a cell. */
export interface Lit {
  readonly name: MatrixName;
  readonly row?: number;
  readonly column?: number;
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
  /** The cell that contributed most. */
  readonly back?: Spot;
  readonly says?: MessageValues;
}

/** A cell of a forward pass and its value, in one head. */
interface Asked {
  readonly pass: ForwardPass;
  readonly spot: Spot;
  /** From 0. */
  readonly head: number;
  readonly value: number;
  readonly at: (name: MatrixName, row: number, column: number) => number;
  readonly rowOf: (name: MatrixName, row: number) => number[];
}

/**
 * Explains a value of any matrix.
 *
 * @param head - From 0, for matrices that each head has.
 */
export function getOrigin(pass: ForwardPass, spot: Spot, head: number): Origin {
  const { row, column } = spot;
  const at: Asked['at'] = (name, row, column) => getMatrix(pass, name, head).at(row, column);
  const rowOf: Asked['rowOf'] = (name, row) => getRow(getMatrix(pass, name, head), row);
  const asked = { pass, spot, head, at, rowOf, value: at(spot.name, row, column) };
  switch (spot.name) {
    case 'table':
      return { kind: 'learned', value: asked.value, again: asked.value, formula: term(asked.value), lit: [] };
    case 'words':
      return wordOrigin(asked);
    case 'positions':
      return waveOrigin(asked);
    case 'entered':
      return getEntry(pass.encoding) === 'added' ? sumOrigin(asked, 'words', 'positions') : unchangedOrigin(asked);
    case 'normed':
      return normOrigin(asked, 'entered', 'attentionNorm');
    case 'queries':
    case 'keys':
    case 'values': {
      const part = ['queries', 'keys', 'values'].indexOf(spot.name);
      return productOrigin(asked, 'normed', 'queryKeyValue', { at: part * dimensions + head * width + column });
    }
    case 'turnedQueries':
      return turnOrigin(asked, 'queries');
    case 'turnedKeys':
      return turnOrigin(asked, 'keys');
    case 'scores':
      return scoreOrigin(asked);
    case 'biases':
      return slopeOrigin(asked);
    case 'attention':
      return lookOrigin(asked);
    case 'headMixed':
      return meanOrigin(asked, head, column);
    case 'mixed':
      // The number is also in the head's own matrix.
      return {
        ...meanOrigin(asked, getHead(column), column % width),
        back: { name: 'headMixed', row, column: column % width, head: getHead(column) },
      };
    case 'output':
      return productOrigin(asked, 'mixed', 'mixing');
    case 'afterAttention':
      return sumOrigin(asked, 'output', 'entered');
    case 'hiddenNormed':
      return normOrigin(asked, 'afterAttention', 'hiddenNorm');
    case 'hidden':
      return productOrigin(asked, 'hiddenNormed', 'hidden', { bias: 'hiddenBias', isCut: true });
    case 'narrowed':
      return productOrigin(asked, 'hidden', 'narrowing', { bias: 'narrowingBias' });
    case 'afterHidden':
      return sumOrigin(asked, 'narrowed', 'afterAttention');
    case 'lastNormed':
      return normOrigin(asked, 'afterHidden', 'lastNorm');
    case 'logits':
      return productOrigin(asked, 'lastNormed', 'logits', { bias: 'logitsBias' });
    case 'shares':
      return softmaxOrigin(asked, 'answerShare', 'logits', rowOf('logits', row));
  }
}

/** A word's embedding: a learned row of the table. */
function wordOrigin({ pass, spot: { row, column }, value, at }: Asked): Origin {
  const back = { name: 'table', row: pass.words[row]!, column } as const;
  return {
    ...{ kind: 'row', value, again: at('table', back.row, column), back },
    formula: `E[${back.row + 1}, ${column + 1}] = ${term(value)}`,
    lit: [{ name: 'table', row: back.row }, back],
  };
}

/** Interleaved, as in the paper: even dimensions are sines, odd ones cosines of the same angle. */
function waveOrigin({ spot: { row, column }, value }: Asked): Origin {
  const isSine = column % 2 === 0;
  const exponent = column - (column % 2);
  const angle = row / base ** (exponent / dimensions);
  return {
    ...{ kind: 'wave', value, again: isSine ? Math.sin(angle) : Math.cos(angle), lit: [] },
    formula: `${isSine ? 'sin' : 'cos'}(${row} / ${base}^(${exponent}/${dimensions})) = ${term(value)}`,
    says: { position: row },
  };
}

function unchangedOrigin({ spot, value, at }: Asked): Origin {
  const back = { ...spot, name: 'words' } as const;
  const again = at('words', spot.row, spot.column);
  return { kind: 'nothingAdded', value, again, formula: term(value), lit: [back], back };
}

/** The sum of two numbers at the same place: a word and its position, or a block's output and its input. */
function sumOrigin({ spot: { row, column }, value, at }: Asked, ...names: readonly [MatrixName, MatrixName]): Origin {
  const lit = names.map((name) => ({ name, row, column }));
  const [one, other] = names.map((name) => at(name, row, column)) as [number, number];
  return {
    ...{ kind: 'added', value, again: one + other, lit, back: lit[largestAt([one, other])]! },
    formula: `${term(one)} + ${inner(other)} = ${term(value)}`,
  };
}

/** The epsilon that is added to the variance, as in PyTorch's LayerNorm. */
const varianceFloor = 1e-5;

/** Layer norm: a row with mean 0 and standard deviation 1, then a learned gain and bias per component. */
function normOrigin({ pass, spot: { row, column }, value, rowOf }: Asked, from: MatrixName, by: Learned): Origin {
  const numbers = rowOf(from, row);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const variance = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / numbers.length;
  const deviation = Math.sqrt(variance + varianceFloor);
  const [gain, bias] = [weight(pass, by, 0, column), weight(pass, by, 1, column)];
  const centred = `(${term(numbers[column]!)} − ${inner(mean)}) / ${term(deviation)}`;
  const back = { name: from, row, column };
  return {
    ...{ kind: 'norm', value, again: ((numbers[column]! - mean) / deviation) * gain + bias },
    formula: `${centred} · ${inner(gain)} + ${inner(bias)} = ${term(value)}`,
    ...{ lit: [{ name: from, row }, back], back },
    says: { mean: term(mean), deviation: term(deviation) },
  };
}

interface ProductOptions {
  /** The column of the weights, if not that of the result. */
  readonly at?: number;
  readonly bias?: Learned;
  /** Whether negative sums become 0. */
  readonly isCut?: boolean;
}

/** A row of a matrix times a column of learned weights. */
function productOrigin(asked: Asked, from: MatrixName, by: Learned, options: ProductOptions = {}): Origin {
  const { pass, spot, value, rowOf } = asked;
  const { at = spot.column, bias, isCut = false } = options;
  const [first, second] = [rowOf(from, spot.row), weightColumn(pass, by, at)];
  const added = bias === undefined ? undefined : weight(pass, bias, 0, at);
  const sum = dot(first, second) + (added ?? 0);
  const written = `${productSum(first, second)}${added === undefined ? '' : ` + ${inner(added)}`}`;
  return {
    kind: isCut ? 'cut' : added === undefined ? 'product' : 'productAndBias',
    ...{ value, again: isCut ? Math.max(0, sum) : sum, lit: [{ name: from, row: spot.row }] },
    formula: isCut ? `max(0, ${written}) = ${term(value)}` : `${written} = ${term(value)}`,
    back: { name: from, row: spot.row, column: largestProduct(first, second) },
    says: { count: first.length },
  };
}

/** Half-split rotation: component c of a head rotates with c + width / 2. */
function turnOrigin({ spot: { row, column }, value, at }: Asked, from: MatrixName): Origin {
  const pairs = width / 2;
  const pair = column % pairs;
  const angle = row / base ** (pair / pairs);
  const lit = [pair, pair + pairs].map((column) => ({ name: from, row, column }));
  const [x, y] = lit.map(({ column }) => at(from, row, column)) as [number, number];
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const turn = `${row} / ${base}^(${pair}/${pairs})`;
  const [left, sign, right] = column < pairs ? ['cos', '−', 'sin'] : ['sin', '+', 'cos'];
  return {
    ...{ kind: 'turned', value, again: column < pairs ? x * cosine - y * sine : x * sine + y * cosine },
    formula: `${inner(x)}·${left}(${turn}) ${sign} ${inner(y)}·${right}(${turn}) = ${term(value)}`,
    ...{ lit, back: lit[largestAt([x, y])]! },
    says: { position: row },
  };
}

function scoreOrigin({ pass, spot: { row, column }, value, rowOf }: Asked): Origin {
  const turned = getEntry(pass.encoding) === 'turned';
  const [queries, keys] = turned ? (['turnedQueries', 'turnedKeys'] as const) : (['queries', 'keys'] as const);
  const [first, second] = [rowOf(queries, row), rowOf(keys, column)];
  const root = Math.sqrt(width);
  return {
    ...{ kind: 'score', value, again: dot(first, second) / root },
    formula: `(${productSum(first, second)}) / ${Number.isInteger(root) ? root : `√${width}`} = ${term(value)}`,
    lit: [
      { name: queries, row },
      { name: keys, row: column },
    ],
    back: { name: queries, row, column: largestProduct(first, second) },
    says: { width },
  };
}

/** ALiBi: the slope of the head times the distance. */
function slopeOrigin({ spot: { row, column }, value, at }: Asked): Origin {
  // The bias at distance 1 is the negative slope.
  const slope = -at('biases', 1, 0);
  const distance = Math.abs(row - column);
  return {
    ...{ kind: 'slope', value, again: -slope * distance, lit: [], says: { distance } },
    formula: `−${String(Number(slope.toPrecision(4)))} · ${distance} = ${term(value)}`,
  };
}

/** The softmax over the scores of a row plus biases, as far as the causal mask allows. */
function lookOrigin(asked: Asked): Origin {
  const { pass, spot, value, at } = asked;
  const { row, column } = spot;
  if (column > row) return { kind: 'unseen', value, again: 0, formula: '0', lit: [] };
  const isBiased = getEntry(pass.encoding) === 'biased';
  const getScore = (key: number): number => at('scores', row, key) + (isBiased ? at('biases', row, key) : 0);
  const { lit, ...origin } = softmaxOrigin(
    asked,
    'softmax',
    'scores',
    Array.from({ length: row + 1 }, (_, key) => getScore(key)),
  );
  return { ...origin, lit: isBiased ? [...lit, { name: 'biases', row }] : lit };
}

function softmaxOrigin({ spot, value }: Asked, kind: OriginKind, from: MatrixName, numbers: readonly number[]): Origin {
  const { row, column } = spot;
  const back = { name: from, row, column };
  return {
    ...{ kind, value, again: softmaxAt(numbers, column), lit: [{ name: from, row }, back], back },
    formula: `${softmaxText(numbers, column)} = ${term(value)}`,
    says: { count: numbers.length },
  };
}

/** An output of a head: the mean of the values, weighted by attention. */
function meanOrigin({ pass, spot: { row }, value }: Asked, head: number, column: number): Origin {
  const first = getRow(getMatrix(pass, 'attention', head), row).slice(0, row + 1);
  const values = getMatrix(pass, 'values', head);
  const second = first.map((_, key) => values.at(key, column));
  return {
    ...{ kind: 'mean', value, again: dot(first, second) },
    formula: `${productSum(first, second)} = ${term(value)}`,
    lit: [
      { name: 'attention', row },
      { name: 'values', column },
    ],
    back: { name: 'values', row: largestProduct(first, second), column },
    says: { count: first.length, head: head + 1 },
  };
}
