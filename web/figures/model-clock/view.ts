import type { FieldRange } from '../shared/reader/fields.js';
import { rotaryFrequencies } from '../../core/fields/rotary.js';

/** The two clocks of a model whose local layers have one of their own. */
export const sorts = ['global', 'local'] as const;
export type Sort = (typeof sorts)[number];

/** The model that is shown where nothing is said. */
export const usualModel = 'llama-3.1';

/**
 * Texts that could be a key of the list, or the numbers of a configuration: the list and the reader of files know more,
 * and come later.
 */
const shaped = (shape: RegExp) => (text: string) => (shape.test(text) ? text : undefined);
export const isModelKey = shaped(/^[a-z0-9.-]{1,40}$/);
export const isLink = shaped(/^[^\s<>"']{1,8000}$/);

/** The reader's text, in positions. */
export const lengthRange: FieldRange = { min: 1, max: 2 ** 30, kind: 'whole' };
export const slide = [256, 2 ** 24] as const;
export const pairRange: FieldRange = { min: 0, max: rotaryFrequencies.dimensions.max / 2 - 1, kind: 'whole' };

/** Positions on a scale of equal factors, from `10 ** low` at the foot of a plot to `10 ** high` at its head. */
export interface Scale {
  readonly low: number;
  readonly high: number;
}

/** Whole powers of ten around all that is shown; what stands still has no wavelength and no place. */
export function scaleFor(positions: readonly number[]): Scale {
  const finite = positions.filter((value) => Number.isFinite(value) && value > 0);
  const [min, max] = [Math.min(1, ...finite), Math.max(1_000, ...finite)];
  return { low: Math.floor(Math.log10(min)), high: Math.ceil(Math.log10(max * 1.2)) };
}

/** From the head of the plot, in percent; what is beyond stays at its edge. */
export function down(positions: number, { low, high }: Scale): number {
  const share = (Math.log10(positions) - low) / (high - low);
  return 100 * (1 - Math.min(1, Math.max(0, share)));
}

/** The other way round, in two digits, as a pointer can mean them. */
export function positionsAt(share: number, { low, high }: Scale): number {
  const value = 10 ** (low + (1 - share) * (high - low));
  return Number(value.toPrecision(2));
}

/** The middle of a pair's column, in percent. */
export const across = (pair: number, pairs: number): number => (100 * (pair + 0.5)) / pairs;

/** The pairs that have their dial below the plot: some from the fastest to the slowest, and the one that is told. */
export function dialPairs(pairs: number, told: number, max = 8): readonly number[] {
  const count = Math.min(pairs, max);
  const spread = Array.from({ length: count }, (_, place) =>
    Math.round((place * (pairs - 1)) / Math.max(1, count - 1)),
  );
  if (spread.includes(told)) return spread;
  // In the place of its nearest neighbour, so that the row keeps its order.
  const nearest = spread.reduce(
    (best, pair, place) => (Math.abs(pair - told) < Math.abs(spread[best]! - told) ? place : best),
    0,
  );
  return spread.map((pair, place) => (place === nearest ? told : pair));
}
