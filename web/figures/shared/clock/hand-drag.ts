import { turnBetween } from './dial.js';
import { readerStateRanges, type FieldRange } from '../reader/fields.js';

const fullTurn = 2 * Math.PI;
/** No hand is held by its hub, where a small move of the pointer is a large angle. */
const hubRadius = 10;
/** The weight of a distance along the hand against one aside of it: the tips of hands that lie on each other stay apart. */
const alongWeight = 0.3;

/** A point of a dial of radius 100. */
export interface DialPoint {
  readonly radius: number;
  /** Radians clockwise from 12. */
  readonly angle: number;
}

/** A hand that can be taken hold of. */
export interface HandPlace {
  readonly pair: number;
  readonly angle: number;
  readonly length: number;
}

/** The pair of the hand under a point, `reach` to either side; undefined where there is none. */
export function handAt(point: DialPoint, hands: Iterable<HandPlace>, reach: number): number | undefined {
  let found: number | undefined;
  let best = Infinity;
  for (const { pair, angle, length } of hands) {
    const turn = turnBetween(angle, point.angle);
    const along = point.radius * Math.cos(turn);
    const aside = Math.abs(point.radius * Math.sin(turn));
    if (along < hubRadius || along > length + reach || aside > reach) continue;
    const far = aside + alongWeight * Math.abs(along - length);
    if (far < best) [found, best] = [pair, far];
  }
  return found;
}

/**
 * A hand in the reader's grip. It turns as far as the pointer turned, over 12 and on; the position moves by that angle
 * over the hand's frequency. Pulled past the first or the last position the hand waits there until the pointer comes by.
 */
export class HandDrag {
  readonly #from: number;
  readonly #frequency: number;
  readonly #range: Pick<FieldRange, 'min' | 'max'>;
  #pointer: number;
  #turned = 0;

  /** `frequency` in radians per position; `pointer`, where the hand was taken, in radians clockwise from 12. */
  constructor(
    position: number,
    frequency: number,
    pointer: number,
    range: Pick<FieldRange, 'min' | 'max'> = readerStateRanges.position,
  ) {
    this.#from = position;
    this.#frequency = frequency;
    this.#pointer = pointer;
    this.#range = range;
  }

  /** The position, a real number, after the pointer went on to this angle. */
  moveTo(pointer: number): number {
    this.#turned += turnBetween(this.#pointer, pointer);
    this.#pointer = pointer;
    const { min, max } = this.#range;
    const position = this.#from + this.#turned / this.#frequency;
    const turn = fullTurn / this.#frequency;
    // Whole turns beyond an end are forgotten, so the pointer meets the hand again the first time that it passes it.
    if (position <= min - turn) this.#turned += fullTurn;
    if (position >= max + turn) this.#turned -= fullTurn;
    return Math.min(max, Math.max(min, position));
  }
}
