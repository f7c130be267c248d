import {
  bareAxis,
  markerMargin,
  type ChartColours,
  type ChartLine,
  type ChartPlot,
} from '../shared/charts/chart-plot.js';
import { across, sigmaTicks, type Curve, type LineLook, type PanelView } from './view.js';
import { thinLine, withGaps } from '../shared/charts/thin-line.js';

/** One of the two plots as a chart draws it: labels and the reader's level of noise lie above it, in the page. */
export function cliffPlot({ scale, curves }: PanelView, colours: ChartColours): ChartPlot {
  const { ink, soft, hairline } = colours;
  return {
    lines: [
      ...curves.map((curve) => marked(curve, colours)),
      ...curves.map(({ whiskers }) => thinLine(withGaps(whiskers), ink)),
      ...curves.map(({ bound }) => thinLine([...bound], soft)),
    ],
    x: bareAxis(0, 1, sigmaTicks.map(across), hairline),
    y: bareAxis(0, 1, scale.ticks.map(scale.up), hairline),
    margin: markerMargin,
  };
}

const pointStyles: Readonly<Record<LineLook['marker'], 'circle' | 'rect'>> = {
  ring: 'circle',
  dot: 'circle',
  square: 'rect',
};

function marked({ look: { dash, marker }, places }: Curve, { ink, paper }: ChartColours): ChartLine {
  return {
    data: [...places],
    clip: markerMargin,
    borderColor: ink,
    borderWidth: 2,
    borderDash: [...dash],
    pointStyle: pointStyles[marker],
    pointRadius: marker === 'square' ? 4 : 3.25,
    pointBorderWidth: 1.5,
    pointBorderColor: ink,
    pointBackgroundColor: marker === 'ring' ? paper : ink,
  };
}
