import type { FieldRange } from '../shared/reader/number-range.js';

/** Number formats, widest first. */
export const formats = ['fp32', 'fp16', 'bf16', 'e4m3', 'e5m2'] as const;
export type Format = (typeof formats)[number];

/** Display names of the formats; the 8-bit ones include their width. */
export const formatNames: Readonly<Record<Format, string>> = {
  ...{ fp32: 'fp32', fp16: 'fp16', bf16: 'bf16' },
  ...{ e4m3: 'fp8 e4m3', e5m2: 'fp8 e5m2' },
};

/** The line ends at 2^doublings, just beyond fp32's first missing integer. */
export const doublings = 25;
/** Bits may represent a place between two integer positions. */
export const placeRange: FieldRange = { min: 0, max: 2 ** doublings, kind: 'real' };

/** A position's place on the whole line, 0 to 1, on a log(1 + x) scale. */
export const alongLine = (position: number): number => Math.log2(1 + position) / Math.log2(1 + placeRange.max);

/** The inverse, rounded to an integer. */
export const positionAlong = (fraction: number): number => Math.round((1 + placeRange.max) ** fraction - 1);

/** Interpolates between positions on this scale. */
export const interpolate = (from: unknown, to: unknown, progress: number): number => {
  const [start, end] = [alongLine(Number(from)), alongLine(Number(to))];
  return positionAlong(start + (end - start) * progress);
};

/** The next power of two in a direction. */
export function nextPower(position: number, direction: 1 | -1): number {
  if (direction === 1) return Math.min(placeRange.max, 2 ** (Math.floor(Math.log2(Math.max(0.5, position))) + 1));
  return position <= 1 ? 0 : 2 ** (Math.ceil(Math.log2(position)) - 1);
}
