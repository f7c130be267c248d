import type { LitElement, ReactiveController } from 'lit';
import type { ChartColours, ChartPlot } from './chart-plot.js';
import { Memo } from '../frame/memo.js';
import type { LineChart } from './line-chart.js';
import { NearViewportController } from '../frame/near-viewport.js';

/** A chart, and what it was drawn from last. */
interface Drawn {
  readonly canvas: HTMLCanvasElement;
  readonly chart: LineChart;
  drawing: Memo<void>;
}

const printEvents = ['beforeprint', 'afterprint'];

/**
 * The charts of a figure, one on every `.canvas > canvas` of its shadow root: fetched when the figure comes near the viewport,
 * and destroyed when it leaves the page. If they cannot be fetched `ready` stays false, and the figure keeps its drawing.
 */
export class ChartCanvas implements ReactiveController {
  readonly #host: LitElement;
  #charts: readonly Drawn[] = [];
  #printing = false;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
    new NearViewportController(host, () => void this.#load());
  }

  /**
   * Whether there is a chart to look at: then a drawing of the same is not needed. On paper there is none: a canvas keeps the
   * size and the colours of the screen, a drawing takes those of the paper.
   */
  get ready(): boolean {
    return this.#charts.length > 0 && !this.#printing;
  }

  /**
   * Draws on the canvas that is the `index`th in the shadow root.
   *
   * @param from - All that the plot is made of: it is made anew only when one of these is another.
   */
  draw(from: readonly unknown[], plot: (colours: ChartColours) => ChartPlot, index = 0): void {
    const drawn = this.#charts[index];
    const [holder] = this.#holders;
    if (!drawn || !holder) return;
    if (!drawn.canvas.isConnected) {
      // Something else was shown in the meantime, and these are new canvases.
      this.#destroy();
      void this.#load();
      return;
    }
    drawn.drawing.get(from, () => drawn.chart.draw(plot(getColours(holder))));
  }

  hostDisconnected(): void {
    this.#destroy();
  }

  #destroy(): void {
    for (const { chart } of this.#charts) chart.destroy();
    this.#charts = [];
    for (const type of printEvents) removeEventListener(type, this);
    this.#host.requestUpdate();
  }

  /** The theme has changed, or the page is to be printed, or has been. */
  handleEvent({ type }: Event): void {
    if (printEvents.includes(type)) this.#print(type === 'beforeprint');
    for (const drawn of this.#charts) drawn.drawing = new Memo();
    this.#host.requestUpdate();
  }

  /** Charts without a drawing beside them are drawn for white paper. */
  #print(printing: boolean): void {
    this.#printing = printing;
    for (const holder of this.#holders) holder.classList.toggle('on-paper', printing);
  }

  get #holders(): readonly HTMLElement[] {
    return [...this.#host.renderRoot.querySelectorAll<HTMLElement>('.canvas')];
  }

  async #load(): Promise<void> {
    // Pages without charts never load Chart.js.
    const loaded = await import('./line-chart.js').catch(() => undefined);
    await this.#host.updateComplete;
    if (!loaded || !this.#host.isConnected || this.#charts.length > 0) return;
    this.#charts = this.#holders.flatMap((holder) => {
      const canvas = holder.querySelector('canvas');
      // Where there is nothing to draw on, the figure keeps its drawing.
      if (!canvas?.getContext('2d')) return [];
      holder.addEventListener('transitionend', this);
      return [{ canvas, chart: new loaded.LineChart(canvas), drawing: new Memo() }];
    });
    for (const type of printEvents) addEventListener(type, this);
    this.#host.requestUpdate();
  }
}

function getColours(holder: Element): ChartColours {
  const { color, borderTopColor, borderRightColor, borderBottomColor, borderLeftColor } = getComputedStyle(holder);
  return {
    ink: color,
    hairline: borderTopColor,
    accent: borderRightColor,
    paper: borderBottomColor,
    soft: borderLeftColor,
  };
}
