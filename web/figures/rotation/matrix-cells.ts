import { svg, type SVGTemplateResult } from 'lit';
import { dimensionsOf } from '../shared/clock/clock-data.js';
import type { Reading } from '../shared/reader/reader-state.js';
import { barFills } from '../shared/clock/strip.js';

/** One number of a matrix. */
export interface Cell {
  readonly row: number;
  readonly column: number;
  /** Shown from -1 to 1. */
  readonly value: number;
}

/** Smaller numbers leave the paper blank: they would be white anyway. */
export const leastSeen = 0.01;

/**
 * Cells as coloured squares of side 1, red below zero and blue above, as the strips have them: one path for all squares of
 * a shade. The custom properties of the colours are those of `strip-styles.ts`.
 */
export function matrixCells(cells: Iterable<Cell>, gap = 0): readonly SVGTemplateResult[] {
  const paths = barFills.map(() => '');
  const side = 1 - gap;
  for (const { row, column, value } of cells) {
    if (Math.abs(value) < leastSeen) continue;
    const shade = Math.min(paths.length - 1, Math.max(0, Math.floor(((value + 1) / 2) * paths.length)));
    paths[shade]! += `M${column + gap / 2} ${row + gap / 2}h${side}v${side}h${-side}z`;
  }
  return paths.flatMap((path, shade) => (path === '' ? [] : [svg`<path d=${path} style=${barFills[shade]}></path>`]));
}

/** The numbers of R_k that are not zero by its shape, from its blocks (pairs x 2: cosine, sine). */
export function* rotationCells(blocks: Float64Array, reading: Reading): Generator<Cell> {
  for (let pair = 0; pair < reading.dimensions / 2; ++pair) {
    const [cosine, sine] = [blocks[2 * pair]!, blocks[2 * pair + 1]!];
    const [first, second] = dimensionsOf(pair, reading);
    yield { row: first, column: first, value: cosine };
    yield { row: first, column: second, value: sine };
    yield { row: second, column: first, value: -sine };
    yield { row: second, column: second, value: cosine };
  }
}

/** All numbers of a square matrix that is given row by row and interleaved, where the reader's layout has them. */
export function* denseCells(matrix: Float64Array, reading: Reading): Generator<Cell> {
  const place = (index: number): number => dimensionsOf(index >> 1, reading)[index % 2 === 0 ? 0 : 1];
  const side = reading.dimensions;
  for (let index = 0; index < matrix.length; ++index)
    yield { row: place(Math.floor(index / side)), column: place(index % side), value: matrix[index]! };
}
