import { Chart, LineController, LineElement, LinearScale, PointElement } from 'chart.js';
import { spoken } from './format.js';

Chart.register(LineController, LineElement, LinearScale, PointElement);

export interface Section {
  /** The ends of the level axis. */
  readonly from: number;
  readonly to: number;
  /** Each a curve; the second is dashed. */
  readonly curves: readonly Curve[];
  /** Where the reader stands on the level axis. */
  readonly mark: number;
}

export interface Curve {
  /** The place of the first value on the level axis, and from each to the next. */
  readonly from: number;
  readonly step: number;
  readonly values: ArrayLike<number>;
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

  draw({ from, to, curves, mark }: Section, colours: SectionColours): void {
    this.#chart.data.datasets = [
      ...curves.map((curve, index) => ({
        data: Array.from(curve.values, (y, place) => ({ x: curve.from + place * curve.step, y })),
        borderColor: colours.line,
        borderWidth: 1.25,
        borderDash: index === 0 ? [] : [3, 2],
        pointRadius: 0,
      })),
      { data: [-1, 1].map((y) => ({ x: mark, y })), borderColor: colours.mark, borderWidth: 1.5, pointRadius: 0 },
    ];
    this.#chart.options.scales = {
      x: {
        type: 'linear',
        min: from,
        max: to,
        grid: { display: false },
        ticks: {
          color: colours.line,
          // Thirteen digits and four commas are as wide as four short numbers.
          maxTicksLimit: to < 1e6 ? 6 : 3,
          maxRotation: 0,
          precision: 0,
          includeBounds: false,
          callback: (value) => spoken(Number(value)),
        },
      },
      y: {
        type: 'linear',
        min: -1.05,
        max: 1.05,
        border: { display: false },
        grid: { color: colours.grid },
        ticks: { color: colours.line },
        afterBuildTicks: (axis) => (axis.ticks = [-1, 0, 1].map((value) => ({ value, label: spoken(value) }))),
      },
    };
    this.#chart.update();
  }

  destroy(): void {
    this.#chart.destroy();
  }
}
