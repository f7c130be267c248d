import type { MatrixName, Spot } from './matrices.js';
import { askedPlace, getEntry, type ForwardPass } from './model.js';

/** The blocks of the model, in the order of the computation. */
export const blocks = ['embedding', 'position', 'heads', 'mixing', 'hidden', 'output'] as const;
export type Block = (typeof blocks)[number];

/** The matrices of a block in the order of the computation, with the operators between them, in lines of one height. */
export type Line = readonly (MatrixName | '→' | '+' | '=')[];

export function linesOf(block: Block, { encoding }: ForwardPass): readonly Line[] {
  const entry = getEntry(encoding);
  switch (block) {
    case 'embedding':
      return [['table', '→', 'words']];
    case 'position':
      return [entry === 'added' ? ['words', '+', 'positions', '=', 'entered'] : ['words', '=', 'entered']];
    case 'heads':
      return [
        ['normed', '→', 'queries', 'keys', 'values', ...(entry === 'turned' ? turned : [])],
        ['scores', ...(entry === 'biased' ? biased : []), '→', 'attention', '→', 'headMixed'],
      ];
    case 'mixing':
      return [['mixed', '→', 'output', '+', 'entered', '=', 'afterAttention']];
    case 'hidden':
      return [['hiddenNormed', '→', 'hidden', '→', 'narrowed', '+', 'afterAttention', '=', 'afterHidden']];
    case 'output':
      return [['lastNormed', '→', 'logits', '→', 'shares']];
  }
}

const turned = ['→', 'turnedQueries', 'turnedKeys'] as const;
const biased = ['+', 'biases'] as const;

export const matricesIn = (block: Block, pass: ForwardPass): readonly MatrixName[] =>
  linesOf(block, pass)
    .flat()
    .filter((part) => part !== '→' && part !== '+' && part !== '=');

/** The block that computes a matrix, for following a value back. */
export function getBlock(name: MatrixName): Block {
  if (name === 'table' || name === 'words') return 'embedding';
  if (name === 'positions' || name === 'entered') return 'position';
  if (['mixed', 'output', 'afterAttention'].includes(name)) return 'mixing';
  if (['hiddenNormed', 'hidden', 'narrowed', 'afterHidden'].includes(name)) return 'hidden';
  return ['lastNormed', 'logits', 'shares'].includes(name) ? 'output' : 'heads';
}

/** The result of each block, which stands for it. */
export const results = {
  ...{ embedding: 'words', position: 'entered', heads: 'attention' },
  ...{ mixing: 'afterAttention', hidden: 'afterHidden', output: 'shares' },
} as const satisfies Readonly<Record<Block, MatrixName>>;

/** The block where the position enters, for each kind of encoding. */
export const entrances = { added: 'position', turned: 'heads', biased: 'heads' } as const;

/** The cell that a block selects first: one in the pronoun's row, the largest for attention and output. */
export function firstSpot(block: Block, pass: ForwardPass, head: number): Spot {
  const row = askedPlace(pass);
  const { trace, words } = pass;
  const first = (head * words.length + row) * words.length;
  const looks = trace.attention.subarray(first, first + words.length);
  const column = block === 'heads' ? looks.indexOf(Math.max(...looks)) : block === 'output' ? trace.answers[row]! : 0;
  return { name: block === 'mixing' ? 'output' : block === 'hidden' ? 'narrowed' : results[block], row, column };
}
