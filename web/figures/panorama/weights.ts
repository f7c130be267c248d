import type { ForwardPass } from './model.js';

/** The learned matrices of a model of one layer, in the order in which the core lists them. */
const learned = [
  ...(['words', 'positions', 'buckets'] as const),
  ...(['attentionNorm', 'queryKeyValue', 'mixing', 'distances'] as const),
  ...(['hiddenNorm', 'hidden', 'hiddenBias', 'narrowing', 'narrowingBias'] as const),
  ...(['lastNorm', 'logits', 'logitsBias'] as const),
] as const;
export type Learned = (typeof learned)[number];

/** Offset, rows and columns of a matrix among the weights. */
function getSlice({ trace }: ForwardPass, name: Learned): readonly [offset: number, rows: number, columns: number] {
  const first = 3 * learned.indexOf(name);
  return [trace.slices[first]!, trace.slices[first + 1]!, trace.slices[first + 2]!];
}

/** One learned number. */
export function weight(pass: ForwardPass, name: Learned, row: number, column: number): number {
  const [offset, , columns] = getSlice(pass, name);
  return pass.weights[offset + row * columns + column]!;
}

/** A column of a learned matrix. */
export function weightColumn(pass: ForwardPass, name: Learned, column: number): number[] {
  const [, rows] = getSlice(pass, name);
  return Array.from({ length: rows }, (_, row) => weight(pass, name, row, column));
}
