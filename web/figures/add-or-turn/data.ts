import type { Core } from '../../core/index.js';

/** A point or vector in the plane. */
export interface Point {
  readonly right: number;
  readonly up: number;
}

/** The word's vector. Arbitrary; slightly longer than the encoding that's added to it. */
export const word: Point = { right: 1, up: 0.7 };

/** The two ways to encode a position in a word. */
export type EncodingMethod = 'add' | 'turn';

/** A 2D word at a position, modified in both ways. */
export interface AddedAndTurned {
  readonly position: number;
  /** PE(p), of length 1. */
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
  // The first component points up, so that rotation runs clockwise, like the encoding that's added.
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
