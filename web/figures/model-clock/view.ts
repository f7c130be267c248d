import type { FieldRange } from '../shared/reader/number-range.js';
import { rotaryFrequencies } from '../../core/fields/rotary.js';

/** The two clocks of a model whose local layers have their own. */
export const sorts = ['global', 'local'] as const;
export type Sort = (typeof sorts)[number];

export const pairRange: FieldRange = { min: 0, max: rotaryFrequencies.dimensions.max / 2 - 1, kind: 'whole' };

/** A logarithmic axis from `10 ** low` positions at the bottom of a plot to `10 ** high` at the top. */
export interface Scale {
  readonly low: number;
  readonly high: number;
}

/** Whole powers of ten around all finite positions. */
export function scaleFor(positions: readonly number[]): Scale {
  const finite = positions.filter((value) => Number.isFinite(value) && value > 0);
  const [min, max] = [Math.min(1, ...finite), Math.max(1_000, ...finite)];
  return { low: Math.floor(Math.log10(min)), high: Math.ceil(Math.log10(max * 1.2)) };
}

/** Distance from the top of the plot in percent, clamped to its edges. */
export function down(positions: number, { low, high }: Scale): number {
  const fraction = (Math.log10(positions) - low) / (high - low);
  return 100 * (1 - Math.min(1, Math.max(0, fraction)));
}

/** The inverse, rounded to two digits for pointers. */
export function positionsAt(fraction: number, { low, high }: Scale): number {
  const value = 10 ** (low + (1 - fraction) * (high - low));
  return Number(value.toPrecision(2));
}

/** The centre of a pair's column, in percent. */
export const across = (pair: number, pairs: number): number => (100 * (pair + 0.5)) / pairs;

/** The pairs with a dial below the plot: evenly spaced ones and the described one. */
export function dialPairs(pairs: number, described: number, max = 8): readonly number[] {
  const count = Math.min(pairs, max);
  const spread = Array.from({ length: count }, (_, place) =>
    Math.round((place * (pairs - 1)) / Math.max(1, count - 1)),
  );
  if (spread.includes(described)) return spread;
  // Replaces its nearest neighbour, so that the order is kept.
  const nearest = spread.reduce(
    (best, pair, place) => (Math.abs(pair - described) < Math.abs(spread[best]! - described) ? place : best),
    0,
  );
  return spread.map((pair, place) => (place === nearest ? described : pair));
}
