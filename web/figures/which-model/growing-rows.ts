import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** As many rows as fit into the box, and one more. */
const rowsAFrame = 12;

/**
 * Rows of which most lie below the edge of their box. When others are asked for, those that fit are drawn at once, and the rest over the
 * next frames: laying out fifty rows takes longer than a frame has.
 */
export class GrowingRows<Row> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #rows: readonly Row[] | undefined;
  /** At first all are drawn: the build draws them, and nobody waits for that frame. */
  #count = Infinity;
  #frame: number | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The rows that are drawn in this frame. Another array counts as other rows. */
  drawn(rows: readonly Row[]): readonly Row[] {
    if (this.#rows && rows !== this.#rows) {
      this.#count = rowsAFrame;
      // What was to grow is gone: else the new rows would be drawn twice in their first frame.
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
