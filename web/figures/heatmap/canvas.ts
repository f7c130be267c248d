import type { LitElement, ReactiveController } from 'lit';
import type { WindowSpec } from '../../core/index.js';
import { getEnlargement } from '../shared/charts/enlargement.js';
import { core } from '../shared/frame/core-context.js';
import { bitmapUrl } from './bitmap.js';

/** More pixels than this take longer than half a frame. */
const maxPixels = { width: 2_000, height: 1_200 } as const;

/** As many has a picture where browsers or their readers allow no canvas: it is written out as text. */
const maxInBitmap = { width: 480, height: 300 } as const;

/** From this width on, in pixels of the screen, nobody sees that some columns have one pixel more than others. */
const wideColumn = 8;

/**
 * The number of pixels that the picture has from left to right. Columns of 1.5 pixels would be one or two wide in turn,
 * and make false bands beside their neighbours: narrow ones all get the same whole number of pixels, and the browser
 * scales the picture down.
 */
export function widthFor(screen: number, columns: number): number {
  const perColumn = screen / columns;
  if (perColumn >= wideColumn) return screen;
  const even = Math.round(Math.ceil(perColumn) * columns);
  return even <= maxPixels.width ? even : screen;
}

/** The heat map on its canvas, a pixel of the screen for each pixel unless columns are narrow, drawn again only when something of it has changed. */
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
    this.#observer = new ResizeObserver(() => this.#draw());
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    // Its pixels are the greatest thing that a figure holds; the observer has them drawn again.
    const canvas = this.element;
    if (canvas) Object.assign(canvas, { width: 0, height: 0 });
    this.#drawn = undefined;
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
