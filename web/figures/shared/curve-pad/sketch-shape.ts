/**
 * The features of a curve that do not depend on how well it was drawn: compare these of a sketch with those of the true
 * curve, never their pixels. Heights are shares of the pad, 0 to 1, evenly spaced from its left to its right edge.
 */
export interface Shape {
  /** The place of the maximum, as a share of the width. */
  readonly peak: number;
  /** True if left and right of the middle look the same. */
  readonly symmetric: boolean;
  /** True if it comes up again, having gone down from its peak, on either side. */
  readonly rebounds: boolean;
  /** Its highest height less its lowest. */
  readonly swing: number;
}

/** A hand that draws a straight line wanders by this much of the height. */
const tremor = 0.04;
/** The two halves of a curve that is meant to be symmetric differ by less than this in the mean. */
const likeness = 0.08;

/** Precondition: there is at least one height. */
export function getShape(heights: readonly number[]): Shape {
  const highest = Math.max(...heights);
  const swing = highest - Math.min(...heights);
  // The middle of the top: a flat top, or a hand that trembles there, has no one highest column.
  const top = heights.flatMap((height, column) => (height > highest - tremor / 2 ? [column] : []));
  const peak = Math.round(((top[0] ?? 0) + (top.at(-1) ?? 0)) / 2);
  const mirrored = heights.toReversed();
  const apart = heights.map((height, column) => Math.abs(height - (mirrored[column] ?? height)));
  return {
    peak: peak / Math.max(1, heights.length - 1),
    symmetric: apart.reduce((sum, one) => sum + one, 0) / heights.length < likeness,
    rebounds: comesUpAgain(heights.slice(peak)) || comesUpAgain(heights.slice(0, peak + 1).toReversed()),
    swing,
  };
}

/** True if a walk away from the peak ever climbs by more than a tremor above its lowest height so far. */
function comesUpAgain(walk: readonly number[]): boolean {
  let lowest = Infinity;
  return walk.some((height) => {
    lowest = Math.min(lowest, height);
    return height > lowest + tremor;
  });
}
