import type { Clock } from './clock-data.js';
import { clockHands, fewHands } from './clock-hands.js';
import { angleOfPoint, dialBox, smallBox } from './dial.js';
import { nearest, readerStateRanges } from '../reader/fields.js';
import { keepStill } from '../controls/keep-still.js';
import { keyedStep, ownKey } from '../controls/slider-keys.js';
import { HandDrag, handAt, type DialPoint, type HandPlace } from './hand-drag.js';

/** The farthest distance from a hand at which it can still be taken, in pixels: a finger covers 44. */
export const getReach = (pointerType: string): number => (pointerType === 'touch' ? 22 : 11);

/** The effects of a gesture on a dial. */
export interface HandGestures {
  /** The clock as it is drawn now. */
  readonly clock: () => Clock;
  readonly select: (pair: number) => void;
  /** A real position while a hand is held, a whole one from keys. */
  readonly move: (position: number) => void;
  /** The reader has taken hold of a hand or let it go. */
  readonly held: (held: boolean) => void;
}

/** Pointers and keys on dials. The same on the big dial, and on the small one of each hand, which bears `data-pair`. */
export class HandGrip {
  readonly #gestures: HandGestures;
  #drag: HandDrag | undefined;
  /** The pointer that drags: another finger on the dial neither pulls nor ends its drag. */
  #pointer: number | undefined;
  /** The click that ends a drag chooses nothing. */
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

  /** A finger on a hand pulls it; anywhere else it scrolls the page. */
  readonly touch = (event: TouchEvent): void => {
    const [touch, second] = event.touches;
    if (touch && !second && this.#handToPull(touch, event.currentTarget as SVGSVGElement, 'touch') !== undefined)
      keepStill(event);
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

  /** Arrows step by positions, Page Up and Page Down by the turns of a hand, rounded to whole positions. */
  readonly key = (event: KeyboardEvent, pair: number): void => {
    const { here } = this.#gestures.clock();
    const turn = Math.max(1, here.hands.period[pair] ?? 1);
    const key = ownKey(event);
    const step = key === 'Home' ? -here.position : keyedStep(key, 1, turn);
    if (step === undefined) return;
    event.preventDefault();
    this.#gestures.move(nearest({ ...readerStateRanges.position, kind: 'whole' }, Math.round(here.position) + step));
  };

  /** With many hands a finger would meet one everywhere, and could never scroll: there it pulls the selected one only. */
  #handToPull(event: MouseEvent | Touch, dial: SVGSVGElement, pointerType: string): number | undefined {
    const { point, scale } = getPoint(event, dial);
    const onlySelected = pointerType === 'touch' && this.#gestures.clock().pairs > fewHands;
    return handAt(point, this.#places(dial, onlySelected), getReach(pointerType) / scale);
  }

  /** The places of a dial's hands; the selected one, and that of a small dial, reach the rim. */
  #places(dial: SVGSVGElement, onlySelected: boolean): HandPlace[] {
    const { pairs, selected, here } = this.#gestures.clock();
    const own = dial.dataset['pair'];
    const place = (pair: number, length: number): HandPlace => ({ pair, length, angle: here.hands.angle[pair] ?? 0 });
    if (own !== undefined) return [place(Number(own), 100)];
    if (onlySelected) return [place(selected, 100)];
    return clockHands(pairs).map(({ length }, pair) => place(pair, pair === selected ? 100 : length));
  }
}

/** A pointer's place on a dial, and how many pixels one of its hundred units has. */
export function getPoint(
  { clientX, clientY }: MouseEvent | Touch,
  dial: SVGSVGElement,
): { point: DialPoint; scale: number } {
  const box = dial.dataset['pair'] === undefined ? dialBox : smallBox;
  const { left, top, width, height } = dial.getBoundingClientRect();
  // A low window cuts the height of a wide dial: then it is drawn in the middle.
  const scale = Math.min(width / box.width, height / box.height);
  const x = (clientX - left - width / 2) / scale + box.x + box.width / 2;
  const y = (clientY - top - height / 2) / scale + box.y + box.height / 2;
  return { point: { radius: Math.hypot(x, y), angle: angleOfPoint(x, y) }, scale };
}
