import { getDimensions } from '../shared/clock/clock-data.js';
import type { Cell } from '../shared/charts/matrix-cells.js';
import type { ReaderState } from '../shared/reader/reader-state.js';

/** The structurally nonzero cells of R_k, from its blocks (pairs x 2: cosine, sine). */
export function* rotationCells(blocks: Float64Array, readerState: ReaderState): Generator<Cell> {
  for (let pair = 0; pair < readerState.dimensions / 2; ++pair) {
    const [cosine, sine] = [blocks[2 * pair]!, blocks[2 * pair + 1]!];
    const [first, second] = getDimensions(pair, readerState);
    yield { row: first, column: first, value: cosine };
    yield { row: first, column: second, value: sine };
    yield { row: second, column: first, value: -sine };
    yield { row: second, column: second, value: cosine };
  }
}

/** The cells of an interleaved row-major matrix, permuted to the reader's layout. */
export function* denseCells(matrix: Float64Array, readerState: ReaderState): Generator<Cell> {
  const place = (index: number): number => getDimensions(index >> 1, readerState)[index % 2 === 0 ? 0 : 1];
  const side = readerState.dimensions;
  for (let index = 0; index < matrix.length; ++index)
    yield { row: place(Math.floor(index / side)), column: place(index % side), value: matrix[index]! };
}
