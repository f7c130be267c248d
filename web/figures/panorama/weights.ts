import type { ForwardPass } from './model.js';

/** The weight matrices of a one-layer model, in the core's order. */
const learned = [
  ...(['words', 'positions', 'buckets'] as const),
  ...(['attentionNorm', 'queryKeyValue', 'mixing', 'distances'] as const),
  ...(['hiddenNorm', 'hidden', 'hiddenBias', 'narrowing', 'narrowingBias'] as const),
  ...(['lastNorm', 'logits', 'logitsBias'] as const),
] as const;
export type Learned = (typeof learned)[number];

/** The offset, rows and columns of a matrix in the weights. */
function getSlice({ trace }: ForwardPass, name: Learned): readonly [offset: number, rows: number, columns: number] {
  const first = 3 * learned.indexOf(name);
  return [trace.slices[first]!, trace.slices[first + 1]!, trace.slices[first + 2]!];
}

/** One weight. */
export function weight(pass: ForwardPass, name: Learned, row: number, column: number): number {
  const [offset, , columns] = getSlice(pass, name);
  return pass.weights[offset + row * columns + column]!;
}

/** A column of a weight matrix. */
export function weightColumn(pass: ForwardPass, name: Learned, column: number): number[] {
  const [, rows] = getSlice(pass, name);
  return Array.from({ length: rows }, (_, row) => weight(pass, name, row, column));
}
