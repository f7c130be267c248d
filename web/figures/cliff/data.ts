import type { Cliff } from '../../core/specs.js';
import { sigmas, type CliffRun } from './run.js';

/** A measured value with one standard error to either side. */
export interface Measured {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** One point of the plots. Errors are in positions, root mean square; the rate is a share from 0 to 1. */
export interface CliffPoint {
  readonly sigma: number;
  readonly trials: number;
  /** No unbiased fix that takes no wrong turn has a smaller root mean square error. */
  readonly bound: number;
  /** Of the refined, real-valued fix. */
  readonly error: Measured;
  /** Of the same fix, rounded to the nearest whole position. */
  readonly wholeError: Measured;
  /** The share of the fixes that take a wrong turn. */
  readonly wrong: Measured;
}

/** The points of one width. */
export interface CliffLine {
  readonly dimensions: number;
  readonly points: readonly CliffPoint[];
}

export function getLines({ settings, sums }: CliffRun): readonly CliffLine[] {
  return settings.widths.map((dimensions, width) => ({
    dimensions,
    points: sigmas.flatMap((sigma, k) => {
      const point = sums[width * sigmas.length + k];
      return point ? [getPoint(sigma, point)] : [];
    }),
  }));
}

function getPoint(sigma: number, sums: Cliff): CliffPoint {
  const { trials, bound } = sums;
  return {
    ...{ sigma, trials, bound },
    error: rootMeanSquare(sums.squaredError, sums.fourthPowerError, trials),
    wholeError: rootMeanSquare(sums.squaredWholeError, sums.fourthPowerWholeError, trials),
    wrong: share(sums.wrongTurns, trials),
  };
}

/**
 * From the sums of n squares and of their squares. One wrong turn may be as far off as a thousand good fixes together, so how sure
 * the mean is follows from the trials themselves, not from what normal numbers would do.
 */
function rootMeanSquare(squares: number, fourthPowers: number, n: number): Measured {
  const mean = squares / n;
  const deviation = Math.sqrt(Math.max(0, fourthPowers / n - mean ** 2) / n);
  return { value: Math.sqrt(mean), low: Math.sqrt(Math.max(0, mean - deviation)), high: Math.sqrt(mean + deviation) };
}

/** Hits of n trials, with Wilson's interval of one standard error: it holds for no hits too, where the simple one has no width. */
function share(hits: number, n: number): Measured {
  const rate = hits / n;
  const middle = (rate + 1 / (2 * n)) / (1 + 1 / n);
  const half = Math.sqrt((rate * (1 - rate)) / n + 1 / (4 * n * n)) / (1 + 1 / n);
  return { value: rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The level of noise at which a line first crosses a height, between two measured ones on logarithmic axes; undefined where it does not. */
export function crossing(
  points: readonly CliffPoint[],
  height: number,
  of: (point: CliffPoint) => number,
): number | undefined {
  for (const [k, point] of points.entries()) {
    const before = points[k - 1];
    if (!before || of(point) < height || of(before) >= height) continue;
    const rise = (height - of(before)) / (of(point) - of(before));
    return before.sigma * (point.sigma / before.sigma) ** rise;
  }
  return undefined;
}
