import { markerMargin, type ChartLine } from './chart-plot.js';
import type { Point } from './point.js';

/** A line without markers, beside those that have some. */
export const thinLine = (data: Point[], colour: string): ChartLine => ({
  data,
  clip: markerMargin,
  borderColor: colour,
  borderWidth: 1,
  pointRadius: 0,
});

/** Many pieces as one line with gaps. */
export const withGaps = (ends: readonly (readonly [Point, Point])[]): Point[] =>
  ends.flatMap(([from, to]) => [from, to, { x: to.x, y: NaN }]);
