import { Chart, LineController, LineElement, LinearScale, PointElement, type ChartDataset } from 'chart.js';
import type { Point } from '../charts/point.js';
import { linesOf, markerMargin, type Line, type PlotSpec } from './plot.js';

Chart.register(LineController, LineElement, LinearScale, PointElement);

const axis = {
  type: 'linear',
  display: false,
  min: 0,
  max: 1,
  // Chart.js would format numbers that nobody sees, with options that may inherit from a host's Object.prototype.
  ticks: { callback: () => '' },
} as const;

/** The lines of a plot on a canvas, as large as its parent. It does not move and hears no pointer. */
export class PlotChart {
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
        layout: { autoPadding: false, padding: markerMargin },
        scales: { x: axis, y: axis },
        // Of a dense curve, round joins take a tenth of the frame; nobody sees them in lines of two pixels.
        elements: { line: { borderJoinStyle: 'bevel' } },
      },
    });
  }

  draw(spec: PlotSpec, resolve: (color: string) => string): void {
    // Its first dataset lies on top.
    const lines = linesOf(spec).toReversed();
    this.#chart.data.datasets = lines.map((line) => getDataset(line, spec, resolve));
    this.#chart.update();
  }

  destroy(): void {
    this.#chart.destroy();
  }
}

function getDataset(
  { points, color = 'var(--ink)', width = 2, dash = [], smooth = false, marker, every = 1 }: Line,
  { x, y }: PlotSpec,
  resolve: (color: string) => string,
): ChartDataset<'line', Point[]> {
  const ink = resolve(color);
  const radius = marker === 'square' ? 4 : 3.25;
  return {
    data: points.map((point) => ({ x: x.scale.at(point.x), y: y.scale.at(point.y) })),
    clip: markerMargin,
    borderColor: ink,
    borderWidth: width,
    borderDash: [...dash],
    // Without a tension Chart.js joins the samples of one pixel and draws steps.
    tension: smooth ? 0.4 : 0,
    pointStyle: marker === 'square' ? 'rect' : 'circle',
    pointRadius: marker && every > 0 ? ({ dataIndex }) => (dataIndex % every === 0 ? radius : 0) : 0,
    pointBorderWidth: 1.5,
    pointBorderColor: ink,
    pointBackgroundColor: marker === 'ring' ? resolve('var(--paper)') : ink,
  };
}
