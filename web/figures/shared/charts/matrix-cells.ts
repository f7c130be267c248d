import { svg, type SVGTemplateResult } from 'lit';
import { barFills } from './sign-colours.js';
import { inlineStyle } from '../platform/inline-style.js';

/** One number of a matrix. */
export interface Cell {
  readonly row: number;
  readonly column: number;
  /** Shown from -1 to 1. */
  readonly value: number;
}

/** Smaller numbers leave the paper blank: they would be white anyway. */
export const minSeen = 0.01;
/** A number that is printed beside its cell as 0.010 counts as that, whatever its further digits are. */
const minDrawn = minSeen - 0.0005;

/**
 * Cells as coloured squares of side 1, brown below zero and blue above, as the strips have them: one path for all squares of
 * a shade. The custom properties of the colours are those of `sign-colours.ts`.
 */
export function matrixCells(cells: Iterable<Cell>, gap = 0): readonly SVGTemplateResult[] {
  const paths = barFills.map(() => '');
  const side = 1 - gap;
  for (const { row, column, value } of cells) {
    if (Math.abs(value) < minDrawn) continue;
    const shade = Math.min(paths.length - 1, Math.max(0, Math.floor(((value + 1) / 2) * paths.length)));
    paths[shade]! += `M${column + gap / 2} ${row + gap / 2}h${side}v${side}h${-side}z`;
  }
  return paths.flatMap((path, shade) =>
    path === '' ? [] : [svg`<path d=${path} style=${inlineStyle(barFills[shade])}></path>`],
  );
}
