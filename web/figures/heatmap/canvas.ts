import type { LitElement, ReactiveController } from 'lit';
import type { WindowSpec } from '../../core/index.js';
import { getEnlargement } from '../shared/charts/css-scale.js';
import { core } from '../shared/frame/core-provider.js';
import { bitmapUrl } from './bitmap.js';

/** More pixels take longer than half a frame. */
const maxPixels = { width: 2_000, height: 1_200 } as const;

/** Limits for browsers without canvas, where the picture is a data URL. */
const maxInBitmap = { width: 480, height: 300 } as const;

/** From this column width on, in device pixels, differences of one pixel are invisible. */
const wideColumn = 8;

/**
 * The width of the picture in pixels. Narrow columns all get the same whole number of pixels, and the browser scales
 * the picture down: columns of 1.5 pixels would alternate between 1 and 2 and show bands.
 */
export function widthFor(screen: number, columns: number): number {
  const perColumn = screen / columns;
  if (perColumn >= wideColumn) return screen;
  const even = Math.round(Math.ceil(perColumn) * columns);
  return even <= maxPixels.width ? even : screen;
}

/**
 * Lit controller for the heat map's canvas: one picture pixel per device pixel unless columns are narrow. Redraws only
 * after a change.
 */
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
    return this.#host.renderRoot.querySelector<HTMLCanvasElement>('.pixels canvas');
  }

  hostConnected(): void {
    this.#observer = new ResizeObserver(() => this.#draw());
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    // Frees the pixels, the largest memory of a figure. The observer redraws them.
    const canvas = this.element;
    if (canvas) Object.assign(canvas, { width: 0, height: 0 });
    this.#drawn = undefined;
  }

  hostUpdated(): void {
    this.#draw();
  }

  #draw(): void {
    // The observer may fire before the first render.
    const canvas = this.#host.hasUpdated ? this.element : null;
    if (!canvas) return;
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    const ratio = devicePixelRatio * getEnlargement(canvas);
    const context = canvas.getContext('2d');
    const max = context ? maxPixels : maxInBitmap;
    const fit = Math.min(ratio, max.width / clientWidth, max.height / clientHeight);
    const screen = { width: Math.round(clientWidth * fit), height: Math.round(clientHeight * fit) };
    const size = { ...screen, width: widthFor(screen.width, this.#spec(screen).shownDimensions) };
    const spec = this.#spec(size);
    const key = JSON.stringify(spec);
    if (key === this.#drawn) return;
    this.#drawn = key;
    if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
    canvas.style.imageRendering = size.width === screen.width ? 'pixelated' : 'auto';
    core().lend('windowPixels', spec, (pixels) => {
      if (context) context.putImageData(new ImageData(pixels, size.width, size.height), 0, 0);
      else canvas.style.background = `url(${bitmapUrl(pixels, size.width, size.height)}) 0 0 / 100% 100%`;
    });
  }
}
