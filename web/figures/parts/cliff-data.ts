import type { Cliff } from '../../core/receiver-specs.js';
import { sigmas, type CliffRun } from './cliff-run.js';

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
  /** How many of the fixes take a wrong turn. */
  readonly wrong: Measured;
}

/** The points of one width. */
export interface CliffLine {
  readonly dimensions: number;
  readonly points: readonly CliffPoint[];
}

export function linesOf({ settings, sums }: CliffRun): readonly CliffLine[] {
  return settings.widths.map((dimensions, width) => ({
    dimensions,
    points: sigmas.flatMap((sigma, k) => {
      const point = sums[width * sigmas.length + k];
      return point ? [pointOf(sigma, point)] : [];
    }),
  }));
}

/**
 * How much the fourth power of a wrong turn exceeds the square of its mean square: 36 / 15 for a fix that may be anywhere, since
 * the distance of two random places of N has mean square N^2 / 6 and mean fourth power N^4 / 15.
 */
const wrongTurnSpread = 2.4;

function pointOf(sigma: number, sums: Cliff): CliffPoint {
  const { trials, wrongTurns, squaredError, squaredRightError, squaredWholeError } = sums;
  const squaredWrongError = squaredError - squaredRightError;
  // A sum of n squares of normal numbers has the variance 2 / n of its own square; K rare events add the sum of their squares.
  const ofRight = trials > wrongTurns ? (2 * squaredRightError ** 2) / (trials - wrongTurns) : 0;
  const ofWrong = wrongTurns > 0 ? (wrongTurnSpread * squaredWrongError ** 2) / wrongTurns : 0;
  // A miss without a wrong turn is nearly always a neighbour, whose square is 1.
  const ofNeighbours = Math.max(0, squaredWholeError - squaredWrongError);
  return {
    sigma,
    trials,
    bound: sums.bound,
    error: rootMeanSquare(squaredError, ofRight + ofWrong, trials),
    wholeError: rootMeanSquare(squaredWholeError, ofNeighbours + ofWrong, trials),
    wrong: share(wrongTurns, trials),
  };
}

/** The root of a sum of squares over n, from the variance of the sum. */
function rootMeanSquare(sum: number, variance: number, n: number): Measured {
  const root = (squares: number): number => Math.sqrt(Math.max(0, squares) / n);
  const deviation = Math.sqrt(variance);
  return { value: root(sum), low: root(sum - deviation), high: root(sum + deviation) };
}

/** Hits of n trials, with Wilson's interval of one standard error: it holds for no hits too, where the simple one has no width. */
function share(hits: number, n: number): Measured {
  const rate = hits / n;
  const middle = (rate + 1 / (2 * n)) / (1 + 1 / n);
  const half = Math.sqrt((rate * (1 - rate)) / n + 1 / (4 * n * n)) / (1 + 1 / n);
  return { value: rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Where a line first crosses a height between two levels of noise, on logarithmic axes; undefined where it does not. */
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
