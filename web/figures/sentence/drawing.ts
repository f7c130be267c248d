import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { matrixCells, type Cell } from '../shared/charts/matrix-cells.js';
import { hand, smallBox } from '../shared/clock/dial.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { getPart } from '../shared/clock/clock-data.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import { places, type PlaceData } from './data.js';
import { ring, centerOn, track } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { type Translate } from '../shared/reader/messages.js';

/** The circle of places with their numbers; a place is a button that moves the word there. */
export function dialFace(choose: (place: number) => void): TemplateResult {
  return html`
    <svg class="track fill" viewBox="0 0 100 ${ring.height}" aria-hidden="true"><path d=${track(places)}></path></svg>
    ${Array.from(
      { length: places },
      (_, place) =>
        html`<span
          class="place"
          style=${inlineStyle(centerOn(place, places))}
          aria-hidden="true"
          @click=${() => choose(place)}
          >${place}</span
        >`,
    )}
  `;
}

/** Two arrows along the ring, on both sides of a clock. */
const bothWays = 'M124 -26L142 0L124 26M-124 -26L-142 0L-124 26';

/**
 * The clock of a word, the fastest hand on top.
 *
 * @param invites - Whether it shows that it can be moved.
 */
export function wordClock({ at, data: { angles } }: WordRow, invites: boolean): TemplateResult {
  const pairs = angles.length;
  const hands = Array.from(angles, (angle, pair) => {
    const slow = pairs > 1 ? pair / (pairs - 1) : 0;
    return hand({ angle, colour: handColour(pair, pairs), length: 88 - 36 * slow, width: 15 + 13 * slow });
  });
  const { x, y, width, height } = smallBox;
  return html`<svg viewBox="${x} ${y} ${width} ${height}" aria-hidden="true">
    <circle class="face" r="100"></circle>
    ${hands.reverse()}
    <circle class="hub" r="9"></circle>
    ${invites ? svg`<path class="drag-arrows" d=${bothWays} transform=${`rotate(${((360 * at) / places).toFixed(2)})`}></path>` : nothing}
  </svg>`;
}

/** A word at its place, with its row of the table. */
export interface WordRow {
  readonly word: string;
  /** A real number while it moves. */
  readonly at: number;
  readonly data: PlaceData;
  readonly isMarked: boolean;
}

export interface TablePicture {
  readonly readerState: ReaderState;
  /** The rows of places that a word has visited. */
  readonly seen: ReadonlyMap<number, PlaceData>;
  readonly rows: readonly WordRow[];
}

/** The gap between cells. */
const gap = 0.07;

const getCells = (row: number, values: Float32Array): Cell[] =>
  Array.from(values, (value, column) => ({ row, column, value }));

/** A row per place: blank until a word was there, named while one is there, then pale. */
export function heatMap({ readerState, seen, rows }: TablePicture): TemplateResult {
  const { dimensions } = readerState;
  const pairs = dimensions / 2;
  const named = new Set(rows.map(({ at }) => Math.round(at)));
  const free = Array.from({ length: places }, (_, place) => place).filter((place) => !named.has(place));
  return html`
    <svg class="fill" viewBox="0 -0.7 ${dimensions} ${places + 0.7}" preserveAspectRatio="none">
      ${Array.from({ length: dimensions }, (_, column) => {
        const { pair } = getPart(column, readerState);
        return svg`<rect x=${column} y="-0.7" width="1" height="0.35" shape-rendering="crispEdges" fill=${handColour(pair, pairs)}></rect>`;
      })}
      <path class="frame" d=${blankRows(dimensions)}></path>
      <g class="left">
        ${matrixCells(
          [...seen].flatMap(([place, { row }]) => getCells(place, row)),
          gap,
        )}
      </g>
      ${rows.map(({ at, data }) => wordRow(at, data, dimensions))}
      ${rows.map(({ at, isMarked }) => (isMarked ? svg`<rect class="marked" y=${at.toFixed(3)} width=${dimensions} height="1"></rect>` : nothing))}
    </svg>
    ${free.map((place) => html`<span class="row-name number" style=${inlineStyle(beside(place))}>${place}</span>`)}
    ${rows.map(({ word, at, isMarked }) => html`<span class=${isMarked ? 'row-name in-hand' : 'row-name'} style=${inlineStyle(beside(at))}>${word}</span>`)}
  `;
}

const blankRows = (columns: number): string =>
  Array.from({ length: places }, (_, row) => `M0 ${row}H${columns}V${row + 1}H0z`).join('');

/** Positions a name next to a row. */
const beside = (row: number): string => `top: ${(((row + 1.2) / (places + 0.7)) * 100).toFixed(2)}%`;

function wordRow(at: number, { row }: PlaceData, dimensions: number): SVGTemplateResult {
  return svg`<g transform=${`translate(0 ${at.toFixed(3)})`}>
    <rect class="under" width=${dimensions} height="1"></rect>${matrixCells(getCells(0, row), gap)}
  </g>`;
}

const degrees = (radians: number): number => Math.floor((radians * 180) / Math.PI);

/** A place and its hands in words: "place 4, hands at 229, 72, 22, 7 degrees". */
export const describePlace = (t: Translate, place: number, { angles }: PlaceData): string =>
  t('sentence.spoken', { place, angles: Array.from(angles, degrees).join(t('sentence.comma')) });
