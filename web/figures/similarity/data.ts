import type { Core } from '../../core/core.js';
import type { Point } from '../shared/charts/point.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import { countedPositions, offsetRange } from './view.js';

/** The similarity of two encodings, which depends only on their distance. */
export interface SimilarityCurve {
  /** Dot products divided by d/2 at distances 0, 1, 2, ..., up to the reach plus the largest offset. */
  readonly at: Float64Array;
  /** Distances below `countedPositions` whose dot product exceeds that of the distance before. */
  readonly rises: Float64Array;
  /** The minimum within the plot's reach. */
  readonly min: number;
}

/** About 4 ms for 512 dimensions and the largest reach. */
export function getSimilarity(core: Core, { dimensions, base }: ReaderState, reach: number): SimilarityCurve {
  const count = reach + offsetRange.max + 1;
  const at = core.lend('similarity', { position: 0, from: 0, count, dimensions, base }, (products) =>
    products.map((product) => product / (dimensions / 2)),
  );
  return {
    at,
    rises: core.similarityRises({ positions: countedPositions, dimensions, base }),
    min: at.subarray(0, reach + 1).reduce((min, value) => Math.min(min, value), 1),
  };
}

/** A value close to the maximum of 1: a curve that returns to it has no falling trend. */
const nearMaximum = 0.9;

/** Whether the curve returns almost to its maximum in the outer half of the plot. */
export function returnsToPeak({ at }: SimilarityCurve, reach: number): boolean {
  return at.subarray(Math.ceil(reach / 2), reach + 1).some((likeness) => likeness > nearMaximum);
}

/** The curve over distances from -reach to reach. */
export function getCurve({ at }: SimilarityCurve, reach: number, offset: number): readonly Point[] {
  return Array.from({ length: 2 * reach + 1 }, (_, k) => ({ x: k - reach, y: at[Math.abs(k - reach - offset)] ?? 0 }));
}

/** The fraction of rising steps in a range of distances. */
export interface Rise {
  readonly from: number;
  readonly to: number;
  readonly fraction: number;
}

/** The ranges (all of equal length) that contain rising steps. */
export function getRiseRanges(rises: Float64Array, reach: number, max: number): readonly Rise[] {
  const length = Math.ceil(reach / max);
  const counts = new Map<number, number>();
  for (const distance of rises) {
    if (distance > reach) break;
    const index = Math.floor((distance - 1) / length);
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return Array.from(counts, ([index, count]) => ({
    from: index * length,
    to: (index + 1) * length,
    fraction: count / length,
  }));
}

/** The dot products at `distance` after and before the reader's position, with the query rotated by the offset. */
export interface Sides {
  readonly after: number;
  readonly before: number;
}

/** Computed at the actual positions, so that readers can see that only the distance matters. */
export function compareSides(
  core: Core,
  { position, dimensions, base }: ReaderState,
  distance: number,
  offset: number,
): Sides {
  const turned = { position: position + offset, dimensions, base };
  return {
    after: core.compare({ ...turned, other: position + distance }).dot,
    before: core.compare({ ...turned, other: position - distance }).dot,
  };
}
