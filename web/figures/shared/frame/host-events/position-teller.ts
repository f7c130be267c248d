import { readerMoves } from './reader-moves.js';

/** Tells the page around a figure where its reader has moved, with the last place of each frame. */
export class PositionNotifier {
  readonly #host: EventTarget;
  #position: number | undefined;

  /** @param now - The position that the host shows: phrases and numbers of the page's text move it, too. */
  constructor(host: EventTarget, now: () => number) {
    this.#host = host;
    host.addEventListener(readerMoves, () => {
      const before = now();
      queueMicrotask(() => {
        if (now() !== before) this.tell(now());
      });
    });
  }

  tell(position: number): void {
    const isFirst = this.#position === undefined;
    this.#position = position;
    if (isFirst) requestAnimationFrame(() => this.#dispatch());
  }

  #dispatch(): void {
    const detail = { position: this.#position };
    this.#position = undefined;
    this.#host.dispatchEvent(new CustomEvent('position-changed', { detail, bubbles: true, composed: true }));
  }
}
