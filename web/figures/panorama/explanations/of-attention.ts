import { dot, inner, largestProduct, productSum, softmaxAt, softmaxText, term } from './formula.js';
import { getHead, getMatrix, getRow, type MatrixName, type Spot } from '../matrices.js';
import { base, getEntry, width, type ForwardPass } from '../model.js';
import type { Origin } from './origin.js';

/** Explains a value within a head, or in the softmax over answers. */
export function attentionOrigin(pass: ForwardPass, spot: Spot, head: number): Origin {
  const value = getMatrix(pass, spot.name, head).at(spot.row, spot.column);
  switch (spot.name) {
    case 'turnedQueries':
    case 'turnedKeys':
      return turnOrigin(pass, spot, head, value);
    case 'scores':
      return scoreOrigin(pass, spot, head, value);
    case 'biases':
      return slopeOrigin(pass, spot, head, value);
    case 'attention':
      return lookOrigin(pass, spot, head, value);
    case 'shares':
      return shareOrigin(pass, spot, head, value);
    case 'mixed':
      return mixedOrigin(pass, { ...spot, column: spot.column % width }, getHead(spot.column), value, 'mixed');
    default:
      return mixedOrigin(pass, spot, head, value, 'headMixed');
  }
}

/** Half-split rotation: component c of a head rotates with c + width / 2. */
function turnOrigin(pass: ForwardPass, { name, row, column }: Spot, head: number, value: number): Origin {
  const from: MatrixName = name === 'turnedQueries' ? 'queries' : 'keys';
  const pairs = width / 2;
  const pair = column % pairs;
  const angle = row / base ** (pair / pairs);
  const [x, y] = [pair, pair + pairs].map((at) => getMatrix(pass, from, head).at(row, at)) as [number, number];
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const turn = `${row} / ${base}^(${pair}/${pairs})`;
  const [left, sign, right] = column < pairs ? ['cos', '−', 'sin'] : ['sin', '+', 'cos'];
  return {
    ...{ kind: 'turned', value, again: column < pairs ? x * cosine - y * sine : x * sine + y * cosine },
    formula: `${inner(x)}·${left}(${turn}) ${sign} ${inner(y)}·${right}(${turn}) = ${term(value)}`,
    lit: [
      { name: from, row, column: pair },
      { name: from, row, column: pair + pairs },
    ],
    back: { name: from, row, column: Math.abs(x) > Math.abs(y) ? pair : pair + pairs },
    says: { position: row, turns: term(angle / (2 * Math.PI)) },
  };
}

function scoreOrigin(pass: ForwardPass, { row, column }: Spot, head: number, value: number): Origin {
  const turned = getEntry(pass.encoding) === 'turned';
  const [queries, keys] = turned ? (['turnedQueries', 'turnedKeys'] as const) : (['queries', 'keys'] as const);
  const first = getRow(getMatrix(pass, queries, head), row);
  const second = getRow(getMatrix(pass, keys, head), column);
  const root = Math.sqrt(width);
  return {
    ...{ kind: 'score', value, again: dot(first, second) / root },
    formula: `(${productSum(first, second)}) / ${Number.isInteger(root) ? root : `√${width}`} = ${term(value)}`,
    lit: [
      { name: queries, row },
      { name: keys, row: column },
    ],
    products: { first, second, firstName: queries, secondName: keys },
    back: { name: queries, row, column: largestProduct(first, second) },
    says: { width },
  };
}

/** ALiBi: the slope of the head times the distance. */
function slopeOrigin(pass: ForwardPass, { row, column }: Spot, head: number, value: number): Origin {
  // The bias at distance 1 is the negative slope.
  const slope = -getMatrix(pass, 'biases', head).at(1, 0);
  const distance = Math.abs(row - column);
  return {
    ...{ kind: 'slope', value, again: -slope * distance, lit: [], says: { distance } },
    formula: `−${String(Number(slope.toPrecision(4)))} · ${distance} = ${term(value)}`,
  };
}

/** The scores of a row plus biases, as far as the causal mask allows. */
function scoresSeen(pass: ForwardPass, row: number, head: number): number[] {
  const scores = getMatrix(pass, 'scores', head);
  const biases = getEntry(pass.encoding) === 'biased' ? getMatrix(pass, 'biases', head) : undefined;
  return Array.from({ length: row + 1 }, (_, key) => scores.at(row, key) + (biases?.at(row, key) ?? 0));
}

function lookOrigin(pass: ForwardPass, spot: Spot, head: number, value: number): Origin {
  const { row, column } = spot;
  if (column > row) return { kind: 'unseen', value, again: 0, formula: '0', lit: [] };
  const { lit, ...origin } = softmaxOrigin('softmax', scoresSeen(pass, row, head), { ...spot, name: 'scores' }, value);
  return { ...origin, lit: getEntry(pass.encoding) === 'biased' ? [...lit, { name: 'biases', row }] : lit };
}

const shareOrigin = (pass: ForwardPass, spot: Spot, head: number, value: number): Origin =>
  softmaxOrigin('answerShare', getRow(getMatrix(pass, 'logits', head), spot.row), { ...spot, name: 'logits' }, value);

/** Explains a value of a softmax over a row. */
function softmaxOrigin(kind: Origin['kind'], numbers: readonly number[], from: Spot, value: number): Origin {
  const { name, row, column } = from;
  return {
    ...{ kind, value, again: softmaxAt(numbers, column) },
    formula: `${softmaxText(numbers, column)} = ${term(value)}`,
    lit: [{ name, row }, from],
    back: from,
    says: { count: numbers.length },
  };
}

/** Explains an output of a head: the mean of the values, weighted by attention. */
function mixedOrigin(pass: ForwardPass, spot: Spot, head: number, value: number, name: 'mixed' | 'headMixed'): Origin {
  const { row, column } = spot;
  const first = getRow(getMatrix(pass, 'attention', head), row).slice(0, row + 1);
  const values = getMatrix(pass, 'values', head);
  const second = first.map((_, key) => values.at(key, column));
  const largest = largestProduct(first, second);
  return {
    ...{ kind: 'mean', value, again: dot(first, second) },
    formula: `${productSum(first, second)} = ${term(value)}`,
    lit: [
      { name: 'attention', row },
      { name: 'values', column },
    ],
    products: { first, second, firstName: 'attention', secondName: 'values' },
    // From the concatenated heads back to the head, which has the same value.
    back: name === 'mixed' ? { name: 'headMixed', row, column, head } : { name: 'values', row: largest, column },
    says: { count: first.length, head: head + 1 },
  };
}
