import type { LitElement, ReactiveController } from 'lit';
import { WhenNear } from './when-near.js';

/**
 * The chart of a figure, on the first `<canvas>` of its shadow root: fetched when the figure comes near the viewport, and
 * destroyed when it leaves the page. If it cannot be fetched `chart` stays undefined, and the figure keeps its drawing.
 */
export class ChartCanvas<Chart extends { destroy(): void }> implements ReactiveController {
  readonly #host: LitElement;
  readonly #make: () => Promise<(canvas: HTMLCanvasElement) => Chart>;
  #chart: Chart | undefined;

  /** @param make - Imports Chart.js, which pages without charts never load, and gives what makes the chart. */
  constructor(host: LitElement, make: () => Promise<(canvas: HTMLCanvasElement) => Chart>) {
    this.#host = host;
    this.#make = make;
    host.addController(this);
    new WhenNear(host, () => void this.#load());
  }

  get chart(): Chart | undefined {
    return this.#chart;
  }

  hostDisconnected(): void {
    this.#chart?.destroy();
    this.#chart = undefined;
    this.#host.requestUpdate();
  }

  async #load(): Promise<void> {
    const make = await this.#make().catch(() => undefined);
    await this.#host.updateComplete;
    const canvas = this.#host.renderRoot.querySelector('canvas');
    if (!make || !canvas || !this.#host.isConnected || this.#chart) return;
    this.#chart = make(canvas);
    this.#host.requestUpdate();
  }
}
