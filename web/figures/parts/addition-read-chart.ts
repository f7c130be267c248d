import { Chart, LineController, LineElement, LinearScale, PointElement } from 'chart.js';
import type { Curve } from './addition-read-back.js';

Chart.register(LineController, LineElement, LinearScale, PointElement);

/** Room around the plot inside the canvas, in px: dots at its edge are whole. The style sheet has the same number. */
const margin = 10;

const hidden = { type: 'linear', display: false } as const;

/** Shares over widths, as lines with dots. The axes lie behind, in the page. */
export class ReadChart {
  readonly #chart: Chart<'line', { x: number; y: number }[]>;

  constructor(canvas: HTMLCanvasElement) {
    this.#chart = new Chart(canvas, {
      type: 'line',
      data: { datasets: [] },
      options: {
        animation: false,
        parsing: false,
        normalized: true,
        maintainAspectRatio: false,
        events: [],
        layout: { autoPadding: false, padding: margin },
        scales: { y: { ...hidden, min: 0, max: 1 } },
      },
    });
  }

  /** @param colours - One a curve, as the page shows them now: a canvas cannot read `light-dark()`. */
  draw(curves: readonly Curve[], colours: readonly string[]): void {
    this.#chart.data.datasets = curves.map(({ shares, dash, dot }, index) => ({
      data: shares.map((y, x) => ({ x, y })),
      clip: margin,
      borderColor: colours[index] ?? '',
      borderWidth: 2,
      borderDash: [...dash],
      pointStyle: dot,
      // Where curves meet, the dot of the first is seen through the open ones of the others.
      order: curves.length - index,
      pointRadius: dot === 'circle' ? 3.5 : 7,
      pointBorderWidth: 2,
      pointBackgroundColor: dot === 'circle' ? (colours[index] ?? '') : 'transparent',
    }));
    this.#chart.options.scales = {
      x: { ...hidden, min: 0, max: (curves[0]?.shares.length ?? 2) - 1 },
      y: { ...hidden, min: 0, max: 1 },
    };
    this.#chart.update();
  }

  destroy(): void {
    this.#chart.destroy();
  }
}
