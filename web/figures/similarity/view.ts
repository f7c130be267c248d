import type { FieldRange } from '../shared/reader/number-range.js';

/** The reach of the plot on either side of the reader's position, as the attribute has it. */
export const zooms = ['50', '200', '1000', '5000'] as const;
export type Zoom = (typeof zooms)[number];

/** By how many positions a learned product of W_Q and W_K turns the query ahead. */
export const offsetRange: FieldRange = { min: -50, max: 50, kind: 'whole' };
/** The two codes compared stand this far before and after the reader's. */
export const distanceRange: FieldRange = { min: 0, max: 5_000, kind: 'whole' };

/** Rises are counted over as many positions as the paper's table is usually drawn for. */
export const countedPositions = 5_000;

/** The stretch of the plot: distances from -reach to reach, likenesses from floor to the crest. */
export interface SimilarityView {
  readonly reach: number;
  /** As a share of d/2, the length of a code squared. */
  readonly floor: number;
  /** By how many positions the peak lies after the reader's. */
  readonly offset: number;
}

/** A little above 1, where a code meets itself. */
export const crest = 1.08;

/** One of two floors, so that the scale changes seldom: what falls below 0 does so by little, or by far. */
export function getFloor(min: number): number {
  return min >= -0.25 ? -0.25 : -1.08;
}

/** From the left edge of the plot, in percent. */
export function across(distance: number, { reach }: SimilarityView): number {
  return (50 * (distance + reach)) / reach;
}

/** From the top edge of the plot, in percent; `likeness` is a share of d/2. */
export function down(likeness: number, { floor }: SimilarityView): number {
  return (100 * (crest - likeness)) / (crest - floor);
}

/** The other way round, for a share of the pad's width and of its height. */
export function distanceAt(x: number, reach: number): number {
  return (2 * x - 1) * reach;
}

export function likenessAt(y: number, floor: number): number {
  return floor + y * (crest - floor);
}

/** Round distances below the plot. */
export function distanceTicks(reach: number): readonly number[] {
  return [-1, -0.5, 0, 0.5, 1].map((share) => share * reach);
}

/** Shares of d/2 at the left edge of the plot. */
export function likenessTicks(floor: number): readonly number[] {
  return floor < -0.5 ? [1, 0.5, 0, -0.5, -1] : [1, 0.75, 0.5, 0.25, 0];
}
