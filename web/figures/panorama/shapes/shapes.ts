import type { Block } from '../blocks.js';
import { getMatrix, type MatrixName } from '../matrices.js';
import { heads, width, type ForwardPass } from '../model.js';

/** The sentences of a batch, by how many words they are shorter than the first; they are padded. */
export const shorterBy = [0, 2, 4];
export const batch = shorterBy.length;

/** Matrices with a dimension for heads. */
const eachHead: ReadonlySet<MatrixName> = new Set<MatrixName>([
  ...([
    'queries',
    'keys',
    'values',
    'turnedQueries',
    'turnedKeys',
    'scores',
    'biases',
    'attention',
    'headMixed',
  ] as const),
]);
/** Learned, or computed from positions only: without a batch dimension. */
const ofNoSentence: ReadonlySet<MatrixName> = new Set<MatrixName>(['table', 'positions']);

export const written = (...numbers: readonly number[]): string => `[${numbers.join(', ')}]`;

/**
 * The shape of the tensor of which a matrix is a slice: [batch, length, width], or with heads [batch, heads, length,
 * width].
 */
export function getShape(pass: ForwardPass, name: MatrixName): string {
  const { rows, columns } = getMatrix(pass, name, 0);
  if (name === 'biases') return written(heads, rows, columns);
  if (ofNoSentence.has(name)) return written(rows, columns);
  return eachHead.has(name) ? written(batch, heads, rows, columns) : written(batch, rows, columns);
}

/** The shape of a block's output. */
export function shapeAfter(pass: ForwardPass, block: Block): string {
  const length = pass.words.length;
  if (block === 'heads') return `${written(batch, heads, length, length)} · ${written(batch, heads, length, width)}`;
  return getShape(pass, block === 'output' ? 'shares' : 'entered');
}
