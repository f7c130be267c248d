import { castEncoding } from '../../core/fields/precision.js';
import { getRange, type FieldRange } from '../shared/reader/number-range.js';

/** The stations at which a number can be rounded, in the order in which a position becomes a score. */
export const stations = ['positions', 'frequencies', 'angles', 'waves', 'products', 'rotated'] as const;
export type Station = (typeof stations)[number];

/** The formats in which a station can keep its numbers, from all their digits down to eight bits. */
export const formats = ['exact', 'fp32', 'fp16', 'bf16', 'e4m3', 'e5m2'] as const;
export type Format = (typeof formats)[number];

/** The turned pairs of queries and keys, or the rows of sines and cosines that are added. */
export const kinds = ['rotary', 'sinusoidal'] as const;
export type Kind = (typeof kinds)[number];

/** The plot ends here, and so does the context of the longest models of the tour. */
export const farthest = 131_072;

export const offsetRange = getRange(castEncoding.offset, { max: farthest });
export const distanceRange = getRange(castEncoding.distance, { max: 4096 });
export const headRange = getRange(castEncoding.dimensions, { max: 256 });
/** More would not fit into a frame, and show no more. */
export const drawsRange = getRange(castEncoding.draws, { max: 100 });
export const seedRange: FieldRange = getRange(castEncoding.seed);
/** Its first query and key score about as much as most do, so that it is seen when they no longer do. */
export const usualSeed = 10;

/** Offsets below this lie nearly evenly, those above it by their logarithm: so 0 has a place. */
const bend = 64;
const width = Math.log2(1 + farthest / bend);

/** From the left edge of the plot, in percent. */
export const across = (offset: number): number => (100 * Math.log2(1 + offset / bend)) / width;

/** The whole offset at a share of the width, from 0 to 1. */
export const offsetAt = (share: number): number => Math.round(bend * (2 ** (share * width) - 1));

export const offsetTicks: readonly number[] = [0, 256, 1024, 4096, 16_384, farthest];

/** Places at which the error is measured, both ends included: few enough for a frame. */
const places = 40;
export const measuredOffsets: readonly number[] = [
  ...new Set(Array.from({ length: places }, (_, place) => offsetAt(place / (places - 1)))),
];

/** No logarithm reaches 0: an error of 0 has the bottom edge, and the least power of ten stands this far above it. */
const above = 0.1;
const minPower = -8;

export const errorTicks: readonly number[] = [0, -8, -6, -4, -2, 0].map((power, place) =>
  place === 0 ? 0 : Number(`1e${power}`),
);

/** From the top of the plot, in percent. */
export function down(error: number): number {
  if (error < 10 ** minPower) return error > 0 ? 100 * (1 - above) : 100;
  return 100 * (1 - above) * Math.max(0, Math.log10(error) / minPower);
}
