import type { FieldRange } from '../shared/reader/fields.js';

/** Number formats, the widest first. */
export const formats = ['fp32', 'fp16', 'bf16', 'e4m3', 'e5m2'] as const;
export type Format = (typeof formats)[number];

/** The names of the formats as they are written outside of code; the 8-bit ones are only half a name without their width. */
export const formatNames: Readonly<Record<Format, string>> = {
  ...{ fp32: 'fp32', fp16: 'fp16', bf16: 'bf16' },
  ...{ e4m3: 'fp8 e4m3', e5m2: 'fp8 e5m2' },
};

/** The line is doubled this often: far enough to see where fp32 leaves out its first whole number. */
export const doublings = 25;
/** Bits may mean a place between two whole positions. */
export const placeRange: FieldRange = { min: 0, max: 2 ** doublings, kind: 'real' };

/** From the left end of the whole line, 0, to its right end, 1. Equal ways are equal factors, but for the first steps. */
export const alongLine = (position: number): number => Math.log2(1 + position) / Math.log2(1 + placeRange.max);

/** The whole position at such a place. */
export const positionAlong = (share: number): number => Math.round((1 + placeRange.max) ** share - 1);

/** A position on the way between two others, as fast at its end as at its beginning. */
export const travelled = (from: unknown, to: unknown, share: number): number => {
  const [start, end] = [alongLine(Number(from)), alongLine(Number(to))];
  return positionAlong(start + (end - start) * share);
};

/** The power of two after a position, or the one before it. */
export function nextPower(position: number, direction: 1 | -1): number {
  if (direction === 1) return Math.min(placeRange.max, 2 ** (Math.floor(Math.log2(Math.max(0.5, position))) + 1));
  return position <= 1 ? 0 : 2 ** (Math.ceil(Math.log2(position)) - 1);
}
