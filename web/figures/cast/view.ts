import { castEncoding } from '../../core/fields/precision.js';
import type { Scale } from '../shared/plot/scale.js';
import { getRange, type FieldRange } from '../shared/reader/number-range.js';

/** The stages at which a number can be rounded, from position to score. */
export const stages = ['positions', 'frequencies', 'angles', 'waves', 'products', 'rotated'] as const;
export type Stage = (typeof stages)[number];

/** Number formats, from most to least precise. */
export const formats = ['fp32', 'fp16', 'bf16', 'e4m3', 'e5m2'] as const;
export type Format = (typeof formats)[number];

/** Rotated queries and keys, or added rows of sines and cosines. */
export const kinds = ['rotary', 'sinusoidal'] as const;
export type Kind = (typeof kinds)[number];

/** Sinusoidal encodings have no products stage. */
export const hasStage = (kind: Kind, stage: Stage): boolean => kind === 'rotary' || stage !== 'products';

/** Stages as attribute text, `positions angles`, or `none`. */
export const stagesText = {
  fromAttribute(text: string): readonly Stage[] | undefined {
    const words = text === 'none' ? [] : text.split(' ');
    return words.every((word) => stages.some((stage) => stage === word))
      ? stages.filter((stage) => words.includes(stage))
      : undefined;
  },
  toAttribute: (rounded: readonly Stage[]): string => rounded.join(' ') || 'none',
};

/** The end of the plot: the longest context in the tour. */
const maxOffset = 131_072;

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

export const offsetScale: Scale = {
  ...{ name: 'offset', min: 0, max: maxOffset },
  at: (offset) => Math.log2(1 + offset / linearLimit) / width,
  invert: (fraction) => Math.round(linearLimit * (2 ** (fraction * width) - 1)),
};

export const offsetTicks: readonly number[] = [0, 256, 1024, 4096, 16_384, maxOffset];

/** Offsets at even distances on the axis, both ends included. */
export const sampleOffsets = (count: number): readonly number[] => [
  ...new Set(Array.from({ length: count }, (_, place) => offsetScale.invert(place / (count - 1)))),
];

/** Five pairs from the fastest to the slowest. */
export const shownPairs = (pairs: number): readonly number[] => [
  ...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(share * (pairs - 1)))),
];
