/** Tells the page around a figure where its reader has moved, with the last place of each frame. */
export class PositionTeller {
  readonly #host: EventTarget;
  #position: number | undefined;

  constructor(host: EventTarget) {
    this.#host = host;
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
