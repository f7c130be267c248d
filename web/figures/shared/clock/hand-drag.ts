import { turnBetween } from './dial.js';
import { readerStateRanges, type FieldRange } from '../reader/number-range.js';

const fullTurn = 2 * Math.PI;
/** Hands cannot be dragged near the hub, where a small move is a large angle. */
const hubRadius = 10;
/** Weight of the distance along a hand relative to that across it, to tell overlapping hands apart by their tips. */
const alongWeight = 0.3;

/** A point in polar coordinates on a dial of radius 100. */
export interface DialPoint {
  readonly radius: number;
  /** Radians clockwise from 12. */
  readonly angle: number;
}

/** A hand that can be dragged. */
export interface DialHand {
  /** Radians clockwise from 12. */
  readonly angle: number;
  /** From the hub to the tip, 0 to 100. */
  readonly length: number;
}

/** The nearest hand within `reach` of a point; undefined if there is none. */
export function handAt<Hand extends DialHand>(
  point: DialPoint,
  hands: Iterable<Hand>,
  reach: number,
): Hand | undefined {
  let found: Hand | undefined;
  let best = Infinity;
  for (const hand of hands) {
    const { angle, length } = hand;
    const turn = turnBetween(angle, point.angle);
    const along = point.radius * Math.cos(turn);
    const aside = Math.abs(point.radius * Math.sin(turn));
    if (along < hubRadius || along > length + reach || aside > reach) continue;
    const far = aside + alongWeight * Math.abs(along - length);
    if (far < best) [found, best] = [hand, far];
  }
  return found;
}

/**
 * A hand being dragged. It rotates with the pointer, beyond full turns; the position changes by that angle divided by
 * the hand's frequency. At the first or last position the hand stops until the pointer is back.
 */
export class HandDrag {
  readonly #from: number;
  readonly #frequency: number;
  readonly #range: Pick<FieldRange, 'min' | 'max'>;
  #pointer: number;
  #turned = 0;

  /**
   * @param frequency - Radians per position.
   *
   * @param pointer - The angle at which the drag started, in radians clockwise from 12.
   */
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

  /** Returns the position (real) for a new angle of the pointer. */
  moveTo(pointer: number): number {
    this.#turned += turnBetween(this.#pointer, pointer);
    this.#pointer = pointer;
    const { min, max } = this.#range;
    const position = this.#from + this.#turned / this.#frequency;
    const turn = fullTurn / this.#frequency;
    // Drops full turns beyond either end, so that the hand follows again the first time the pointer passes it.
    if (position <= min - turn) this.#turned += fullTurn;
    if (position >= max + turn) this.#turned -= fullTurn;
    return Math.min(max, Math.max(min, position));
  }
}
