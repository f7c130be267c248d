import type { LitElement, ReactiveController } from 'lit';

/**
 * The number of columns of a drawing that shall be as fine as the screen: the width of its box in px, from 1 to `max`.
 */
export class MeasuredColumns implements ReactiveController {
  readonly #host: LitElement;
  readonly #box: string;
  readonly #most: number;
  #columns: number;
  #observer: ResizeObserver | undefined;

  /** @param first - The columns of the first rendering, before there is a width. */
  constructor(host: LitElement, box: string, first: number, max: number) {
    this.#host = host;
    this.#box = box;
    this.#columns = first;
    this.#most = max;
    host.addController(this);
  }

  get columns(): number {
    return this.#columns;
  }

  hostConnected(): void {
    this.#observer = new ResizeObserver(() => this.#measure());
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  #measure(): void {
    // The observer may call before the first rendering.
    const box = this.#host.hasUpdated ? this.#host.renderRoot.querySelector(this.#box) : null;
    const columns = Math.min(this.#most, box?.clientWidth ?? 0);
    if (columns === 0 || columns === this.#columns) return;
    this.#columns = columns;
    this.#host.requestUpdate();
  }
}
