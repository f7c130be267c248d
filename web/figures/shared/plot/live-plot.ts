import { html, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { Memo } from '../frame/memo.js';
import { NearViewportController } from '../frame/near-viewport.js';
import type { PlotChart } from './chart.js';
import { linesOf, plot, type PlotSpec } from './plot.js';

interface Drawn {
  readonly chart: PlotChart;
  memo: Memo<void>;
}

const printEvents = ['beforeprint', 'afterprint'];

/**
 * The plots of a figure whose lines are drawn by Chart.js, in the frame in which they change. The library is fetched when the
 * figure comes near the viewport. Before that, where it cannot be fetched, and on paper, whose size and colors a canvas cannot
 * take, the lines are SVG.
 */
export class LivePlot implements ReactiveController {
  readonly #host: LitElement;
  /** Those of this rendering, in the order of their canvases. */
  #specs: PlotSpec[] = [];
  #library: { readonly PlotChart: typeof PlotChart } | undefined;
  #charts = new Map<HTMLCanvasElement, Drawn>();
  #colors = new Map<string, string>();
  #printing = false;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
    new NearViewportController(host, () => void this.#load());
  }

  /** Whether a chart draws the lines. */
  get live(): boolean {
    return this.#library !== undefined && !this.#printing;
  }

  render(spec: PlotSpec): TemplateResult {
    this.#specs.push(spec);
    const canvas = html`<div class="canvas roomy" @transitionend=${this}><canvas></canvas></div>`;
    return plot(spec, canvas, this.live);
  }

  hostUpdate(): void {
    this.#specs = [];
  }

  hostUpdated(): void {
    if (!this.live) return;
    const canvases = [...this.#host.renderRoot.querySelectorAll<HTMLCanvasElement>('.canvas > canvas')];
    for (const [canvas, { chart }] of this.#charts)
      if (!canvases.includes(canvas)) {
        chart.destroy();
        this.#charts.delete(canvas);
      }
    for (const [index, canvas] of canvases.entries()) {
      const spec = this.#specs[index];
      if (spec) this.#draw(canvas, spec);
    }
  }

  #draw(canvas: HTMLCanvasElement, spec: PlotSpec): void {
    const { PlotChart: Chart } = this.#library!;
    const drawn = this.#charts.get(canvas) ?? { chart: new Chart(canvas), memo: new Memo<void>() };
    this.#charts.set(canvas, drawn);
    drawn.memo.get(getInputs(spec), () => drawn.chart.draw(spec, (color) => this.#resolve(canvas, color)));
  }

  /** A canvas cannot read custom properties or `light-dark()`. */
  #resolve(canvas: HTMLCanvasElement, color: string): string {
    const known = this.#colors.get(color);
    if (known !== undefined) return known;
    canvas.style.outlineColor = color;
    const { outlineColor } = getComputedStyle(canvas);
    this.#colors.set(color, outlineColor);
    return outlineColor;
  }

  /** The theme has changed, or the page is to be printed, or has been. */
  handleEvent({ type }: Event): void {
    if (printEvents.includes(type)) this.#printing = type === 'beforeprint';
    this.#colors.clear();
    for (const drawn of this.#charts.values()) drawn.memo = new Memo();
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    for (const type of printEvents) removeEventListener(type, this);
    this.#destroy();
    this.#library = undefined;
    this.#host.requestUpdate();
  }

  #destroy(): void {
    for (const { chart } of this.#charts.values()) chart.destroy();
    this.#charts.clear();
  }

  async #load(): Promise<void> {
    const library = await import('./chart.js').catch(() => undefined);
    await this.#host.updateComplete;
    const canvas = this.#host.renderRoot.querySelector<HTMLCanvasElement>('.canvas > canvas');
    // Where there is nothing to draw on, the lines stay SVG.
    if (!library || !this.#host.isConnected || !canvas?.getContext('2d')) return;
    this.#library = library;
    for (const type of printEvents) addEventListener(type, this);
    this.#host.requestUpdate();
  }
}

/** All that the lines of a plot are made of. */
const getInputs = (spec: PlotSpec): readonly unknown[] => [
  ...[spec.x.scale, spec.y.scale].flatMap(({ name, min, max }) => [name, min, max]),
  ...linesOf(spec).flatMap(({ points, color, width, dash, marker, every }) => [
    points,
    color,
    width,
    dash?.join(),
    marker,
    every,
  ]),
];
