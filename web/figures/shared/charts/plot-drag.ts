import { nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import { listen, pointerEvents } from '../controls/listen.js';

/** A finger that moves less than this may still be about to scroll the page, in px. */
const slop = 6;

/** Gets the shares of the width and of the height that are pointed at. */
type Choose = (share: number, down: number) => void;

export interface PlotDragOptions {
  /** Whether a mouse points without being pressed. */
  readonly hovers?: boolean | undefined;
  /** Called first where a gesture begins. */
  readonly pressed?: Choose;
  readonly released?: () => void;
}

/**
 * Pointer events of a plot, as the shares of its width and of its height that are pointed at. A mouse points at once; a finger
 * by a tap or by moving sideways, so that scrolling past a plot changes nothing, or at once where it touches what has
 * `data-grip`. Listen with it for pointerdown, -move, -up and -cancel.
 */
export class PlotDrag {
  #choose: Choose;
  #options: PlotDragOptions;
  #pressed: { readonly x: number; readonly pointer: number } | undefined;
  #dragging = false;

  constructor(choose: Choose, options: PlotDragOptions = {}) {
    this.#choose = choose;
    this.#options = options;
  }

  /** A gesture goes on with other callbacks. */
  renew(choose: Choose, options: PlotDragOptions): void {
    this.#choose = choose;
    this.#options = options;
  }

  handleEvent(event: PointerEvent): void {
    if (event.type === 'pointerdown') this.#press(event);
    else if (event.type === 'pointermove' && event.pointerType === 'mouse' && this.#options.hovers) this.#point(event);
    else if (event.pointerId !== this.#pressed?.pointer) return;
    else if (event.type === 'pointermove') this.#move(event);
    else this.#release(event);
  }

  #press(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    if (this.#options.pressed) this.#point(event, this.#options.pressed);
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
    this.#options.released?.();
  }

  #point(event: PointerEvent, choose = this.#choose): void {
    const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect();
    choose(within((event.clientX - left) / width), within((event.clientY - top) / height));
  }
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

class PlotDragDirective extends Directive {
  #drag: PlotDrag | undefined;

  render(_choose: Choose, _options: PlotDragOptions = {}): unknown {
    return nothing;
  }

  override update({ element }: ElementPart, [choose, options = {}]: [Choose, PlotDragOptions?]): unknown {
    if (this.#drag) this.#drag.renew(choose, options);
    else listen(element, (this.#drag = new PlotDrag(choose, options)), pointerEvents);
    return nothing;
  }
}

/** A `PlotDrag` on an element: `<div ${plotDrag((share) => …)}>`. */
export const plotDrag = directive(PlotDragDirective);
