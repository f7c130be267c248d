import type { ChartColours, ChartPlot } from '../shared/charts/chart-plot.js';
import type { Point } from '../shared/charts/point.js';
import { formatNumber } from '../shared/reader/format.js';

/** A cut through the heat map: values over dimensions or over positions. */
export interface Section {
  /** The ends of the level axis. */
  readonly from: number;
  readonly to: number;
  /** Each a curve; the second is dashed. */
  readonly curves: readonly Curve[];
  /** The reader's place on the level axis. */
  readonly mark: number;
}

export interface Curve {
  /** The place of the first value on the level axis, and from each to the next. */
  readonly from: number;
  readonly step: number;
  readonly values: ArrayLike<number>;
}

/** The plot shows a little more than -1 to 1, so that crests are not cut. */
export const crest = 1.05;

/** The first curve is solid, the second dashed. */
export const dash = (index: number): number[] => (index === 0 ? [] : [3, 2]);

export const getPoints = ({ from, step, values }: Curve): Point[] =>
  Array.from(values, (y, place) => ({ x: from + place * step, y }));

export function sectionPlot({ from, to, curves, mark }: Section, { ink, accent, hairline }: ChartColours): ChartPlot {
  return {
    lines: [
      ...curves.map((curve, index) => ({
        data: getPoints(curve),
        borderColor: ink,
        borderWidth: 1.25,
        borderDash: dash(index),
        pointRadius: 0,
      })),
      { data: [-1, 1].map((y) => ({ x: mark, y })), borderColor: accent, borderWidth: 1.5, pointRadius: 0 },
    ],
    x: {
      type: 'linear',
      min: from,
      max: to,
      grid: { display: false },
      ticks: {
        color: ink,
        // Thirteen digits and four commas are as wide as four short numbers.
        maxTicksLimit: to < 1e6 ? 6 : 3,
        maxRotation: 0,
        precision: 0,
        includeBounds: false,
        callback: (value) => formatNumber(Number(value)),
      },
    },
    y: {
      type: 'linear',
      min: -crest,
      max: crest,
      border: { display: false },
      grid: { color: hairline },
      ticks: { color: ink, callback: (value) => formatNumber(Number(value)) },
      afterBuildTicks: (axis) => (axis.ticks = [-1, 0, 1].map((value) => ({ value }))),
    },
  };
}
