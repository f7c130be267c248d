import type { FieldRange } from '../shared/reader/number-range.js';

/** Options for the plot's reach on either side, as attribute values. */
export const zooms = ['50', '200', '1000', '5000'] as const;
export type Zoom = (typeof zooms)[number];

/** Positions by which a learned W_Q W_K^T rotates the query. */
export const offsetRange: FieldRange = { min: -50, max: 50, kind: 'whole' };
/** The distance of the compared encodings from the reader's position. */
export const distanceRange: FieldRange = { min: 0, max: 5_000, kind: 'whole' };

/** Rises are counted up to 5,000, the length of the paper's usual table. */
export const countedPositions = 5_000;

/** The plot's range: distances from -reach to reach, dot products from floor to crest. */
export interface SimilarityView {
  readonly reach: number;
  /** A fraction of d/2, the squared norm of an encoding. */
  readonly floor: number;
  /** The x of the peak, relative to the reader's position. */
  readonly offset: number;
}

/** Slightly above the maximum of 1. */
export const crest = 1.08;

/** One of two values, so that the scale rarely changes. */
export function getFloor(min: number): number {
  return min >= -0.25 ? -0.25 : -1.08;
}

/** Distance to x, in percent. */
export function toX(distance: number, { reach }: SimilarityView): number {
  return (50 * (distance + reach)) / reach;
}

/** Similarity (a fraction of d/2) to y, in percent from the top. */
export function toY(likeness: number, { floor }: SimilarityView): number {
  return (100 * (crest - likeness)) / (crest - floor);
}

/** The inverse, for fractions of the pad's width and height. */
export function distanceAt(x: number, reach: number): number {
  return (2 * x - 1) * reach;
}

export function similarityAt(y: number, floor: number): number {
  return floor + y * (crest - floor);
}

/** Five evenly spaced distances. */
export function distanceTicks(reach: number): readonly number[] {
  return [-1, -0.5, 0, 0.5, 1].map((fraction) => fraction * reach);
}

/** Y ticks, as fractions of d/2. */
export function similarityTicks(floor: number): readonly number[] {
  return floor < -0.5 ? [1, 0.5, 0, -0.5, -1] : [1, 0.75, 0.5, 0.25, 0];
}
