import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** As many rows as fit into the box, and a few more. */
const rowsAFrame = 16;

/**
 * Rows of which most lie below the edge of their box. When others are asked for, those that fit are drawn at once, and the rest over the
 * next frames: laying out fifty rows takes longer than a frame has.
 */
export class GrowingRows<Row> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #rows: readonly Row[] | undefined;
  /** At first all are drawn: the build draws them, and nobody waits for that frame. */
  #count = Infinity;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The rows that are drawn in this frame. Another array counts as other rows. */
  drawn(rows: readonly Row[]): readonly Row[] {
    if (this.#rows && rows !== this.#rows) this.#count = rowsAFrame;
    this.#rows = rows;
    return rows.slice(0, this.#count);
  }

  hostUpdated(): void {
    if (!this.#rows || this.#count >= this.#rows.length) return;
    requestAnimationFrame(() => {
      this.#count += rowsAFrame;
      this.#host.requestUpdate();
    });
  }
}
