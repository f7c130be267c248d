// The description of a chart without Chart.js itself: of it these are types alone, so figures may import them from the
// start.
import type { ChartDataset, ChartOptions } from 'chart.js';
import type { Point } from './point.js';

export type ChartLine = ChartDataset<'line', Point[]>;
export type ChartAxis = NonNullable<NonNullable<ChartOptions<'line'>['scales']>[string]>;

export interface ChartPlot {
  /** The first one lies on top. */
  readonly lines: readonly ChartLine[];
  readonly x: ChartAxis;
  readonly y: ChartAxis;
  /** Room around the plot inside the canvas, in px; without it the axes take what their labels need. */
  readonly margin?: number;
}

/** Colours as the page shows them now: a canvas cannot read `light-dark()`. The style sheet is `chart-styles.ts`. */
export interface ChartColours {
  readonly ink: string;
  readonly soft: string;
  readonly hairline: string;
  readonly paper: string;
  readonly accent: string;
}

/** In px: markers at the edge of a plot are whole. The style sheet has the same number. */
export const markerMargin = 8;

/** From `min` to `max` with grid lines at `at` and nothing else: labels are text of the page. */
export function bareAxis(min: number, max: number, at: readonly number[], colour: string): ChartAxis {
  return {
    type: 'linear',
    min,
    max,
    border: { display: false },
    grid: { color: colour, drawTicks: false },
    // Without a callback of ours Chart.js would write a number for each line that nobody sees.
    ticks: { display: false, callback: () => '' },
    afterBuildTicks: (scale) => (scale.ticks = at.map((value) => ({ value }))),
  };
}
