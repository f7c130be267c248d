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
  readonly #options: LengthDragOptions;
  #active: { readonly drag: HandDrag; readonly pointer: number } | undefined;

  constructor(pulling: LengthDragOptions) {
    this.#options = pulling;
  }

  readonly down = (event: PointerEvent): void => {
    const dial = event.currentTarget as SVGSVGElement;
    if (this.#active || event.button !== 0 || !this.#isUnder(event, dial, event.pointerType)) return;
    dial.setPointerCapture(event.pointerId);
    const { length, frequency } = this.#options.now();
    const drag = new HandDrag(length, frequency, getPoint(event, dial).point.angle, lengthRange);
    this.#active = { drag, pointer: event.pointerId };
  };

  readonly move = (event: PointerEvent): void => {
    const dial = event.currentTarget as SVGSVGElement;
    const held = this.#active;
    if (!held) {
      if (event.pointerType === 'mouse') dial.classList.toggle('over', this.#isUnder(event, dial, 'mouse'));
    } else if (event.pointerId === held.pointer)
      this.#options.lengthen(Math.round(held.drag.moveTo(getPoint(event, dial).point.angle)));
  };

  readonly up = (event: PointerEvent): void => {
    if (event.pointerId === this.#active?.pointer) this.#active = undefined;
  };

  /** A touch on the hand drags it; elsewhere it scrolls the page. */
  readonly touch = (event: TouchEvent): void => {
    const [touch, second] = event.touches;
    if (touch && !second && this.#isUnder(touch, event.currentTarget as SVGSVGElement, 'touch')) preventScroll(event);
  };

  #isUnder(event: MouseEvent | Touch, dial: SVGSVGElement, pointerType: string): boolean {
    const { point, scale } = getPoint(event, dial);
    const place = { pair: 0, angle: this.#options.now().angle, length: handLength };
    return handAt(point, [place], getReach(pointerType) / scale) !== undefined;
  }
}
