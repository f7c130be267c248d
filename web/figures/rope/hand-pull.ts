import { preventScroll } from '../shared/controls/prevent-scroll.js';
import { HandDrag, handAt, type HandPlace } from '../shared/clock/hand-drag.js';
import { getPoint, getReach } from '../shared/clock/hand-drag-controller.js';
import { sides, type Scored, type Side } from './data.js';
import type { Window } from './visible-range.js';

/** The length of a hand of length 1, on a dial of radius 100. */
export const handReach = 88;

/** State and callbacks for dragging a hand. */
export interface PairDragOptions {
  readonly scored: () => Scored;
  /** The positions to which hands can be dragged. */
  readonly window: () => Window;
  /** Called with a real position while dragging. */
  readonly place: (side: Side, position: number) => void;
  readonly released: () => void;
}

/** A hand of a dial with its word. */
interface SideHand extends HandPlace {
  readonly side: Side;
}

/** Pointer handling on dials: dragging a hand moves its word only. */
export class PairDrag {
  readonly #options: PairDragOptions;
  #active: { readonly side: Side; readonly drag: HandDrag; readonly pointer: number } | undefined;

  constructor(pulling: PairDragOptions) {
    this.#options = pulling;
  }

  readonly down = (event: PointerEvent, pair: number): void => {
    if (this.#active && !event.isPrimary) return;
    const dial = event.currentTarget as SVGSVGElement;
    const side = event.button === 0 ? this.#sideUnder(event, dial, pair, event.pointerType) : undefined;
    if (!side) return;
    dial.setPointerCapture(event.pointerId);
    const scored = this.#options.scored();
    const { from, to } = this.#options.window();
    const { angle } = getPoint(event, dial).point;
    const drag = new HandDrag(scored[side].position, scored.frequencies[pair]!, angle, { min: from, max: to });
    this.#active = { side, drag, pointer: event.pointerId };
  };

  readonly move = (event: PointerEvent, pair: number): void => {
    const dial = event.currentTarget as SVGSVGElement;
    const held = this.#active;
    if (held) {
      if (event.pointerId === held.pointer)
        this.#options.place(held.side, held.drag.moveTo(getPoint(event, dial).point.angle));
    } else if (event.pointerType === 'mouse')
      dial.classList.toggle('over', this.#sideUnder(event, dial, pair, 'mouse') !== undefined);
  };

  readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#active?.pointer) return;
    this.#active = undefined;
    this.#options.released();
  };

  /** A touch on a hand drags it; elsewhere it scrolls the page. */
  readonly touch = (event: TouchEvent, pair: number): void => {
    const [touch, second] = event.touches;
    if (touch && !second && this.#sideUnder(touch, event.currentTarget as SVGSVGElement, pair, 'touch'))
      preventScroll(event);
  };

  #sideUnder(event: MouseEvent | Touch, dial: SVGSVGElement, pair: number, pointerType: string): Side | undefined {
    const scored = this.#options.scored();
    const places: readonly SideHand[] = sides.map((side, index) => {
      const { angle, length } = scored[side].hands[pair]!;
      return { side, pair: index, angle, length: handReach * length };
    });
    const { point, scale } = getPoint(event, dial);
    const found = handAt(point, places, getReach(pointerType) / scale);
    return found === undefined ? undefined : places[found]!.side;
  }
}
