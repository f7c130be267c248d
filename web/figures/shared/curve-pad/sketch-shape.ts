/**
 * Features of a curve that do not depend on drawing skill. Compare these of a sketch with those of the true curve,
 * never the points. Heights are fractions of the pad, 0 to 1, evenly spaced from left to right.
 */
export interface Shape {
  /** The position of the maximum, as a fraction of the width. */
  readonly peak: number;
  /** Whether left and right half look the same. */
  readonly symmetric: boolean;
  /** Whether the curve rises again on either side after falling from its peak. */
  readonly rebounds: boolean;
  /** The highest height minus the lowest. */
  readonly swing: number;
}

/** The deviation from a straight line when drawn by hand, as a fraction of the height. */
const tremor = 0.04;
/** The maximum mean difference of the two halves of a curve that is meant to be symmetric. */
const likeness = 0.08;

/** Needs at least one height. */
export function getShape(heights: readonly number[]): Shape {
  const highest = Math.max(...heights);
  const swing = highest - Math.min(...heights);
  // Uses the middle of the top, because a flat or shaky top has no single maximum.
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

/** Whether heights ever rise by more than `tremor` above the lowest so far. */
function comesUpAgain(walk: readonly number[]): boolean {
  let lowest = Infinity;
  return walk.some((height) => {
    lowest = Math.min(lowest, height);
    return height > lowest + tremor;
  });
}
