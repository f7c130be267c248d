import { askedPlace, getEntry, type ForwardPass } from './model.js';
import type { MatrixName, Spot } from './matrices.js';

/** The blocks of the model, in the order of the computation. */
export const blocks = ['embedding', 'position', 'heads', 'mixing', 'hidden', 'output'] as const;
export type Block = (typeof blocks)[number];

/** A matrix of an open block, and the operator to its left. */
export interface Shown {
  readonly name: MatrixName;
  readonly sign: '' | '→' | '+' | '=';
}

const shown = (sign: Shown['sign'], ...names: readonly MatrixName[]): Shown[] =>
  names.map((name, index) => ({ name, sign: index === 0 ? sign : '' }));

/** The matrices of an open block, in the order of the computation. */
export function matricesIn(block: Block, pass: ForwardPass): readonly Shown[] {
  const entry = getEntry(pass.encoding);
  switch (block) {
    case 'embedding':
      return [...shown('', 'table'), ...shown('→', 'words')];
    case 'position':
      return entry === 'added'
        ? [...shown('', 'words'), ...shown('+', 'positions'), ...shown('=', 'entered')]
        : [...shown('', 'words'), ...shown('=', 'entered')];
    case 'heads':
      return [
        ...shown('', 'normed'),
        ...shown('→', 'queries', 'keys', 'values'),
        ...(entry === 'turned' ? shown('→', 'turnedQueries', 'turnedKeys') : []),
        ...shown('→', 'scores'),
        ...(entry === 'biased' ? shown('+', 'biases') : []),
        ...shown('→', 'attention', 'headMixed'),
      ];
    case 'mixing':
      return [
        ...shown('', 'mixed'),
        ...shown('→', 'output'),
        ...shown('+', 'entered'),
        ...shown('=', 'afterAttention'),
      ];
    case 'hidden':
      return [
        ...shown('', 'hiddenNormed'),
        ...shown('→', 'hidden', 'narrowed'),
        ...shown('+', 'afterAttention'),
        ...shown('=', 'afterHidden'),
      ];
    case 'output':
      return [...shown('', 'lastNormed'), ...shown('→', 'logits', 'shares')];
  }
}

/** The block that computes a matrix, for following a value back. */
export function getBlock(name: MatrixName): Block {
  if (name === 'table' || name === 'words') return 'embedding';
  if (name === 'positions' || name === 'entered') return 'position';
  if (['mixed', 'output', 'afterAttention'].includes(name)) return 'mixing';
  if (['hiddenNormed', 'hidden', 'narrowed', 'afterHidden'].includes(name)) return 'hidden';
  return ['lastNormed', 'logits', 'shares'].includes(name) ? 'output' : 'heads';
}

/** The cell that a block selects first: one in the pronoun's row, the largest for attention and output. */
export function firstSpot(block: Block, pass: ForwardPass, head: number): Spot {
  const row = askedPlace(pass);
  const { trace, words } = pass;
  const length = words.length;
  const largest = (numbers: ArrayLike<number>): number =>
    Array.from(numbers).reduce((best, value, at, all) => (value > all[best]! ? at : best), 0);
  switch (block) {
    case 'embedding':
      return { name: 'words', row, column: 0 };
    case 'position':
      return { name: 'entered', row, column: 0 };
    case 'heads': {
      const first = (head * length + row) * length;
      return { name: 'attention', row, column: largest(trace.attention.subarray(first, first + length)) };
    }
    case 'mixing':
      return { name: 'output', row, column: 0 };
    case 'hidden':
      return { name: 'narrowed', row, column: 0 };
    case 'output':
      return { name: 'shares', row, column: trace.answers[row]! };
  }
}
