import type { FieldRange } from '../reader/number-range.js';
import type { Layout, ReaderState } from '../reader/reader-state.js';

/** The lines that are drawn, and the stretch of positions under them. */
export interface WavesView {
  /** Dimensions of the encoding, in the order in which they were chosen. */
  readonly chosen: readonly number[];
  readonly from: number;
  readonly to: number;
}

export const presets = ['fast-and-slow', 'one-hand', 'ten-positions'] as const;
export type Preset = (typeof presets)[number];

/** Beyond eight lines none can be followed any more. */
export const maxLines = 8;

/** A stretch is at least one position long and ends by 10^12, as the reader's position does. */
export const stretchRange: FieldRange = { min: 0, max: 1e12, kind: 'whole' };

export type Half = 'sine' | 'cosine';

/** The plot shows a little more than -1 to 1, so that crests are not cut. Chart and drawing share it. */
export const crest = 1.1;

/** Sines are solid lines with filled dots, cosines dashed lines with rings: the colour says only which hand. */
export const lineDashes: Readonly<Record<Half, readonly number[]>> = { sine: [], cosine: [7, 5] };

/** The hand of a dimension, and the one of its two shadows that the dimension is. */
export function getHand(
  dimension: number,
  dimensions: number,
  layout: Layout,
): { readonly pair: number; readonly half: Half } {
  const pairs = dimensions / 2;
  if (layout === 'halves') return { pair: dimension % pairs, half: dimension < pairs ? 'sine' : 'cosine' };
  return { pair: Math.floor(dimension / 2), half: dimension % 2 === 0 ? 'sine' : 'cosine' };
}

/** The other way round: where a hand's sine or cosine stands in the vector. */
export function getDimension(pair: number, half: Half, dimensions: number, layout: Layout): number {
  const second = half === 'cosine' ? 1 : 0;
  return layout === 'halves' ? pair + (second * dimensions) / 2 : 2 * pair + second;
}

/** The lines that a preset shows of a vector. */
export function presetView(preset: Preset, dimensions: number, layout: Layout): WavesView {
  const pairs = dimensions / 2;
  if (preset === 'ten-positions') return { chosen: [0, 1], from: 0, to: 9 };
  if (preset === 'one-hand') {
    const pair = Math.min(2, pairs - 1);
    return {
      chosen: (['sine', 'cosine'] as const).map((half) => getDimension(pair, half, dimensions, layout)),
      from: 0,
      to: 100,
    };
  }
  // From the fastest hand to the slowest: 0, 2, 4 and 7 of eight.
  const spread = [0, Math.floor(pairs / 4), Math.floor(pairs / 2), pairs - 1];
  return {
    chosen: [...new Set(spread)].map((pair) => getDimension(pair, 'sine', dimensions, layout)),
    from: 0,
    to: 100,
  };
}

/** A figure's attributes; those that are not given are left to the preset. */
export interface WavesAttributes {
  readonly preset?: Preset | undefined;
  readonly chosen?: readonly number[] | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** The part of a wish that can be drawn: dimensions that the vector has, over a stretch that is one. */
export function getView(given: WavesAttributes, { dimensions, layout }: ReaderState): WavesView {
  const preset = presetView(given.preset ?? 'fast-and-slow', dimensions, layout);
  const chosen = (given.chosen ?? preset.chosen).filter((dimension) => dimension < dimensions);
  const from = given.from ?? preset.from;
  const to = given.to ?? Math.max(preset.to, from + 1);
  const stretch = from < to ? { from, to } : { from: preset.from, to: preset.to };
  return { chosen: chosen.length > 0 ? chosen : [0, 1], ...stretch };
}

export function sameView(one: WavesView, other: WavesView): boolean {
  return one.from === other.from && one.to === other.to && one.chosen.join() === other.chosen.join();
}

/** Reads "0,1,14": what is no whole number counts as not there, and without any number the attribute counts as not given. */
export function readChosen(text: string): readonly number[] | undefined {
  const numbers = text
    .split(/[,\s]+/)
    .filter((part) => /^\d{1,4}$/.test(part))
    .map(Number);
  const chosen = [...new Set(numbers)].slice(0, maxLines);
  return chosen.length > 0 ? chosen : undefined;
}

/** At most ten ticks at 1, 2 or 5 times a power of ten, fewer where their labels are long. */
export function ticks(from: number, to: number): readonly number[] {
  const max = to < 100 ? 10 : to < 10_000 ? 6 : 4;
  let step = 10 ** Math.max(0, Math.floor(Math.log10(to - from)) - 1);
  for (let k = 0; Math.floor((to - from) / step) + 1 > max; ++k) step *= [2, 2.5, 2][k % 3] ?? 2;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, k) => first + k * step);
}

/** The dimension to draw next: the one farthest from all that are drawn, the slower one of two. */
export function nextDimension(chosen: readonly number[], dimensions: number): number | undefined {
  const distance = (dimension: number): number => Math.min(...chosen.map((other) => Math.abs(dimension - other)));
  const candidates = Array.from({ length: dimensions }, (_, dimension) => dimension).filter(
    (dimension) => !chosen.includes(dimension),
  );
  return candidates.toSorted((one, other) => distance(other) - distance(one) || other - one)[0];
}

/** Moves labels at these heights apart until neighbours are `gap` from each other, in the same order, between -1 and 1 where they fit. */
export function spreadLabels(heights: readonly number[], gap: number): readonly number[] {
  const order = heights.map((_, index) => index).toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const placed = [...heights];
  let floor = -Infinity;
  for (const index of order) floor = (placed[index] = Math.max(placed[index] ?? 0, floor)) + gap;
  let ceiling = Math.max(1, -1 + gap * (heights.length - 1));
  for (const index of order.toReversed()) ceiling = (placed[index] = Math.min(placed[index] ?? 0, ceiling)) - gap;
  return placed;
}
