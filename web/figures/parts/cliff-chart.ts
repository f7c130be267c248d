import { Chart, LineController, LineElement, LinearScale, PointElement, type ChartDataset } from 'chart.js';
import { across, sigmaTicks, type Curve, type LineLook, type PanelView, type Place } from './cliff-view.js';

Chart.register(LineController, LineElement, LinearScale, PointElement);

/** Room around the plot inside the canvas, in px: markers at its edge are whole. The style sheet has the same number. */
const margin = 8;

/** Colours as the page shows them now: a canvas cannot read `light-dark()`. */
export interface CliffColours {
  readonly ink: string;
  readonly soft: string;
  readonly grid: string;
  readonly paper: string;
}

type Dataset = ChartDataset<'line', Place[]>;

/** One of the two plots on a canvas, as large as its parent. Labels and the reader's level of noise lie above it, in the page. */
export class CliffChart {
  readonly #chart: Chart<'line', Place[]>;

  constructor(canvas: HTMLCanvasElement) {
    this.#chart = new Chart<'line', Place[]>(canvas, {
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

  draw({ scale, curves }: PanelView, colours: CliffColours): void {
    // The first one lies on top.
    this.#chart.data.datasets = [
      ...curves.map((curve) => line(curve, colours)),
      ...curves.map((curve) => plain(segments(curve.whiskers), colours.ink, 1)),
      ...curves.map(({ bound }) => plain([...bound], colours.soft, 1)),
    ];
    this.#chart.options.scales = {
      x: axis(sigmaTicks.map(across), colours.grid),
      y: axis(scale.ticks.map(scale.up), colours.grid),
    };
    this.#chart.update();
  }

  destroy(): void {
    this.#chart.destroy();
  }
}

const pointStyles: Readonly<Record<LineLook['marker'], 'circle' | 'rect'>> = {
  ring: 'circle',
  dot: 'circle',
  square: 'rect',
};

function line({ look: { dash, marker }, places }: Curve, { ink, paper }: CliffColours): Dataset {
  return {
    data: [...places],
    clip: margin,
    borderColor: ink,
    borderWidth: 2,
    borderDash: [...dash],
    borderJoinStyle: 'round',
    pointStyle: pointStyles[marker],
    pointRadius: marker === 'square' ? 4 : 3.25,
    pointBorderWidth: 1.5,
    pointBorderColor: ink,
    pointBackgroundColor: marker === 'ring' ? paper : ink,
  };
}

function plain(data: Place[], colour: string, width: number): Dataset {
  return { data, clip: margin, borderColor: colour, borderWidth: width, pointRadius: 0 };
}

/** Many pieces as one line with gaps. */
function segments(pieces: readonly (readonly [Place, Place])[]): Place[] {
  return pieces.flatMap(([from, to]) => [from, to, { x: to.x, y: NaN }]);
}

function axis(at: readonly number[], colour: string) {
  return {
    type: 'linear',
    min: 0,
    max: 1,
    border: { display: false },
    grid: { color: colour, drawTicks: false },
    ticks: { display: false },
    afterBuildTicks: (scale: { ticks: { value: number }[] }) => (scale.ticks = at.map((value) => ({ value }))),
  } as const;
}
