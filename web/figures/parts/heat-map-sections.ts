import type { LitElement, ReactiveController } from 'lit';
import type { Section, SectionChart } from './sections-chart.js';
import { WhenNear } from './when-near.js';

/** A cut that is made only when it is drawn. */
export interface CutOnDemand {
  /** Says what the cut depends on: the same key, the same cut. */
  readonly key: string;
  make(): Section;
}

/** The two cuts through the heat map, on the canvases of a shadow root; fetched when the figure comes near the viewport. */
export class HeatMapSections implements ReactiveController {
  readonly #host: LitElement;
  #charts: SectionChart[] = [];
  #drawn: string[] = [];

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
    new WhenNear(host, () => void this.#load());
  }

  hostDisconnected(): void {
    for (const chart of this.#charts) chart.destroy();
    this.#charts = [];
    this.#drawn = [];
  }

  /** Draws each cut, unless its key says that it is what was drawn last. */
  draw(cuts: readonly CutOnDemand[]): void {
    const holder = this.#host.renderRoot.querySelector('.section .canvas');
    const mark = this.#host.renderRoot.querySelector('.row-mark');
    if (this.#charts.length === 0 || !holder || !mark) return;
    const { color, borderTopColor } = getComputedStyle(holder);
    const colours = { line: color, grid: borderTopColor, mark: getComputedStyle(mark).borderTopColor };
    cuts.forEach((cut, index) => {
      const drawn = cut.key + JSON.stringify(colours);
      if (drawn === this.#drawn[index]) return;
      this.#drawn[index] = drawn;
      this.#charts[index]?.draw(cut.make(), colours);
    });
  }

  async #load(): Promise<void> {
    const loaded = await import('./sections-chart.js').catch(() => undefined);
    await this.#host.updateComplete;
    if (!loaded || !this.#host.isConnected || this.#charts.length > 0) return;
    this.#charts = [...this.#host.renderRoot.querySelectorAll<HTMLCanvasElement>('.section canvas')].map(
      (canvas) => new loaded.SectionChart(canvas),
    );
    this.#host.requestUpdate();
  }
}
