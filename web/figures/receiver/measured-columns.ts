import type { LitElement, ReactiveController } from 'lit';

/**
 * Lit controller with the number of columns for a drawing at screen resolution: the width of its box in px, from 1 to
 * `max`.
 */
export class MeasuredColumns implements ReactiveController {
  readonly #host: LitElement;
  readonly #box: string;
  readonly #most: number;
  #columns: number;
  #observer: ResizeObserver | undefined;

  /** @param first - The columns of the first render, before the width is known. */
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
    // The observer may fire before the first render.
    const box = this.#host.hasUpdated ? this.#host.renderRoot.querySelector(this.#box) : null;
    const columns = Math.min(this.#most, box?.clientWidth ?? 0);
    if (columns === 0 || columns === this.#columns) return;
    this.#columns = columns;
    this.#host.requestUpdate();
  }
}
