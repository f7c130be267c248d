import type { Likelihood, LikelihoodSpec } from '../../core/index.js';
import type { Split } from './chunked-call.js';

/**
 * Snap distance: a pixel edge this close to an integer is that position, which then belongs to the pixel on the right.
 */
const near = 1e-6;

/** The position at the left edge of a pixel. */
function edge({ from, positions, pixels }: LikelihoodSpec, pixel: number): number {
  const place = from + (pixel * positions) / pixels;
  return Math.abs(place - Math.round(place)) < near ? Math.round(place) : place;
}

/** Concatenates two row-major matrices with the same number of rows, row by row. */
function beside(one: Float32Array, other: Float32Array, rows: number): Float32Array<ArrayBuffer> {
  const both = new Float32Array(one.length + other.length);
  const [width, more] = [one.length / rows, other.length / rows];
  for (let row = 0; row < rows; ++row) {
    both.set(one.subarray(row * width, (row + 1) * width), row * (width + more));
    both.set(other.subarray(row * more, (row + 1) * more), row * (width + more) + width);
  }
  return both;
}

/** Splits a long range by pixels. A short one, with less than a position per pixel, is fast enough. */
export const likelihoodSplit: Split<LikelihoodSpec, Likelihood> = {
  count: ({ positions, pixels }) => (positions >= pixels ? pixels : 1),
  range: (spec, first, count) => {
    const from = edge(spec, first);
    return { ...spec, from, positions: edge(spec, first + count) - from, pixels: count };
  },
  merge: (before, after) => ({
    pairs: before.pairs,
    each: beside(before.each, after.each, before.pairs.length),
    product: beside(before.product, after.product, 1),
  }),
};
