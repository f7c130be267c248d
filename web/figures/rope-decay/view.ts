import { getRange, type FieldRange } from '../shared/reader/number-range.js';
import { rotaryDraws } from '../../core/fields/rotary.js';

/** The vectors: drawn strengths, one word as query and key, or two unrelated words. */
export const vectorChoices = ['drawn', 'same', 'random'] as const;
export type VectorChoice = (typeof vectorChoices)[number];

/** Options for the largest distance, as attribute values. */
export const reaches = ['256', '1024', '4096'] as const;

/** The range of positions by which the key can be rotated. */
export const turnRange: FieldRange = { kind: 'whole', min: 0, max: 4096 };
export const seedRange = getRange(rotaryDraws.seed);
/** The maximum of published heads. */
export const headRange = getRange(rotaryDraws.dimensions, { max: 256 });

/** The y range, with a grid line at each of `ticks`. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

/** A scale with about five round ticks that covers `low` to `high`. */
export function scaleFor(low: number, high: number): Scale {
  const rough = (high - low || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, k) => (first + k) * step);
  return { min: first * step, max: last * step, ticks };
}

/** Five evenly spaced distances. */
export const distanceTicks = (reach: number): readonly number[] => [0, 1, 2, 3, 4].map((part) => (part * reach) / 4);
