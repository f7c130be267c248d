import { svg, type SVGTemplateResult } from 'lit';
import { matrixCells, type Cell } from '../shared/charts/matrix-cells.js';
import { getReach, type Matrix } from './matrices.js';

/** Shades of ink, from paper to full. */
const shades = 12;

/** Rendered cells per forward pass, since hovering does not change them. */
const drawn = new WeakMap<object, Map<string, readonly SVGTemplateResult[]>>();

/** The cells of a matrix as SVG in units of a cell. Colours are scaled to the largest absolute value. */
export function getCells(of: object, key: string, matrix: Matrix): readonly SVGTemplateResult[] {
  const known = drawn.get(of) ?? new Map<string, readonly SVGTemplateResult[]>();
  drawn.set(of, known);
  const cells = known.get(key) ?? (matrix.isShares ? inkCells(matrix) : matrixCells(signed(matrix)));
  known.set(key, cells);
  return cells;
}

function* signed(matrix: Matrix): Generator<Cell> {
  const reach = getReach(matrix);
  for (let row = 0; row < matrix.rows; ++row)
    for (let column = 0; column < matrix.columns; ++column)
      yield { row, column, value: matrix.at(row, column) / reach };
}

/** One path for all cells of a shade. */
function inkCells(matrix: Matrix): readonly SVGTemplateResult[] {
  const reach = getReach(matrix);
  const paths = Array.from({ length: shades + 1 }, () => '');
  for (let row = 0; row < matrix.rows; ++row)
    for (let column = 0; column < matrix.columns; ++column)
      paths[Math.round((matrix.at(row, column) / reach) * shades)]! += `M${column} ${row}h1v1h-1z`;
  return paths.map(
    (path, shade) =>
      svg`<path class="ink" d=${shade === 0 ? '' : path} fill-opacity=${(shade / shades).toFixed(3)}></path>`,
  );
}

/** An outline of part of a matrix; without a row or column, all of them. */
export function outline({ rows, columns }: Matrix, row?: number, column?: number): string {
  const [top, height] = row === undefined ? [0, rows] : [row, 1];
  const [left, across] = column === undefined ? [0, columns] : [column, 1];
  return `M${left} ${top}h${across}v${height}h${-across}z`;
}
