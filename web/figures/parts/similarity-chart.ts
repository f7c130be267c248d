import { Chart, LineController, LineElement, LinearScale, PointElement } from 'chart.js';
import type { Point } from './similarity-data.js';
import { crest, type SimilarityView } from './similarity-view.js';

Chart.register(LineController, LineElement, LinearScale, PointElement);

/** The curve on a canvas as large as its parent, without axes: grid, labels and marks lie around it, in the page. */
export class SimilarityChart {
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
        layout: { autoPadding: false, padding: 0 },
      },
    });
  }

  draw(points: readonly Point[], { reach, floor }: SimilarityView, colour: string): void {
    this.#chart.data.datasets = [
      { data: [...points], borderColor: colour, borderWidth: 1.75, borderJoinStyle: 'round', pointRadius: 0 },
    ];
    this.#chart.options.scales = {
      x: { type: 'linear', display: false, min: -reach, max: reach },
      y: { type: 'linear', display: false, min: floor, max: crest },
    };
    this.#chart.update();
  }

  destroy(): void {
    this.#chart.destroy();
  }
}
