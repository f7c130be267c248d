import { pointerEvents, type GestureListener } from '../shared/controls/listen.js';
import type { Share } from './view.js';

export interface HeatMapActions {
  point(at: Share): void;
  /** The pointer has left: show the selected cell again. */
  leave(): void;
  choose(at: Share): void;
  pan(by: Share): void;
  zoom(factor: number, at: Share): void;
}

/** The distance in pixels that a click may move. */
const slop = 5;

/**
 * Pointer handling of the heat map: hovering reads a cell, a click selects it, dragging pans. Pinching zooms, and so
 * does the wheel with Ctrl (trackpads send that for a pinch) or with focus on the map. A vertical swipe scrolls the
 * page, so one finger pans horizontally only; two fingers pan in any direction.
 */
export class HeatMapGestures implements GestureListener {
  readonly events = [...pointerEvents, 'pointerleave'];
  readonly #actions: HeatMapActions;
  readonly #pointers = new Map<number, { x: number; y: number }>();
  #wandered = false;

  constructor(actions: HeatMapActions) {
    this.#actions = actions;
  }

  readonly wheel = {
    passive: false,
    handleEvent: (event: WheelEvent): void => {
      const plot = event.currentTarget as HTMLElement;
      if (!event.ctrlKey && !plot.matches(':focus')) return;
      event.preventDefault();
      this.#actions.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 60 : 300)), fraction(event, plot));
    },
  };

  handleEvent(event: PointerEvent): void {
    const plot = event.currentTarget as HTMLElement;
    if (event.type === 'pointerdown') this.#press(event, plot);
    else if (event.type === 'pointermove') this.#move(event, plot);
    else if (event.type === 'pointerleave') this.#leave(event);
    else this.#release(event, plot);
  }

  #press(event: PointerEvent, plot: HTMLElement): void {
    if (event.button !== 0) return;
    plot.setPointerCapture(event.pointerId);
    if (this.#pointers.size === 0) this.#wandered = false;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #move(event: PointerEvent, plot: HTMLElement): void {
    const last = this.#pointers.get(event.pointerId);
    this.#actions.point(fraction(event, plot));
    if (!last) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    if (!this.#wandered && Math.hypot(dx, dy) < slop) return;
    this.#wandered = true;
    const { width, height } = plot.getBoundingClientRect();
    const others = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const other = others[0];
    if (!other) return this.#actions.pan({ x: -dx / width, y: -dy / height });
    const spread = (point: { x: number; y: number }): number => Math.hypot(point.x - other.x, point.y - other.y);
    this.#actions.pan({ x: -dx / (2 * width), y: -dy / (2 * height) });
    this.#actions.zoom(
      spread({ x: event.clientX, y: event.clientY }) / Math.max(1, spread(last)),
      fraction({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 }, plot),
    );
  }

  /** A lifted finger does not reset the cell. */
  #leave(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && this.#pointers.size === 0) this.#actions.leave();
  }

  #release(event: PointerEvent, plot: HTMLElement): void {
    const pressed = this.#pointers.delete(event.pointerId);
    if (pressed && event.type === 'pointerup' && !this.#wandered) this.#actions.choose(fraction(event, plot));
  }
}

function fraction(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  plot: HTMLElement,
): Share {
  const { left, top, width, height } = plot.getBoundingClientRect();
  return {
    x: Math.min(1, Math.max(0, (clientX - left) / width)),
    y: Math.min(1, Math.max(0, (clientY - top) / height)),
  };
}
