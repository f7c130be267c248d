import type { ChartColours, ChartLine, ChartPlot } from '../shared/charts/chart-plot.js';
import type { Point } from '../shared/charts/point.js';
import type { Scale } from './view.js';

/** The lines of the plot: the mean, where there is one, lies on top of the single score. */
export function decayPlot(
  score: readonly Point[],
  mean: readonly Point[] | undefined,
  reach: number,
  { min, max }: Scale,
  { ink, soft }: ChartColours,
): ChartPlot {
  const line = (points: readonly Point[], borderColor: string, borderWidth: number): ChartLine => ({
    ...{ data: [...points], borderColor, borderWidth, pointRadius: 0 },
  });
  return {
    lines: mean ? [line(mean, ink, 2.5), line(score, soft, 0.75)] : [line(score, ink, 1.75)],
    x: { type: 'linear', display: false, min: 0, max: reach },
    y: { type: 'linear', display: false, min, max },
    margin: 0,
  };
}
