import { HandDrag, handAt, type HandPlace } from '../shared/clock/hand-drag.js';
import { getPoint, getReach } from '../shared/clock/hand-drag-controller.js';
import { clockHands } from '../shared/clock/clock-hands.js';
import { preventScroll } from '../shared/controls/prevent-scroll.js';
import { keyedStep, ownKey } from '../shared/controls/slider-keys.js';
import { readerStateRanges } from '../shared/reader/number-range.js';
import { otherRange, shiftRange, turningHands, type SameTurn } from './data.js';

/** The two walks: the reader's is 0, the second one is 1. */
export type WalkPlace = 0 | 1;

/** State and callbacks for dragging hands. */
export interface WalkGestures {
  /** The current walks. */
  readonly same: () => SameTurn;
  /** Called with a start; a real number while dragging. */
  readonly start: (place: WalkPlace, position: number) => void;
  /** Called with k; a real number while dragging. */
  readonly shift: (shift: number) => void;
  readonly released: () => void;
  /** Called when keys move a start by whole steps. */
  readonly walk: (place: WalkPlace, by: number) => void;
}

/** One end of a walk, with a draggable hand. */
interface WalkHand extends HandPlace {
  readonly end: 'start' | 'end';
  readonly frequency: number;
}

/** Pointer and key handling of both clocks: a dashed hand moves the start, a solid one the end, and with it k. */
export class WalkGrip {
  readonly #gestures: WalkGestures;
  #move: ((pointer: number) => void) | undefined;
  /** The dragging pointer; other fingers are ignored. */
  #pointer: number | undefined;

  constructor(gestures: WalkGestures) {
    this.#gestures = gestures;
  }

  readonly down = (event: PointerEvent, place: WalkPlace): void => {
    if (this.#move && !event.isPrimary) return;
    const dial = event.currentTarget as SVGSVGElement;
    const held = event.button === 0 ? this.#handUnder(event, dial, place, event.pointerType) : undefined;
    if (!held) return;
    dial.setPointerCapture(event.pointerId);
    this.#pointer = event.pointerId;
    this.#move = this.#pull(held, place, getPoint(event, dial).point.angle);
  };

  readonly move = (event: PointerEvent, place: WalkPlace): void => {
    const dial = event.currentTarget as SVGSVGElement;
    if (this.#move) {
      if (event.pointerId === this.#pointer) this.#move(getPoint(event, dial).point.angle);
    } else if (event.pointerType === 'mouse')
      dial.classList.toggle('over', this.#handUnder(event, dial, place, 'mouse') !== undefined);
  };

  readonly up = (event: PointerEvent): void => {
    if (!this.#move || event.pointerId !== this.#pointer) return;
    this.#move = undefined;
    this.#gestures.released();
  };

  /** A touch on a hand drags it; elsewhere it scrolls the page. */
  readonly touch = (event: TouchEvent, place: WalkPlace): void => {
    const [touch, second] = event.touches;
    if (touch && !second && this.#handUnder(touch, event.currentTarget as SVGSVGElement, place, 'touch'))
      preventScroll(event);
  };

  /** Arrows move one step, Page Up and Page Down ten. */
  readonly key = (event: KeyboardEvent, place: WalkPlace): void => {
    const by = keyedStep(ownKey(event));
    if (by === undefined) return;
    event.preventDefault();
    this.#gestures.walk(place, by);
  };

  #pull({ end, frequency }: WalkHand, place: WalkPlace, pointer: number): (pointer: number) => void {
    const { from, to } = this.#gestures.same().walks[place];
    if (end === 'start') {
      const drag = new HandDrag(from, frequency, pointer, place === 0 ? readerStateRanges.position : otherRange);
      return (now) => this.#gestures.start(place, drag.moveTo(now));
    }
    const reach = { min: from + shiftRange.min, max: from + shiftRange.max };
    const drag = new HandDrag(to, frequency, pointer, reach);
    return (now) => this.#gestures.shift(drag.moveTo(now) - from);
  }

  /** Ends come first: if both overlap, dragging changes k. */
  #handUnder(
    event: MouseEvent | Touch,
    dial: SVGSVGElement,
    place: WalkPlace,
    pointerType: string,
  ): WalkHand | undefined {
    const same = this.#gestures.same();
    const { start, end } = same.walks[place];
    const shapes = clockHands(same.pairs);
    const hands = (
      [
        ['end', end],
        ['start', start],
      ] as const
    ).flatMap(([name, { angle, frequency }]) =>
      turningHands(same).map((pair) => ({
        end: name,
        frequency: frequency[pair]!,
        angle: angle[pair]!,
        length: shapes[pair]!.length,
      })),
    );
    const { point, scale } = getPoint(event, dial);
    const places = hands.map((hand, index) => ({ ...hand, pair: index }));
    const found = handAt(point, places, getReach(pointerType) / scale);
    return found === undefined ? undefined : places[found];
  }
}
