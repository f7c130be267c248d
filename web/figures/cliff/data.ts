import type { Cliff } from '../../core/specs.js';
import { sigmas, type CliffRun } from './run.js';

/** An estimate with one standard error to either side. */
export interface Measured {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A point of the plots. Errors are root mean squares in positions; the rate is from 0 to 1. */
export interface CliffPoint {
  readonly sigma: number;
  readonly trials: number;
  /** The Cramér-Rao bound: the minimum RMS error of unbiased estimates without cycle slips. */
  readonly bound: number;
  /** Of the refined, real-valued estimate. */
  readonly error: Measured;
  /** Of the same estimate rounded to an integer position. */
  readonly wholeError: Measured;
  /** The fraction of estimates with a cycle slip. */
  readonly wrong: Measured;
}

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
    wrong: getRate(sums.wrongTurns, trials),
  };
}

/**
 * RMS and its standard error from the sums of squares and of fourth powers of n errors. Not the formula for normal
 * errors, because a single cycle slip may outweigh a thousand good estimates.
 */
function rootMeanSquare(squares: number, fourthPowers: number, n: number): Measured {
  const mean = squares / n;
  const deviation = Math.sqrt(Math.max(0, fourthPowers / n - mean ** 2) / n);
  return { value: Math.sqrt(mean), low: Math.sqrt(Math.max(0, mean - deviation)), high: Math.sqrt(mean + deviation) };
}

/**
 * The rate of `hits` in n trials with Wilson's score interval (one standard error), which has a width for 0 hits too.
 */
function getRate(hits: number, n: number): Measured {
  const rate = hits / n;
  const middle = (rate + 1 / (2 * n)) / (1 + 1 / n);
  const half = Math.sqrt((rate * (1 - rate)) / n + 1 / (4 * n * n)) / (1 + 1 / n);
  return { value: rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * The noise level at which a line first crosses `height`, by interpolation on logarithmic axes; undefined if it
 * doesn't.
 */
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
