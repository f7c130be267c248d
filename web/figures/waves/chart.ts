import {
  bareAxis,
  markerMargin,
  type ChartColours,
  type ChartLine,
  type ChartPlot,
} from '../shared/charts/chart-plot.js';
import type { Wave } from './data.js';
import { crest, lineDashes, ticks, type WavesView } from '../shared/charts/waves-view.js';

/** The lines as a chart draws them: labels and the reader's position lie above it, in the page. */
export function wavesPlot(
  waves: readonly Wave[],
  { from, to }: WavesView,
  getColour: (wave: Wave) => string,
  { hairline, paper }: ChartColours,
): ChartPlot {
  return {
    lines: waves.map((wave) => line(wave, getColour(wave), paper)),
    x: bareAxis(from, to, ticks(from, to), hairline),
    y: bareAxis(-crest, crest, [-1, 0, 1], hairline),
    margin: markerMargin,
  };
}

function line({ points, half, dotEvery }: Wave, colour: string, paper: string): ChartLine {
  return {
    data: [...points],
    clip: markerMargin,
    borderColor: colour,
    borderWidth: 2,
    borderDash: [...lineDashes[half]],
    // Smooth between samples. Without a tension Chart.js joins the samples of one pixel and draws steps.
    tension: 0.4,
    pointRadius: dotEvery > 0 ? ({ dataIndex }) => (dataIndex % dotEvery === 0 ? 3.25 : 0) : 0,
    pointBorderWidth: 1.5,
    pointBackgroundColor: half === 'sine' ? colour : paper,
  };
}
