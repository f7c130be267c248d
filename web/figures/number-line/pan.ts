/** The distance in px that a tap may move. */
const slop = 5;

/** Callbacks of a press on the line; distances and places are fractions of its width. */
export interface PanActions {
  /** Moves the line by the pointer's movement since the last call. */
  pan(by: number): void;
  tap(at: number): void;
  rest(): void;
}

/** Pointer handling of a line that is dragged past a mark. A vertical swipe scrolls the page instead. */
export class Pan {
  readonly #actions: PanActions;
  #pressed: { x: number; readonly pointer: number } | undefined;
  #wandered = false;

  constructor(actions: PanActions) {
    this.#actions = actions;
  }

  handleEvent(event: PointerEvent): void {
    if (event.type === 'pointerdown') this.#press(event);
    else if (event.pointerId !== this.#pressed?.pointer) return;
    else if (event.type === 'pointermove') this.#move(event);
    else this.#release(event);
  }

  #press(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#pressed = { x: event.clientX, pointer: event.pointerId };
    this.#wandered = false;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const pressed = this.#pressed!;
    const way = event.clientX - pressed.x;
    if (!this.#wandered && Math.abs(way) < slop) return;
    this.#wandered = true;
    pressed.x = event.clientX;
    this.#actions.pan(way / (event.currentTarget as Element).getBoundingClientRect().width);
  }

  #release(event: PointerEvent): void {
    this.#pressed = undefined;
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    if (event.type === 'pointerup' && !this.#wandered) this.#actions.tap((event.clientX - left) / width);
    this.#actions.rest();
  }
}
