import type { Core } from '../../core/core.js';
import type { Point } from '../shared/charts/point.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import { getHand, type Half, type WavesView } from '../shared/charts/waves-view.js';

/** One dimension as a curve over positions. */
export interface Wave {
  readonly dimension: number;
  readonly pair: number;
  readonly half: Half;
  /** Positions per turn. */
  readonly period: number;
  readonly points: readonly Point[];
  /** Every n-th point is an integer position with a dot; 0 for no dots. */
  readonly dotEvery: number;
  /** Whether the wave oscillates too fast to draw; it's drawn as a solid band. */
  readonly solid: boolean;
}

/** The maximum number of integer positions with dots. */
const maxDots = 60;
/** With fewer samples, a fast wave would alias to a slow one. */
const samplesPerTurn = 4;
const zigzags = 600;

/**
 * The chosen dimensions over a range, with at most `max` points each. The SVG in the page's HTML has fewer points than
 * the chart.
 */
export function getWaves(
  core: Core,
  readerState: ReaderState,
  { chosen, from, to }: WavesView,
  max: number,
): readonly Wave[] {
  const { dimensions, base, layout } = readerState;
  const { period } = core.hands({ position: 0, dimensions, base, unit: 'radian' });
  const span = to - from;
  const steps = Math.min(24, Math.floor((max - 1) / span));
  const samples = steps > 0 ? span * steps + 1 : max;
  return chosen.map((dimension) => {
    const { pair, half } = getHand(dimension, dimensions, layout);
    const turn = period[pair] ?? Infinity;
    const solid = span / turn > (max - 1) / samplesPerTurn;
    const points = solid
      ? band(from, to)
      : core.lend('wave', { dimension, dimensions, base, layout, from, to, samples }, (values) =>
          Array.from(values, (y, k) => ({ x: from + (span * k) / (samples - 1), y })),
        );
    return { dimension, pair, half, period: turn, points, dotEvery: span <= maxDots && !solid ? steps : 0, solid };
  });
}

/** A dense zigzag that fills the band of a wave whose turns are narrower than its stroke. */
function band(from: number, to: number): readonly Point[] {
  return Array.from({ length: zigzags + 1 }, (_, k) => ({
    x: from + ((to - from) * k) / zigzags,
    y: k % 2 === 0 ? -1 : 1,
  }));
}

/** The values of the chosen dimensions at the reader's position. */
export function valuesAt(core: Core, readerState: ReaderState, chosen: readonly number[]): readonly number[] {
  const { position, dimensions, base, layout } = readerState;
  return core.lend('fingerprint', { position, dimensions, base, layout }, (values) =>
    chosen.map((dimension) => values[dimension] ?? 0),
  );
}

export interface WavesTable {
  readonly positions: readonly number[];
  /** One column per chosen dimension, one value per position. */
  readonly columns: readonly (readonly number[])[];
}

/** Values at integer positions: all in the range, or evenly every second, fifth, ..., up to `max` rows. */
export function getTable(
  core: Core,
  readerState: ReaderState,
  { chosen, from, to }: WavesView,
  max: number,
): WavesTable {
  const { dimensions, base, layout } = readerState;
  const stride = Math.ceil((to - from + 1) / max);
  const samples = Math.max(2, Math.floor((to - from) / stride) + 1);
  const last = from + stride * (samples - 1);
  return {
    positions: Array.from({ length: samples }, (_, k) => from + stride * k),
    columns: chosen.map((dimension) =>
      Array.from(core.wave({ dimension, dimensions, base, layout, from, to: last, samples })),
    ),
  };
}
