import type { Point } from '../charts/point.js';
import { pointerEvents, type GestureListener } from '../controls/listen.js';
import { preventScroll } from '../controls/prevent-scroll.js';
import type { FieldRange } from '../reader/number-range.js';
import { angleOfPoint } from './dial.js';
import { HandDrag, handAt, type DialHand, type DialPoint } from './hand-drag.js';

/** The maximum distance in pixels at which a hand can be grabbed. A finger covers 44. */
export const getReach = (pointerType: string): number => (pointerType === 'touch' ? 22 : 11);

/** What dragging a hand changes. */
export interface HandMove {
  /** The position at the start. */
  readonly position: number;
  /** Radians per position. */
  readonly frequency: number;
  /** That of the reader by default. */
  readonly range?: Pick<FieldRange, 'min' | 'max'>;
  /** Called with a real position. */
  readonly move: (position: number) => void;
}

export interface DialGestures<Hand extends DialHand> {
  /** The hands of a dial. If two are equally near, the first is grabbed. */
  readonly hands: (dial: SVGSVGElement, pointerType: string) => readonly Hand[];
  /** The hub of these hands in the units of the dial; the dial's own by default. */
  readonly hub?: (dial: SVGSVGElement) => Point;
  readonly grab: (hand: Hand) => HandMove;
  readonly released?: () => void;
}

/**
 * Drags the hands of dials by pointer: `<svg ${gestures(drag)}>`. A touch on a hand drags it, elsewhere it scrolls the
 * page; other fingers are ignored. A mouse over a hand gives the dial the class `over`.
 */
export class DialDrag<Hand extends DialHand> implements GestureListener {
  readonly events = [...pointerEvents, 'touchstart'];
  readonly #gestures: DialGestures<Hand>;
  #held: { readonly pointer: number; readonly drag: HandDrag; readonly move: HandMove['move'] } | undefined;
  #grabbed = false;

  constructor(gestures: DialGestures<Hand>) {
    this.#gestures = gestures;
  }

  get isHolding(): boolean {
    return this.#held !== undefined;
  }

  /** Whether the last press was on a hand. */
  get hasGrabbed(): boolean {
    return this.#grabbed;
  }

  handleEvent(event: PointerEvent | TouchEvent): void {
    const dial = event.currentTarget as SVGSVGElement;
    if (event.type === 'touchstart') this.#touch(event as TouchEvent, dial);
    else if (event.type === 'pointerdown') this.#press(event as PointerEvent, dial);
    else if (event.type === 'pointermove') this.#move(event as PointerEvent, dial);
    else this.#release(event as PointerEvent);
  }

  #touch(event: TouchEvent, dial: SVGSVGElement): void {
    const [touch, second] = event.touches;
    if (touch && !second && this.#handUnder(touch, dial, 'touch')) preventScroll(event);
  }

  #press(event: PointerEvent, dial: SVGSVGElement): void {
    if (this.#held && !event.isPrimary) return;
    const hand = event.button === 0 ? this.#handUnder(event, dial, event.pointerType) : undefined;
    this.#grabbed = hand !== undefined;
    if (!hand) return;
    dial.setPointerCapture(event.pointerId);
    const { position, frequency, range, move } = this.#gestures.grab(hand);
    const drag = new HandDrag(position, frequency, this.#getPoint(event, dial).point.angle, range);
    this.#held = { pointer: event.pointerId, drag, move };
  }

  #move(event: PointerEvent, dial: SVGSVGElement): void {
    if (event.pointerId === this.#held?.pointer)
      this.#held.move(this.#held.drag.moveTo(this.#getPoint(event, dial).point.angle));
    else if (!this.#held && event.pointerType === 'mouse')
      dial.classList.toggle('over', this.#handUnder(event, dial, 'mouse') !== undefined);
  }

  #release({ pointerId }: PointerEvent): void {
    if (pointerId !== this.#held?.pointer) return;
    this.#held = undefined;
    this.#gestures.released?.();
  }

  #handUnder(event: MouseEvent | Touch, dial: SVGSVGElement, pointerType: string): Hand | undefined {
    const { point, scale } = this.#getPoint(event, dial);
    return handAt(point, this.#gestures.hands(dial, pointerType), getReach(pointerType) / scale);
  }

  #getPoint(event: MouseEvent | Touch, dial: SVGSVGElement): { point: DialPoint; scale: number } {
    return getPoint(event, dial, this.#gestures.hub?.(dial));
  }
}

/** A pointer's position on a dial, about its hub, and the number of pixels per unit. */
export function getPoint(
  { clientX, clientY }: MouseEvent | Touch,
  dial: SVGSVGElement,
  hub: Point = { x: 0, y: 0 },
): { point: DialPoint; scale: number } {
  const [boxX = 0, boxY = 0, boxWidth = 1, boxHeight = 1] = dial.getAttribute('viewBox')!.split(' ').map(Number);
  const { left, top, width, height } = dial.getBoundingClientRect();
  // If the height is limited, the dial is centred in its box.
  const scale = Math.min(width / boxWidth, height / boxHeight);
  const x = (clientX - left - width / 2) / scale + boxX + boxWidth / 2 - hub.x;
  const y = (clientY - top - height / 2) / scale + boxY + boxHeight / 2 - hub.y;
  return { point: { radius: Math.hypot(x, y), angle: angleOfPoint(x, y) }, scale };
}
