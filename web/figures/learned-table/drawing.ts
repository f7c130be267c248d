import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { matrixCells, type Cell } from '../shared/charts/matrix-cells.js';
import { plotDrag } from '../shared/charts/plot-drag.js';
import type { Point } from '../shared/charts/point.js';
import { keyedPlace } from '../shared/controls/slider-keys.js';
import { dataTable } from '../shared/data-table.js';
import { plot, type Axis, type Mark } from '../shared/plot/plot.js';
import { linear } from '../shared/plot/scale.js';
import { fixed, formatPercent } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { positions } from './settings.js';
import type { TableState } from './shape.js';
import { getPoints, getReach, numberedRows, ticks } from './view.js';

/** A table's pictures: its state, the row that is followed, and the states before. */
export interface TablePicture {
  readonly name: string;
  /** The states that may be shown; they determine the axes. */
  readonly states: readonly TableState[];
  /** The index of the one shown. */
  readonly index: number;
  readonly row: number;
}

const last = positions - 1;
const columns = linear(-0.5, last + 0.5);
const rows = { ...linear(last + 0.5, -0.5), name: 'rows' };

function* getCells({ cosines }: TableState): Generator<Cell> {
  for (let place = 0; place < cosines.length; ++place)
    yield { row: Math.floor(place / positions), column: place % positions, value: cosines[place]! };
}

/** The cosine similarity of all pairs of rows. A slider over its columns chooses the row that is followed. */
export function similarityMatrix(
  t: Translate,
  { name, states, index, row }: TablePicture,
  follow: (row: number) => void,
): TemplateResult {
  const state = states[index]!;
  const nearest = state.nearest[row] ?? row;
  const cells = html`<svg
    class="fill"
    shape-rendering="crispEdges"
    viewBox="0 0 ${positions} ${positions}"
    aria-hidden="true"
  >
    ${guard([state], () => matrixCells(getCells(state)))}
  </svg>`;
  return html`<figure>
    <figcaption class="small">${t('learnedTable.matrix')}</figcaption>
    ${plot({
      ...{ label: t('learnedTable.matrixLabel', { name }), className: 'square', marks: [], children: cells },
      x: { scale: columns, ticks, grid: false },
      y: { scale: rows, ticks, grid: false },
      reader: {
        ...{ x: row, min: 0, max: last, hovers: true, shown: `${row} ≈ ${nearest}` },
        label: t('learnedTable.row'),
        text: t('learnedTable.nearest', { row, nearest }),
        move: (x) => follow(Math.min(last, Math.max(0, Math.round(x)))),
        keyed: (key) => keyedPlace(key, row, last),
      },
    })}
  </figure>`;
}

const gap: Point = { x: NaN, y: NaN };
const line = { type: 'line' } as const;

/** The rows in the plane of the two principal axes: lines between consecutive positions, and the path of each row. */
export function componentPlane(
  t: Translate,
  { name, states, index, row }: TablePicture,
  follow: ((share: number, down: number) => void) | undefined,
): TemplateResult {
  const reach = getReach(states);
  const way = states.slice(0, index + 1).map(getPoints);
  const points = way.at(-1)!;
  const axis: Axis = { scale: linear(-planeMargin * reach, planeMargin * reach), ticks: [0], format: () => '' };
  const getWay = (position: number): Point[] => way.map((earlier) => earlier[position]!);
  const followed = points.slice(row, row + 1);
  const numbers = numberedRows(points, row, reach).map((position): Mark => {
    const { x, y } = points[position]!;
    const place = `${y < 0 ? 'below' : 'above'} ${x < 0 ? 'left' : 'right'}`;
    const look = position === row ? { className: 'strong', color: 'var(--accent)' } : { color: 'var(--ink)' };
    return { type: 'text', x, y, text: position, place, ...look };
  });
  return html`<figure>
    <figcaption class="small">${t('learnedTable.plane')}</figcaption>
    ${plot({
      label: t('learnedTable.planeLabel', { name, share: formatPercent(states[index]!.varianceFraction) }),
      className: 'square plane',
      x: axis,
      y: axis,
      marks: [
        { ...line, color: 'var(--way)', width: 1, points: points.flatMap((_, each) => [...getWay(each), gap]) },
        { ...line, color: 'var(--accent)', width: 1.5, points: followed.length > 0 ? getWay(row) : [] },
        { ...line, width: 1.5, points, marker: 'dot' },
        { ...line, color: 'var(--accent)', width: 0, points: followed, marker: 'dot' },
        ...numbers,
      ],
      children: follow ? html`<div class="fill" ${plotDrag(follow, { hovers: true })}></div>` : nothing,
    })}
  </figure>`;
}

/** Room for the points at the edge. */
export const planeMargin = 1.1;

/** Each row of the table that is shown: its components, and the row that is most like it. */
export const stateTable = (t: Translate, { nearest, components }: TableState): TemplateResult =>
  dataTable(Array.from(nearest), [
    [t('learnedTable.position'), (_, row) => row],
    [t('learnedTable.first'), (_, row) => fixed(components[2 * row] ?? 0, 3)],
    [t('learnedTable.second'), (_, row) => fixed(components[2 * row + 1] ?? 0, 3)],
    [t('learnedTable.nearestColumn'), (neighbour) => neighbour],
  ]);
