import { Chart, LineController, LineElement, LinearScale, PointElement } from 'chart.js';
import type { ChartPlot } from './chart-plot.js';
import type { Point } from './point.js';

Chart.register(LineController, LineElement, LinearScale, PointElement);

/** Lines on a canvas, as large as its parent. It does not move and hears no pointer: gestures belong to the figure. */
export class LineChart {
  readonly #chart: Chart<'line', Point[]>;

  constructor(canvas: HTMLCanvasElement) {
    this.#chart = new Chart<'line', Point[]>(canvas, {
      type: 'line',
      data: { datasets: [] },
      options: {
        animation: false,
        parsing: false,
        normalized: true,
        maintainAspectRatio: false,
        events: [],
        // Of a dense curve, round joins take a tenth of the frame; nobody sees them in lines of two pixels.
        elements: { line: { borderJoinStyle: 'bevel' } },
      },
    });
  }

  draw({ lines, x, y, margin }: ChartPlot): void {
    this.#chart.data.datasets = [...lines];
    this.#chart.options.scales = { x, y };
    this.#chart.options.layout = margin === undefined ? {} : { autoPadding: false, padding: margin };
    this.#chart.update();
  }

  destroy(): void {
    this.#chart.destroy();
  }
}
