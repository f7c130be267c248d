import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Slightly more rows than fit in the box. */
const rowsAFrame = 12;

/**
 * Renders long lists incrementally: the visible rows at once and the rest over the next frames, because all rows
 * together take longer than a frame.
 */
export class GrowingRows<Row> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #rows: readonly Row[] | undefined;
  /** Initially all, because the build renders them. */
  #count = Infinity;
  #frame: number | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The rows to render in this frame. Another array means other rows. */
  visible(rows: readonly Row[]): readonly Row[] {
    if (this.#rows && rows !== this.#rows) {
      this.#count = rowsAFrame;
      // Stops the previous growth, which would render the new rows twice.
      this.#stop();
    }
    this.#rows = rows;
    return rows.slice(0, this.#count);
  }

  hostUpdated(): void {
    if (!this.#rows || this.#count >= this.#rows.length) return;
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#count += rowsAFrame;
      this.#host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    this.#stop();
  }

  #stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }
}
