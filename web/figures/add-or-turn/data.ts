import type { Core } from '../../core/index.js';

/** A point of the plane, or an arrow to it from the middle: to the right, and up. */
export interface Point {
  readonly right: number;
  readonly up: number;
}

/** The word that both ways start from. Any would do; this one is a little longer than the code that is added to it. */
export const word: Point = { right: 1, up: 0.7 };

/** A word at a position, changed in the two ways: two numbers, so that they can be drawn. */
export interface AddedAndTurned {
  readonly position: number;
  /** PE(p), 1 long. */
  readonly code: Point;
  /** word + PE(p) */
  readonly sum: Point;
  readonly turned: Point;
  /** Radians clockwise, 0 <= angle < 2 pi. */
  readonly angle: number;
  /** Radians per position. */
  readonly frequency: number;
}

export function addedAndTurned(core: Core, position: number): AddedAndTurned {
  const clock = { dimensions: 2, base: 10_000 } as const;
  const [right = 0, up = 0] = core.fingerprint({ position, ...clock, layout: 'interleaved' });
  // The first number is drawn upwards: so turning runs clockwise, as the code does that is added.
  const { rotated, angles } = core.rotate({ vector: Float64Array.of(word.up, word.right), position, base: clock.base });
  return {
    position,
    code: { right, up },
    sum: { right: word.right + right, up: word.up + up },
    turned: { right: rotated[1]!, up: rotated[0]! },
    angle: angles[0]!,
    frequency: core.hands({ position, ...clock, unit: 'radian' }).frequency[0]!,
  };
}

export const getLength = ({ right, up }: Point): number => Math.hypot(right, up);
