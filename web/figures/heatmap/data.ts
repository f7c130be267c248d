import type { Colours, Core } from '../../core/index.js';
import { getPart } from '../shared/clock/clock-data.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import type { Point } from '../shared/charts/point.js';
import { previewUrl, scaleUrl } from './pixels.js';
import type { Cell, HeatMapView } from './view.js';

/** The column's curve shows this many turns of its hand, but a minimum of positions. */
const turnsShown = 6;
const minPositions = 60;
const samples = 301;

const tableRows = 10;

/** A cut through the heat map: values over dimensions or positions. */
export interface Section {
  /** The range of the x axis. */
  readonly from: number;
  readonly to: number;
  /** One or two. */
  readonly curves: readonly (readonly Point[])[];
  /** The reader's place on the x axis. */
  readonly mark: number;
}

/** The numbers of a cell, its row and its hand. */
export interface CellData extends Cell {
  readonly readerState: ReaderState;
  readonly pair: number;
  readonly part: 'sine' | 'cosine';
  readonly value: number;
  /** Of the hand, in radians. */
  readonly angle: number;
  /** Of the hand, in positions per turn. */
  readonly period: number;
  /** The row's sines and cosines, by dimension. */
  readonly row: Section;
}

/** The two images that do not depend on the view. */
export interface HeatMapImages {
  readonly preview: string;
  readonly scale: string;
}

/** All numbers of a cell, with two calls of the core. */
export function cellData(core: Core, readerState: ReaderState, { position, dimension }: Cell): CellData {
  const { dimensions, base, layout } = readerState;
  const code = core.fingerprint({ position, dimensions, base, layout });
  const hands = core.hands({ position, dimensions, base, unit: 'radian' });
  const { pair, part } = getPart(dimension, readerState);
  return {
    position,
    dimension,
    readerState,
    pair,
    part,
    value: code[dimension]!,
    angle: hands.angle[pair]!,
    period: hands.period[pair]!,
    row: rowCut(code, readerState, dimension),
  };
}

function rowCut(code: Float32Array, { dimensions, layout }: ReaderState, column: number): Section {
  const half = dimensions / 2;
  const part = (first: number, step: number): readonly Point[] =>
    Array.from({ length: half }, (_, pair) => ({ x: first + step * pair, y: code[first + step * pair]! }));
  return {
    from: 0,
    to: dimensions - 1,
    mark: column,
    curves: layout === 'halves' ? [part(0, 1), part(half, 1)] : [part(0, 2), part(1, 2)],
  };
}

/**
 * A few turns of the column's hand around the reader's row, with one call of the core. Sampling a wide view would have
 * fewer samples than a fast hand has turns, and show an alias.
 */
export function columnCut(core: Core, cell: CellData, { from: first, positions }: HeatMapView): Section {
  const { position, dimension, period } = cell;
  const { dimensions, base, layout } = cell.readerState;
  const length = Math.min(positions - 1, Math.max(minPositions, turnsShown * period));
  const from = Math.min(
    Math.max(Math.round(first), position - Math.floor(length / 2)),
    Math.max(first, first + positions - 1 - length),
  );
  const to = from + length;
  const curve = Array.from(core.wave({ dimension, dimensions, base, layout, from, to, samples }), (y, sample) => ({
    x: from + (sample * length) / (samples - 1),
    y,
  }));
  return { from, to, mark: position, curves: [curve] };
}

/** The preview of the whole table and the colour scale, with a call of the core each. */
export function heatMapImages(core: Core, readerState: ReaderState, colours: Colours): HeatMapImages {
  return { preview: previewUrl(core, readerState, colours), scale: scaleUrl(core, colours) };
}

/** The encodings of the reader's position and those after it (rows x dimensions), with one call of the core. */
export function rowsFrom(core: Core, { position, dimensions, base, layout }: ReaderState): readonly Float32Array[] {
  const { values } = core.sinusoidalTable({ positions: tableRows, dimensions, base, offset: position, layout });
  return Array.from({ length: tableRows }, (_, row) => values.subarray(row * dimensions, (row + 1) * dimensions));
}
