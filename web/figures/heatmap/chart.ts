import type { ChartColours, ChartPlot } from '../shared/charts/chart-plot.js';
import type { Point } from '../shared/charts/point.js';
import { formatNumber } from '../shared/reader/format.js';

/** A cut through the heat map: values over dimensions or positions. */
export interface Section {
  /** The range of the x axis. */
  readonly from: number;
  readonly to: number;
  /** The curves; the second is dashed. */
  readonly curves: readonly Curve[];
  /** The reader's place on the x axis. */
  readonly mark: number;
}

export interface Curve {
  /** The x of the first value, and the step between values. */
  readonly from: number;
  readonly step: number;
  readonly values: ArrayLike<number>;
}

/** The y range is slightly more than -1 to 1, so that crests are not clipped. */
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
        // Thirteen digits with four commas take the width of four short numbers.
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
