import { readerMoves } from './user-input-event.js';

/** Dispatches `position-changed` with the last position of each frame. */
export class PositionNotifier {
  readonly #host: EventTarget;
  #position: number | undefined;

  /** @param now - The position that the host shows, because action links and inline numbers change it, too. */
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
