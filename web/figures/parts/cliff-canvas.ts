import type { LitElement, ReactiveController } from 'lit';
import type { CliffChart } from './cliff-chart.js';
import type { CliffView, Panel } from './cliff-view.js';
import { WhenNear } from './when-near.js';

const panels: readonly Panel[] = ['error', 'rate'];

/**
 * The charts of both plots, in the canvases of a shadow root: fetched when the figure comes near the viewport, destroyed when
 * it leaves the page. If they cannot be fetched the drawings stay, which show the same.
 */
export class CliffCanvas implements ReactiveController {
  readonly #host: LitElement;
  #charts: ReadonlyMap<Panel, CliffChart> | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
    new WhenNear(host, () => void this.#load());
  }

  /** Whether there are charts to draw on: then the drawings are not needed. */
  get ready(): boolean {
    return this.#charts !== undefined;
  }

  hostDisconnected(): void {
    for (const chart of this.#charts?.values() ?? []) chart.destroy();
    this.#charts = undefined;
    this.#host.requestUpdate();
  }

  /** Colours are read from the page at every drawing, since a theme may have changed them. */
  draw(view: CliffView): void {
    const holder = this.#host.renderRoot.querySelector('.canvas');
    if (!this.#charts || !holder) return;
    const { color, caretColor, borderTopColor, outlineColor } = getComputedStyle(holder);
    const colours = { ink: color, soft: caretColor, grid: borderTopColor, paper: outlineColor };
    for (const [panel, chart] of this.#charts) chart.draw(view[panel], colours);
  }

  async #load(): Promise<void> {
    const loaded = await import('./cliff-chart.js').catch(() => undefined);
    await this.#host.updateComplete;
    if (!loaded || !this.#host.isConnected || this.#charts) return;
    this.#charts = new Map(
      panels.flatMap((panel) => {
        const canvas = this.#host.renderRoot.querySelector<HTMLCanvasElement>(`.${panel} canvas`);
        return canvas ? [[panel, new loaded.CliffChart(canvas)]] : [];
      }),
    );
    this.#host.requestUpdate();
  }
}
