import type { Scale } from '../shared/plot/scale.js';
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

/** The whole line: log(1 + x), with integers from every fraction. */
export const positionScale: Scale = {
  ...{ name: 'log1p', min: placeRange.min, max: placeRange.max },
  at: (position) => Math.log2(1 + position) / Math.log2(1 + placeRange.max),
  invert: (fraction) => Math.round((1 + placeRange.max) ** fraction - 1),
};

export const interpolate = (from: unknown, to: unknown, progress: number): number => {
  const [start, end] = [positionScale.at(Number(from)), positionScale.at(Number(to))];
  return positionScale.invert(start + (end - start) * progress);
};

export function nextPower(position: number, direction: 1 | -1): number {
  if (direction === 1) return Math.min(placeRange.max, 2 ** (Math.floor(Math.log2(Math.max(0.5, position))) + 1));
  return position <= 1 ? 0 : 2 ** (Math.ceil(Math.log2(position)) - 1);
}

/** The range of the close-up, in positions. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const minSpan = 16;
/** The maximum number of positions that can be told apart. */
export const maxWholes = 48;

/**
 * The range grows with the spacing of the format's numbers, so that it has four to eight of them wherever some integer
 * positions are lost.
 */
export function rangeAround(position: number, significandBits: number): Range {
  const half = Math.max(minSpan, position * 2 ** (3 - significandBits)) / 2;
  return { from: position - half, to: position + half };
}

/** Percent from the left edge; below 0 or above 100 outside of the range. */
export const toX = (position: number, { from, to }: Range): number => (100 * (position - from)) / (to - from);

/** Four to eight multiples of a power of two. */
export function namedPositions({ from, to }: Range): readonly number[] {
  const step = 2 ** Math.ceil(Math.log2((to - from) / 8));
  const [first, last] = [Math.max(0, Math.ceil(from / step)), Math.floor(to / step)];
  return Array.from({ length: last - first + 1 }, (_, k) => (first + k) * step);
}

export interface Label {
  readonly value: number;
  /** In percent, as from `toX`. */
  readonly left: number;
  /** Shown only if there is room. */
  readonly isMinor: boolean;
}

/** The minimum distance in percent from the reader's own number: on long and on short lines. */
const [clear, roomy] = [10, 20];
/** Labels closer to an end would overflow, in percent. */
const edge = 5;

/** Labels beside the reader's own number at `own`; every second one is minor. */
export function getLabels(values: readonly number[], own: number, range: Range): readonly Label[] {
  return values.flatMap((value, index) => {
    const left = toX(value, range);
    const away = Math.abs(left - own);
    const isMinor = index % 2 !== 0 || away < roomy || Math.abs(left - 50) > 40;
    return left < edge || left > 100 - edge || away < clear ? [] : [{ value, left, isMinor }];
  });
}
