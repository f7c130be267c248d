import type { ChartColours, ChartPlot } from '../shared/charts/chart-plot.js';
import type { Point } from '../shared/charts/point.js';
import { crest, type SimilarityView } from './view.js';

/** The curve for the chart. Grid, labels and marks around it are HTML and SVG. */
export function similarityPlot(
  points: readonly Point[],
  { reach, floor }: SimilarityView,
  { ink }: ChartColours,
): ChartPlot {
  return {
    lines: [{ data: [...points], borderColor: ink, borderWidth: 1.75, pointRadius: 0 }],
    x: { type: 'linear', display: false, min: -reach, max: reach },
    y: { type: 'linear', display: false, min: floor, max: crest },
    margin: 0,
  };
}
