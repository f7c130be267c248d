import { castEncoding } from '../../core/fields/precision.js';
import { getRange, type FieldRange } from '../shared/reader/number-range.js';

/** The stages at which a number can be rounded, from position to score. */
export const stages = ['positions', 'frequencies', 'angles', 'waves', 'products', 'rotated'] as const;
export type Stage = (typeof stages)[number];

/** Number formats, from most to least precise. */
export const formats = ['exact', 'fp32', 'fp16', 'bf16', 'e4m3', 'e5m2'] as const;
export type Format = (typeof formats)[number];

/** Rotated queries and keys, or added rows of sines and cosines. */
export const kinds = ['rotary', 'sinusoidal'] as const;
export type Kind = (typeof kinds)[number];

/** The end of the plot: the longest context in the tour. */
export const maxOffset = 131_072;

export const offsetRange = getRange(castEncoding.offset, { max: maxOffset });
export const distanceRange = getRange(castEncoding.distance, { max: 4096 });
export const headRange = getRange(castEncoding.dimensions, { max: 256 });
/** More draws take longer than a frame and show no more. */
export const drawsRange = getRange(castEncoding.draws, { max: 100 });
export const seedRange: FieldRange = getRange(castEncoding.seed);
/** A seed whose query and key have a typical score. */
export const defaultSeed = 10;

/** The offset axis is linear below this and logarithmic above, so that it includes 0. */
const linearLimit = 64;
const width = Math.log2(1 + maxOffset / linearLimit);

/** Offset to x, in percent. */
export const toX = (offset: number): number => (100 * Math.log2(1 + offset / linearLimit)) / width;

/** A fraction of the width, from 0 to 1, to an integer offset. */
export const offsetAt = (fraction: number): number => Math.round(linearLimit * (2 ** (fraction * width) - 1));

export const offsetTicks: readonly number[] = [0, 256, 1024, 4096, 16_384, maxOffset];

/** The number of measured offsets, including both ends; few enough for a frame. */
const sampleCount = 40;
export const measuredOffsets: readonly number[] = [
  ...new Set(Array.from({ length: sampleCount }, (_, place) => offsetAt(place / (sampleCount - 1)))),
];

/** The smallest power of ten is this far above the bottom edge, which stands for an error of 0. */
const above = 0.1;
const minPower = -8;

export const errorTicks: readonly number[] = [0, -8, -6, -4, -2, 0].map((power, place) =>
  place === 0 ? 0 : Number(`1e${power}`),
);

/** Error to y, in percent from the top. */
export function toY(error: number): number {
  if (error < 10 ** minPower) return error > 0 ? 100 * (1 - above) : 100;
  return 100 * (1 - above) * Math.max(0, Math.log10(error) / minPower);
}
