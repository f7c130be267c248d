import type { Core } from '../../core/index.js';
import type { Section } from './chart.js';
import type { HeatMapView } from './view.js';
import type { Reading } from '../shared/reader/reader-state.js';

/** The curve of a column: so many turns of its hand, but at least so many positions. */
const turnsShown = 6;
const leastPositions = 60;
const samples = 601;

/** The hand of a dimension, 0 the fastest. */
export function pairOf({ dimensions, layout }: Reading, dimension: number): number {
  return layout === 'halves' ? dimension % (dimensions / 2) : Math.floor(dimension / 2);
}

/** The sines and the cosines of one row, over their dimensions. */
export function rowCut(core: Core, reading: Reading, column: number): Section {
  const row = core.fingerprint(reading);
  const half = reading.dimensions / 2;
  const part = (first: number, step: number) => ({
    from: first,
    step,
    values: Float32Array.from({ length: half }, (_, pair) => row[first + step * pair] ?? 0),
  });
  return {
    from: 0,
    to: reading.dimensions - 1,
    mark: column,
    curves: reading.layout === 'halves' ? [part(0, 1), part(half, 1)] : [part(0, 2), part(1, 2)],
  };
}

/**
 * A few turns of the column's hand about the reader's row. All positions of a wide view would be fewer samples than a
 * fast hand has turns, and what a chart makes of those is a slow wave that does not exist.
 */
export function columnCut(core: Core, reading: Reading, view: HeatMapView, dimension: number): Section {
  const { position, dimensions, base, layout } = reading;
  const { from: first, positions } = view;
  const period = core.hands({ position, dimensions, base, unit: 'radian' }).period[pairOf(reading, dimension)] ?? 1;
  const length = Math.min(positions - 1, Math.max(leastPositions, turnsShown * period));
  const from = Math.min(
    Math.max(Math.round(first), position - Math.floor(length / 2)),
    Math.max(first, first + positions - 1 - length),
  );
  const to = from + length;
  const values = core.wave({ dimension, dimensions, base, layout, from, to, samples });
  return { from, to, mark: position, curves: [{ from, step: length / (samples - 1), values }] };
}
