import { preventScroll } from '../controls/prevent-scroll.js';
import { getPoint, getReach } from './hand-drag-controller.js';
import { handAt } from './hand-drag.js';

/** A hand that can be dragged. */
export interface DialHand {
  /** Radians clockwise from 12. */
  readonly angle: number;
  /** From the hub to the tip, 0 to 100. */
  readonly length: number;
}

export interface DialGestures<Hand extends DialHand> {
  /** The hands of a dial. If two are equally near, the first is grabbed. */
  readonly hands: (dial: SVGSVGElement) => readonly Hand[];
  /** Called when a hand is grabbed, with the pointer's angle. Returns what to do at each further angle. */
  readonly grab: (hand: Hand, angle: number) => (angle: number) => void;
  readonly released: () => void;
}

/**
 * Drags the hands of dials. Listen with it for pointerdown, -move, -up and -cancel, and for touchstart: a touch on a
 * hand drags it, elsewhere it scrolls the page.
 */
export class DialDrag<Hand extends DialHand> {
  readonly #gestures: DialGestures<Hand>;
  #held: { readonly pointer: number; readonly move: (angle: number) => void } | undefined;

  constructor(gestures: DialGestures<Hand>) {
    this.#gestures = gestures;
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
    if (event.button !== 0 || (this.#held && !event.isPrimary)) return;
    const hand = this.#handUnder(event, dial, event.pointerType);
    if (!hand) return;
    dial.setPointerCapture(event.pointerId);
    const move = this.#gestures.grab(hand, getPoint(event, dial).point.angle);
    this.#held = { pointer: event.pointerId, move };
  }

  #move(event: PointerEvent, dial: SVGSVGElement): void {
    if (event.pointerId === this.#held?.pointer) this.#held.move(getPoint(event, dial).point.angle);
    else if (!this.#held && event.pointerType === 'mouse')
      dial.classList.toggle('over', this.#handUnder(event, dial, 'mouse') !== undefined);
  }

  #release({ pointerId }: PointerEvent): void {
    if (pointerId !== this.#held?.pointer) return;
    this.#held = undefined;
    this.#gestures.released();
  }

  #handUnder(event: MouseEvent | Touch, dial: SVGSVGElement, pointerType: string): Hand | undefined {
    const hands = this.#gestures.hands(dial);
    const { point, scale } = getPoint(event, dial);
    const places = hands.map(({ angle, length }, pair) => ({ angle, length, pair }));
    const found = handAt(point, places, getReach(pointerType) / scale);
    return found === undefined ? undefined : hands[found];
  }
}
