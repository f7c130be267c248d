import type { Clock } from './clock-data.js';
import { clockHands, fewHands } from './clock-hands.js';
import { angleOfPoint, dialBox, smallBox } from './dial.js';
import { nearest, readerStateRanges } from '../reader/number-range.js';
import { preventScroll } from '../controls/prevent-scroll.js';
import { keyedStep, ownKey } from '../controls/slider-keys.js';
import { HandDrag, handAt, type DialPoint, type HandPlace } from './hand-drag.js';

/** The maximum distance in pixels at which a hand can be grabbed. A finger covers 44. */
export const getReach = (pointerType: string): number => (pointerType === 'touch' ? 22 : 11);

/** Callbacks for gestures on a dial. */
export interface HandGestures {
  /** The current clock. */
  readonly clock: () => Clock;
  readonly select: (pair: number) => void;
  /** Called with a real position while dragging, an integer for keys. */
  readonly move: (position: number) => void;
  /** Called when a hand is grabbed or released. */
  readonly held: (held: boolean) => void;
}

/** Handles pointers and keys on dials: on the large one, and on small ones, which have `data-pair`. */
export class HandGrip {
  readonly #gestures: HandGestures;
  #drag: HandDrag | undefined;
  /** The dragging pointer; other fingers are ignored. */
  #pointer: number | undefined;
  /** True until the click that ends a drag, which must not select a hand. */
  #dragged = false;

  constructor(gestures: HandGestures) {
    this.#gestures = gestures;
  }

  get holding(): boolean {
    return this.#drag !== undefined;
  }

  readonly down = (event: PointerEvent): void => {
    if (this.#drag && !event.isPrimary) return;
    const dial = event.currentTarget as SVGSVGElement;
    const pair = event.button === 0 ? this.#handToPull(event, dial, event.pointerType) : undefined;
    this.#dragged = pair !== undefined;
    if (pair === undefined) return;
    const { here } = this.#gestures.clock();
    dial.setPointerCapture(event.pointerId);
    this.#pointer = event.pointerId;
    this.#drag = new HandDrag(here.position, here.hands.frequency[pair] ?? 1, getPoint(event, dial).point.angle);
    this.#gestures.select(pair);
    this.#gestures.held(true);
  };

  readonly move = (event: PointerEvent): void => {
    const dial = event.currentTarget as SVGSVGElement;
    if (this.#drag) {
      if (event.pointerId === this.#pointer) this.#gestures.move(this.#drag.moveTo(getPoint(event, dial).point.angle));
    } else if (event.pointerType === 'mouse')
      dial.classList.toggle('over', this.#handToPull(event, dial, 'mouse') !== undefined);
  };

  readonly up = (event: PointerEvent): void => {
    if (!this.#drag || event.pointerId !== this.#pointer) return;
    this.#drag = undefined;
    this.#gestures.held(false);
  };

  /** A touch on a hand drags it; elsewhere it scrolls the page. */
  readonly touch = (event: TouchEvent): void => {
    const [touch, second] = event.touches;
    if (touch && !second && this.#handToPull(touch, event.currentTarget as SVGSVGElement, 'touch') !== undefined)
      preventScroll(event);
  };

  readonly click = (event: MouseEvent): void => {
    const dial = event.currentTarget as SVGSVGElement;
    if (!this.#dragged) {
      const { point, scale } = getPoint(event, dial);
      const pair = handAt(point, this.#places(dial, false), getReach('touch') / scale);
      if (pair !== undefined) this.#gestures.select(pair);
    }
    const slider = dial.matches('[role=slider]') ? dial : dial.querySelector<SVGElement>('[role=slider]');
    slider?.focus({ preventScroll: true });
  };

  /** Arrows step by positions, Page Up and Page Down by turns of the hand, rounded to whole positions. */
  readonly key = (event: KeyboardEvent, pair: number): void => {
    const { here } = this.#gestures.clock();
    const turn = Math.max(1, here.hands.period[pair] ?? 1);
    const key = ownKey(event);
    const step = key === 'Home' ? -here.position : keyedStep(key, 1, turn);
    if (step === undefined) return;
    event.preventDefault();
    this.#gestures.move(nearest({ ...readerStateRanges.position, kind: 'whole' }, Math.round(here.position) + step));
  };

  /** The hand to drag. With many hands, touch only drags the selected one; otherwise the page could not be scrolled. */
  #handToPull(event: MouseEvent | Touch, dial: SVGSVGElement, pointerType: string): number | undefined {
    const { point, scale } = getPoint(event, dial);
    const onlySelected = pointerType === 'touch' && this.#gestures.clock().pairs > fewHands;
    return handAt(point, this.#places(dial, onlySelected), getReach(pointerType) / scale);
  }

  /** The hands of a dial that can be grabbed. The selected one, and that of a small dial, reach the rim. */
  #places(dial: SVGSVGElement, onlySelected: boolean): HandPlace[] {
    const { pairs, selected, here } = this.#gestures.clock();
    const own = dial.dataset['pair'];
    const place = (pair: number, length: number): HandPlace => ({ pair, length, angle: here.hands.angle[pair] ?? 0 });
    if (own !== undefined) return [place(Number(own), 100)];
    if (onlySelected) return [place(selected, 100)];
    return clockHands(pairs).map(({ length }, pair) => place(pair, pair === selected ? 100 : length));
  }
}

/** A pointer's position on a dial, and the number of pixels per unit. */
export function getPoint(
  { clientX, clientY }: MouseEvent | Touch,
  dial: SVGSVGElement,
): { point: DialPoint; scale: number } {
  const box = dial.dataset['pair'] === undefined ? dialBox : smallBox;
  const { left, top, width, height } = dial.getBoundingClientRect();
  // If the height is limited, the dial is centred in its box.
  const scale = Math.min(width / box.width, height / box.height);
  const x = (clientX - left - width / 2) / scale + box.x + box.width / 2;
  const y = (clientY - top - height / 2) / scale + box.y + box.height / 2;
  return { point: { radius: Math.hypot(x, y), angle: angleOfPoint(x, y) }, scale };
}
