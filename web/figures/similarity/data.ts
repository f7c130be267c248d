import type { Core } from '../../core/core.js';
import type { Point } from '../shared/charts/point.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import { countedPositions, offsetRange } from './view.js';

/** The similarity of two codes of this width and base, which depends on their distance alone. */
export interface Likeness {
  /** The dot product over d/2 at the distances 0, 1, 2 ..., as far as the plot may ask with the largest offset. */
  readonly at: Float64Array;
  /** Every distance below `countedPositions` at which it is higher than at the one before. */
  readonly rises: Float64Array;
  /** Its least, within the plot. */
  readonly min: number;
}

/** Some 4 ms at 512 dimensions and the widest plot. */
export function getLikeness(core: Core, { dimensions, base }: ReaderState, reach: number): Likeness {
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

/** As a share of a code's likeness with itself: from here on nobody would say that a curve has fallen. */
const nearlyTop = 0.9;

/** Whether the plain curve comes back nearly to its top in the farther half of the plot, so that it does not even fall as a trend. */
export function comesBack({ at }: Likeness, reach: number): boolean {
  return at.subarray(Math.ceil(reach / 2), reach + 1).some((likeness) => likeness > nearlyTop);
}

/** The curve over the distances of the plot, from -reach to reach. */
export function getCurve({ at }: Likeness, reach: number, offset: number): readonly Point[] {
  return Array.from({ length: 2 * reach + 1 }, (_, k) => ({ x: k - reach, y: at[Math.abs(k - reach - offset)] ?? 0 }));
}

/** The steps that rise within a stretch of distances from the peak, as a share of its steps. */
export interface Rise {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** The stretches, all of one length, in which any step rises. */
export function risesIn(rises: Float64Array, reach: number, max: number): readonly Rise[] {
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
    share: count / length,
  }));
}

/** The dot products with the codes as far after and before the reader's, the query turned by the offset. */
export interface Sides {
  readonly after: number;
  readonly before: number;
}

/** Computed at the positions themselves: that only the distance counts is for the reader to see. */
export function sidesAt(
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
