import { preventScroll } from '../shared/controls/prevent-scroll.js';
import { HandDrag, handAt } from '../shared/clock/hand-drag.js';
import { getPoint, getReach } from '../shared/clock/hand-drag-controller.js';
import { handLength, lengthRange } from './view.js';

/** State and callback for dragging the hand. */
export interface LengthDragOptions {
  /** The hand's angle, its frequency in radians per position, and the text's length. */
  readonly now: () => { readonly angle: number; readonly frequency: number; readonly length: number };
  readonly lengthen: (length: number) => void;
}

/** Drag handling of the large dial: dragging the hand changes the text's length. */
export class LengthDrag {
  readonly #pulling: LengthDragOptions;
  #held: { readonly drag: HandDrag; readonly pointer: number } | undefined;

  constructor(pulling: LengthDragOptions) {
    this.#pulling = pulling;
  }

  readonly down = (event: PointerEvent): void => {
    const dial = event.currentTarget as SVGSVGElement;
    if (this.#held || event.button !== 0 || !this.#isUnder(event, dial, event.pointerType)) return;
    dial.setPointerCapture(event.pointerId);
    const { length, frequency } = this.#pulling.now();
    const drag = new HandDrag(length, frequency, getPoint(event, dial).point.angle, lengthRange);
    this.#held = { drag, pointer: event.pointerId };
  };

  readonly move = (event: PointerEvent): void => {
    const dial = event.currentTarget as SVGSVGElement;
    const held = this.#held;
    if (!held) {
      if (event.pointerType === 'mouse') dial.classList.toggle('over', this.#isUnder(event, dial, 'mouse'));
    } else if (event.pointerId === held.pointer)
      this.#pulling.lengthen(Math.round(held.drag.moveTo(getPoint(event, dial).point.angle)));
  };

  readonly up = (event: PointerEvent): void => {
    if (event.pointerId === this.#held?.pointer) this.#held = undefined;
  };

  /** A touch on the hand drags it; elsewhere it scrolls the page. */
  readonly touch = (event: TouchEvent): void => {
    const [touch, second] = event.touches;
    if (touch && !second && this.#isUnder(touch, event.currentTarget as SVGSVGElement, 'touch')) preventScroll(event);
  };

  #isUnder(event: MouseEvent | Touch, dial: SVGSVGElement, pointerType: string): boolean {
    const { point, scale } = getPoint(event, dial);
    const place = { pair: 0, angle: this.#pulling.now().angle, length: handLength };
    return handAt(point, [place], getReach(pointerType) / scale) !== undefined;
  }
}
