import type { LitElement } from 'lit';
import { ChartCanvas } from './chart-canvas.js';
import type { WavesChart } from './waves-chart.js';
import type { Wave } from './waves-data.js';
import type { WavesView } from './waves-view.js';

/** The chart of the waves, in the colours of the page. */
export class WavesCanvas {
  readonly #host: LitElement;
  readonly #canvas: ChartCanvas<WavesChart>;

  constructor(host: LitElement) {
    this.#host = host;
    this.#canvas = new ChartCanvas(host, async () => {
      const { WavesChart: Chart } = await import('./waves-chart.js');
      return (canvas) => new Chart(canvas);
    });
  }

  /** Whether there is a chart to draw on: then the drawing is not needed. */
  get ready(): boolean {
    return this.#canvas.chart !== undefined;
  }

  /** Colours are read from the page at every drawing, since a theme may have changed them: a line has that of its sample. */
  draw(waves: readonly Wave[], view: WavesView): void {
    const { renderRoot } = this.#host;
    const holder = renderRoot.querySelector('.canvas');
    if (!this.#canvas.chart || !holder) return;
    const { borderTopColor, outlineColor } = getComputedStyle(holder);
    const lines = waves.map(({ dimension }) => {
      const sample = renderRoot.querySelector(`.sample[data-dimension='${dimension}']`);
      return sample ? getComputedStyle(sample).color : '';
    });
    this.#canvas.chart.draw(waves, view, { lines, grid: borderTopColor, paper: outlineColor });
  }
}
