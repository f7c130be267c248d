/** A finger that moves less than this may still be about to scroll the page, in px. */
const slop = 6;

/**
 * Pointer events of a plot, as the shares of its width and of its height that are pointed at. A mouse points at once; a finger
 * by a tap or by moving sideways, so that scrolling past a plot changes nothing, or at once where it touches what has
 * `data-grip`. Listen with it for pointerdown, -move, -up and -cancel.
 */
export class PlotDrag {
  readonly #choose: (share: number, down: number) => void;
  readonly #hovers: boolean;
  #pressed: { readonly x: number; readonly pointer: number } | undefined;
  #dragging = false;

  /** With `hovers` a mouse points without being pressed. */
  constructor(choose: (share: number, down: number) => void, { hovers = false } = {}) {
    this.#choose = choose;
    this.#hovers = hovers;
  }

  handleEvent(event: PointerEvent): void {
    if (event.type === 'pointerdown') this.#press(event);
    else if (event.type === 'pointermove' && event.pointerType === 'mouse' && this.#hovers) this.#point(event);
    else if (event.pointerId !== this.#pressed?.pointer) return;
    else if (event.type === 'pointermove') this.#move(event);
    else this.#release(event);
  }

  #press(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#pressed = { x: event.clientX, pointer: event.pointerId };
    this.#dragging = event.pointerType !== 'touch' || (event.target as Element).closest('[data-grip]') !== null;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    if (this.#dragging) this.#point(event);
  }

  #move(event: PointerEvent): void {
    this.#dragging ||= Math.abs(event.clientX - (this.#pressed?.x ?? 0)) >= slop;
    if (this.#dragging) this.#point(event);
  }

  #release(event: PointerEvent): void {
    if (event.type === 'pointerup') this.#point(event);
    this.#pressed = undefined;
  }

  #point(event: PointerEvent): void {
    const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect();
    this.#choose(within((event.clientX - left) / width), within((event.clientY - top) / height));
  }
}

const within = (share: number): number => Math.min(1, Math.max(0, share));
