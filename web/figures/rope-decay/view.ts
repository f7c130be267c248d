import { getRange, type FieldRange } from '../shared/reader/number-range.js';
import { rotaryDraws } from '../../core/fields/rotary.js';

/**
 * The query and the key: one word as both, two words that have nothing to do with each other, or strengths that the
 * reader draws.
 */
export const wordings = ['same', 'random', 'drawn'] as const;
export type Wording = (typeof wordings)[number];

/** The reach of the plot in positions, as the attribute has it. */
export const reaches = ['256', '1024', '4096'] as const;
export type Reach = (typeof reaches)[number];

/** By how many positions a key can be turned against its query. */
export const turnRange: FieldRange = { kind: 'whole', min: 0, max: 4096 };
export const seedRange = getRange(rotaryDraws.seed);
/** No published head is wider. */
export const headRange = getRange(rotaryDraws.dimensions, { max: 256 });

/** Scores of the plot, from `min` at the bottom to `max`, with a line at every `ticks`. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

/** Lines between which there is a round number, some five of them, and room for all that is between `low` and `high`. */
export function scaleFor(low: number, high: number): Scale {
  const rough = (high - low || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, k) => (first + k) * step);
  return { min: first * step, max: last * step, ticks };
}

/** Round distances below the plot. */
export const distanceTicks = (reach: number): readonly number[] => [0, 1, 2, 3, 4].map((part) => (part * reach) / 4);
