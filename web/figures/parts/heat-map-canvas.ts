import type { LitElement, ReactiveController } from 'lit';
import type { WindowSpec } from '../../core/index.js';
import { core } from './core-context.js';

/** More pixels than this take longer than half a frame. */
const mostPixels = { width: 2_000, height: 1_200 } as const;

/** The heat map on its canvas, a pixel of the screen for each pixel, drawn again only when something of it has changed. */
export class HeatMapCanvas implements ReactiveController {
  readonly #host: LitElement;
  readonly #spec: (size: { readonly width: number; readonly height: number }) => WindowSpec;
  #observer: ResizeObserver | undefined;
  #drawn: string | undefined;

  constructor(host: LitElement, spec: (size: { readonly width: number; readonly height: number }) => WindowSpec) {
    this.#host = host;
    this.#spec = spec;
    host.addController(this);
  }

  get element(): HTMLCanvasElement | null {
    return this.#host.renderRoot.querySelector<HTMLCanvasElement>('.plot canvas');
  }

  hostConnected(): void {
    if (typeof ResizeObserver === 'undefined') return;
    this.#observer = new ResizeObserver(() => this.#draw());
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  hostUpdated(): void {
    this.#draw();
  }

  #draw(): void {
    // The observer may call before the first rendering.
    const canvas = this.#host.hasUpdated ? this.element : null;
    if (!canvas) return;
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    const fit = Math.min(devicePixelRatio, mostPixels.width / clientWidth, mostPixels.height / clientHeight);
    const size = { width: Math.round(clientWidth * fit), height: Math.round(clientHeight * fit) };
    const spec = this.#spec(size);
    const key = JSON.stringify(spec);
    if (key === this.#drawn) return;
    this.#drawn = key;
    if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
    core().lend('windowPixels', spec, (pixels) =>
      canvas.getContext('2d')?.putImageData(new ImageData(pixels, size.width, size.height), 0, 0),
    );
  }
}
