import { bareAxis, type ChartColours, type ChartPlot } from '../shared/charts/chart-plot.js';
import type { ContextErrors } from './data.js';
import { toX, toY } from './view.js';

/** The mean error along the context. The page draws everything else. */
export function errorPlot({ offsets, means }: ContextErrors, { ink }: ChartColours): ChartPlot {
  return {
    lines: [
      {
        data: offsets.map((offset, place) => ({ x: toX(offset), y: 100 - toY(means[place]!) })),
        ...{ borderColor: ink, borderWidth: 2, pointRadius: 0, clip: 2 },
      },
    ],
    x: bareAxis(0, 100, [], ink),
    y: bareAxis(0, 100, [], ink),
    margin: 0,
  };
}
