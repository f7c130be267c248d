import type { LitElement, ReactiveController } from 'lit';
import type { Curve } from './addition-read-back.js';
import type { ReadChart } from './addition-read-chart.js';
import { WhenNear } from './when-near.js';

/** The chart in a figure's shadow root: fetched when the figure comes near, drawn after every update, destroyed when it leaves. */
export class ReadCanvas implements ReactiveController {
  readonly #host: LitElement;
  readonly #curves: () => readonly Curve[];
  #chart: ReadChart | undefined;

  /** @param curves - What is to be seen now: none, and nothing is fetched. */
  constructor(host: LitElement, curves: () => readonly Curve[]) {
    this.#host = host;
    this.#curves = curves;
    host.addController(this);
    new WhenNear(host, () => void this.#load());
  }

  hostUpdated(): void {
    const { renderRoot } = this.#host;
    if (!this.#chart) return;
    const colours = [...renderRoot.querySelectorAll('.sample')].map((sample) => getComputedStyle(sample).color);
    this.#chart.draw(this.#curves(), colours);
  }

  hostDisconnected(): void {
    this.#chart?.destroy();
    this.#chart = undefined;
  }

  async #load(): Promise<void> {
    await this.#host.updateComplete;
    const canvas = this.#host.renderRoot.querySelector('canvas');
    if (!canvas) return; // another view: there is nothing to draw on
    const loaded = await import('./addition-read-chart.js').catch(() => undefined);
    if (!loaded || !this.#host.isConnected || this.#chart) return;
    this.#chart = new loaded.ReadChart(canvas);
    this.#host.requestUpdate();
  }
}
