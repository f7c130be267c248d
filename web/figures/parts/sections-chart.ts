import { Chart, LineController, LineElement, LinearScale, PointElement } from 'chart.js';

Chart.register(LineController, LineElement, LinearScale, PointElement);

export interface Section {
  /** The number of the first value on the level axis. */
  readonly from: number;
  readonly step: number;
  readonly values: ArrayLike<number>;
  /** Where the reader stands on the level axis. */
  readonly mark: number;
}

export interface SectionColours {
  readonly line: string;
  readonly grid: string;
  readonly mark: string;
}

/** A cut through the heat map: values over dimensions or over positions. */
export class SectionChart {
  readonly #chart: Chart<'line', { x: number; y: number }[]>;

  constructor(canvas: HTMLCanvasElement) {
    this.#chart = new Chart(canvas, {
      type: 'line',
      data: { datasets: [] },
      options: { animation: false, parsing: false, normalized: true, maintainAspectRatio: false, events: [] },
    });
  }

  draw({ from, step, values, mark }: Section, colours: SectionColours): void {
    const points = Array.from(values, (y, index) => ({ x: from + index * step, y }));
    const last = points.at(-1)?.x ?? from;
    this.#chart.data.datasets = [
      { data: points, borderColor: colours.line, borderWidth: 1.25, pointRadius: 0 },
      { data: [-1, 1].map((y) => ({ x: mark, y })), borderColor: colours.mark, borderWidth: 1.5, pointRadius: 0 },
    ];
    this.#chart.options.scales = {
      x: { type: 'linear', min: from, max: last, grid: { display: false }, ticks: { color: colours.line, maxTicksLimit: 5, maxRotation: 0 } },
      y: { type: 'linear', min: -1.05, max: 1.05, border: { display: false }, grid: { color: colours.grid }, ticks: { color: colours.line, stepSize: 1, callback: (value) => (Number.isInteger(value) ? value : '') } },
    };
    this.#chart.update();
  }

  destroy(): void {
    this.#chart.destroy();
  }
}
