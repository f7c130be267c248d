import { Chart, LineController, LineElement, LinearScale, PointElement, type ChartDataset } from 'chart.js';
import type { Point, Wave } from './waves-data.js';
import { crest, dashOf, ticks, type WavesView } from './waves-view.js';

Chart.register(LineController, LineElement, LinearScale, PointElement);

/** Room around the plot inside the canvas, in px: dots at the edge of the plot are whole. The style sheet has the same number. */
const margin = 8;

/** Colours as the page shows them now: a canvas cannot read `light-dark()`. */
export interface WaveColours {
  /** One a wave. */
  readonly lines: readonly string[];
  readonly grid: string;
  readonly paper: string;
}

/** The lines on a canvas, as large as its parent. Labels and the reader's position lie above it, in the page. */
export class WavesChart {
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
        layout: { autoPadding: false, padding: margin },
      },
    });
  }

  draw(waves: readonly Wave[], { from, to }: WavesView, colours: WaveColours): void {
    this.#chart.data.datasets = waves.map((wave, index) => dataset(wave, colours.lines[index] ?? '', colours.paper));
    this.#chart.options.scales = {
      x: axis(from, to, ticks(from, to), colours.grid),
      y: axis(-crest, crest, [-1, 0, 1], colours.grid),
    };
    this.#chart.update();
  }

  destroy(): void {
    this.#chart.destroy();
  }
}

function dataset({ points, half, dotEvery }: Wave, colour: string, paper: string): ChartDataset<'line', Point[]> {
  return {
    data: [...points],
    clip: margin,
    borderColor: colour,
    borderWidth: 2,
    borderDash: [...dashOf[half]],
    borderJoinStyle: 'round',
    // Smooth between samples. Without a tension Chart.js joins the samples of one pixel and draws steps.
    tension: 0.4,
    pointRadius: dotEvery > 0 ? ({ dataIndex }) => (dataIndex % dotEvery === 0 ? 3.25 : 0) : 0,
    pointBorderWidth: 1.5,
    pointBackgroundColor: half === 'sine' ? colour : paper,
  };
}

function axis(min: number, max: number, at: readonly number[], colour: string) {
  return {
    type: 'linear',
    min,
    max,
    border: { display: false },
    grid: { color: colour, drawTicks: false },
    ticks: { display: false },
    afterBuildTicks: (scale: { ticks: { value: number }[] }) => (scale.ticks = at.map((value) => ({ value }))),
  } as const;
}
