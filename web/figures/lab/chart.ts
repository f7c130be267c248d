import {
  bareAxis,
  markerMargin,
  type ChartColours,
  type ChartLine,
  type ChartPlot,
} from '../shared/charts/chart-plot.js';
import { thinLine, withGaps } from '../shared/charts/line-dataset.js';
import type { Encoding } from '../shared/encodings/encodings.js';
import { isMarked, getLook, type LabCurve, type PlotView } from './view.js';

/** A plot as a Chart.js spec. Labels and the trained length are HTML. */
export function labPlot(
  { x, y, bag, curves }: PlotView,
  getColour: (encoding: Encoding) => string,
  colours: ChartColours,
): ChartPlot {
  const at = (ticks: PlotView['x']): number[] => ticks.map((tick) => tick.at);
  return {
    lines: [
      ...curves.map((curve) => marked(curve, getColour(curve.encoding), colours)),
      ...curves.map(({ encoding, whiskers }) => thinLine(withGaps(whiskers), getColour(encoding))),
      { ...thinLine([...bag], colours.ink), borderWidth: 1.5, borderDash: [1, 3] },
    ],
    x: bareAxis(0, 1, at(x), colours.hairline),
    y: bareAxis(0, 1, at(y), colours.hairline),
    margin: markerMargin,
  };
}

function marked(curve: LabCurve, colour: string, { paper }: ChartColours): ChartLine {
  const { dash, marker } = getLook(curve);
  return {
    data: [...curve.places],
    clip: markerMargin,
    borderColor: colour,
    borderWidth: 2,
    borderDash: [...dash],
    pointStyle: marker === 'square' ? 'rect' : 'circle',
    pointRadius: ({ dataIndex }) => (isMarked(curve.markers, dataIndex) ? 3.25 : 0),
    pointBorderWidth: 1.5,
    pointBorderColor: colour,
    pointBackgroundColor: marker === 'ring' ? paper : colour,
  };
}
