import type { LitElement, ReactiveController } from 'lit';
import type { WavesChart } from './waves-chart.js';
import type { Wave } from './waves-data.js';
import type { WavesView } from './waves-view.js';
import { WhenNear } from './when-near.js';

/**
 * The chart of a figure, in the `<canvas>` of its shadow root: fetched when the figure comes near the viewport, and
 * destroyed when it leaves the page. If it cannot be fetched the drawing stays, which shows the same.
 */
export class WavesCanvas implements ReactiveController {
  readonly #host: LitElement;
  #chart: WavesChart | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
    new WhenNear(host, () => void this.#load());
  }

  /** Whether there is a chart to draw on: then the drawing is not needed. */
  get ready(): boolean {
    return this.#chart !== undefined;
  }

  hostDisconnected(): void {
    this.#chart?.destroy();
    this.#chart = undefined;
    this.#host.requestUpdate();
  }

  /** Colours are read from the page at every drawing, since a theme may have changed them: a line has that of its sample. */
  draw(waves: readonly Wave[], view: WavesView): void {
    const { renderRoot } = this.#host;
    const holder = renderRoot.querySelector('.canvas');
    if (!this.#chart || !holder) return;
    const { borderTopColor, outlineColor } = getComputedStyle(holder);
    const lines = waves.map(({ dimension }) => {
      const sample = renderRoot.querySelector(`.sample[data-dimension='${dimension}']`);
      return sample ? getComputedStyle(sample).color : '';
    });
    this.#chart.draw(waves, view, { lines, grid: borderTopColor, paper: outlineColor });
  }

  async #load(): Promise<void> {
    const loaded = await import('./waves-chart.js').catch(() => undefined);
    await this.#host.updateComplete;
    const canvas = this.#host.renderRoot.querySelector('canvas');
    if (!loaded || !canvas || !this.#host.isConnected || this.#chart) return;
    this.#chart = new loaded.WavesChart(canvas);
    this.#host.requestUpdate();
  }
}
