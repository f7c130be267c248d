import { keyedStep, onKey } from '../controls/slider-keys.js';
import { nearest, readerStateRanges } from '../reader/number-range.js';
import type { Clock } from './clock-data.js';
import { clockHands, fewHands } from './clock-hands.js';
import { DialDrag, getPoint, getReach } from './dial-drag.js';
import { handAt, type DialHand } from './hand-drag.js';

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

interface HandPlace extends DialHand {
  readonly pair: number;
}

/** Handles pointers and keys on dials: on the large one, and on small ones, which have `data-pair`. */
export class HandGrip {
  readonly drag: DialDrag<HandPlace>;
  readonly #gestures: HandGestures;

  constructor(gestures: HandGestures) {
    this.#gestures = gestures;
    this.drag = new DialDrag<HandPlace>({
      // With many hands, touch only drags the selected one; otherwise the page could not be scrolled.
      hands: (dial, pointerType) =>
        this.#places(dial, pointerType === 'touch' && this.#gestures.clock().pairs > fewHands),
      grab: ({ pair }) => {
        const { here } = gestures.clock();
        gestures.select(pair);
        gestures.held(true);
        return { position: here.position, frequency: here.hands.frequency[pair] ?? 1, move: gestures.move };
      },
      released: () => gestures.held(false),
    });
  }

  /** The click that ends a drag must not select a hand. */
  readonly click = (event: MouseEvent): void => {
    const dial = event.currentTarget as SVGSVGElement;
    if (!this.drag.hasGrabbed) {
      const { point, scale } = getPoint(event, dial);
      const hand = handAt(point, this.#places(dial, false), getReach('touch') / scale);
      if (hand) this.#gestures.select(hand.pair);
    }
    const slider = dial.matches('[role=slider]') ? dial : dial.querySelector<SVGElement>('[role=slider]');
    slider?.focus({ preventScroll: true });
  };

  /** Arrows step by positions, Page Up and Page Down by turns of the hand, rounded to whole positions. */
  key(pair: number): (event: KeyboardEvent) => void {
    const { here } = this.#gestures.clock();
    const turn = Math.max(1, here.hands.period[pair] ?? 1);
    return onKey(
      (key) => (key === 'Home' ? -here.position : keyedStep(key, 1, turn)),
      (step) =>
        this.#gestures.move(
          nearest({ ...readerStateRanges.position, kind: 'whole' }, Math.round(here.position) + step),
        ),
    );
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
