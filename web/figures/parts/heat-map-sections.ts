import type { LitElement, ReactiveController } from 'lit';
import type { Section, SectionChart } from './sections-chart.js';
import { WhenNear } from './when-near.js';

/** The two cuts through the heat map, on the canvases of a shadow root; fetched when the figure comes near the viewport. */
export class HeatMapSections implements ReactiveController {
  readonly #host: LitElement;
  #charts: SectionChart[] = [];
  #drawn: string | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
    new WhenNear(host, () => void this.#load());
  }

  hostDisconnected(): void {
    for (const chart of this.#charts) chart.destroy();
    this.#charts = [];
    this.#drawn = undefined;
  }

  /** Draws what `make` gives, unless `key` says that it is what was drawn last. */
  draw(key: string, make: () => readonly Section[]): void {
    const holder = this.#host.renderRoot.querySelector('.section .canvas');
    const mark = this.#host.renderRoot.querySelector('.row-mark');
    if (this.#charts.length === 0 || !holder || !mark) return;
    const { color, borderTopColor } = getComputedStyle(holder);
    const colours = { line: color, grid: borderTopColor, mark: getComputedStyle(mark).borderTopColor };
    const drawn = key + JSON.stringify(colours);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    make().forEach((section, index) => this.#charts[index]?.draw(section, colours));
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
