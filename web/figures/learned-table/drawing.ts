import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { matrixCells, type Cell } from '../shared/charts/matrix-cells.js';
import { formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { positions } from './settings.js';
import type { TableState } from './shape.js';
import { getMiddle, numberedRows, getPlace, getReach, ticks } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

const percent = (fraction: number): string => `${(100 * fraction).toFixed(2)}%`;

/** The data of a table's pictures: its path, its state, and the highlighted row. */
export interface TablePicture {
  /** The states from the first to the one shown; a single state has no path. */
  readonly way: readonly TableState[];
  /** All states that may be shown; they determine the axes. */
  readonly states: readonly TableState[];
  readonly state: TableState;
  readonly row: number;
}

function* getCells({ cosines }: TableState): Generator<Cell> {
  for (let place = 0; place < positions ** 2; ++place)
    yield { row: Math.floor(place / positions), column: place % positions, value: cosines[place] ?? 0 };
}

/** The cosine similarity of all pairs of rows. The highlighted row is framed in both directions. */
export function similarityMatrix(
  t: Translate,
  { state, row }: TablePicture,
  label: string,
  pointed?: EventListenerObject,
): TemplateResult {
  const frame = `M0 ${row}h${positions}v1H0zM${row} 0v${positions}h1V0z`;
  return html`
    <figure>
      <figcaption class="small">${t('learnedTable.matrix')}</figcaption>
      <div
        class="plot matrix"
        @pointerdown=${pointed}
        @pointermove=${pointed}
        @pointerup=${pointed}
        @pointercancel=${pointed}
      >
        <svg viewBox="0 0 ${positions} ${positions}" role="img" aria-label=${label}>
          ${guard([state], () => matrixCells(getCells(state)))}
          <path class="halo" d=${frame}></path>
          <path class="followed" d=${frame}></path>
        </svg>
        <div aria-hidden="true">
          ${ticks.map((tick) => html`<span class="label x" style=${inlineStyle(`left: ${percent(getMiddle(tick))}`)}>${tick}</span>`)}
          ${ticks.map((tick) => html`<span class="label y" style=${inlineStyle(`top: ${percent(getMiddle(tick))}`)}>${tick}</span>`)}
          <span class="label title x">${t('learnedTable.position')}</span>
        </div>
      </div>
    </figure>
  `;
}

const at = ([x, y]: readonly [number, number]): string => `${x.toFixed(4)} ${y.toFixed(4)}`;

const through = (places: readonly (readonly [number, number])[]): string => `M${places.map(at).join('L')}`;

/** The rows in the plane of the two principal axes: lines between consecutive positions, and the path of each row. */
export function componentPlane(t: Translate, drawn: TablePicture, label: string): TemplateResult {
  const { way, states, state, row } = drawn;
  const reach = getReach(states);
  const rows = Array.from({ length: state.components.length / 2 }, (_, position) => position);
  const places = rows.map((position) => getPlace(state, position, reach));
  const getWay = (position: number): string => through(way.map((earlier) => getPlace(earlier, position, reach)));
  const end = rows.length > 0 ? formatNumber(reach, 3) : '';
  return html`
    <figure>
      <figcaption class="small">${t('learnedTable.plane')}</figcaption>
      <div class="plot plane">
        <svg viewBox="-1 -1 2 2" role="img" aria-label=${label}>
          <path class="axes" d="M-1 0H1M0 -1V1"></path>
          ${way.length > 1 ? ways(rows, row, getWay) : nothing}
          <path class="chain" d=${rows.length > 0 ? through(places) : ''}></path>
          <path class="points" d=${places.map((place) => `M${at(place)}h0`).join('')}></path>
          <path
            class="point"
            d=${places
              .slice(row, row + 1)
              .map((place) => `M${at(place)}h0`)
              .join('')}
          ></path>
        </svg>
        <div aria-hidden="true">
          ${numberedRows(places, row).map((position) => getNumber(position, places[position]!, position === row))}
          <span class="label low x">${end && `−${end}`}</span><span class="label high x">${end}</span>
          <span class="label high y">${end}</span><span class="label low y">${end && `−${end}`}</span>
          <span class="label title x">${t('learnedTable.first')}</span>
          <span class="label y-title">${t('learnedTable.second')}</span>
        </div>
      </div>
    </figure>
  `;
}

function ways(rows: readonly number[], row: number, getWay: (position: number) => string): SVGTemplateResult {
  return svg`
    <path class="paths" d=${rows.map(getWay).join('')}></path>
    <path class="path" d=${getWay(row)}></path>`;
}

/** The label of a position, on the side away from the centre. */
function getNumber(position: number, [x, y]: readonly [number, number], followed: boolean): TemplateResult {
  const length = Math.hypot(x, y) || 1;
  const style = `left: ${percent((1 + x) / 2)}; top: ${percent((1 + y) / 2)}; --x: ${(x / length).toFixed(3)}; --y: ${(y / length).toFixed(3)}`;
  return html`<span class=${followed ? 'label number followed' : 'label number'} style=${inlineStyle(style)}
    >${position}</span
  >`;
}
