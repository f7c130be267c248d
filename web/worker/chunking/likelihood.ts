import type { Likelihood, LikelihoodSpec } from '../../core/index.js';
import type { Split } from './chunked-call.js';

/** Nearer to a whole position than this, an edge between two pixels is that position, which belongs to the second one. */
const near = 1e-6;

/** The position at which a pixel begins. */
function edge({ from, positions, pixels }: LikelihoodSpec, pixel: number): number {
  const place = from + (pixel * positions) / pixels;
  return Math.abs(place - Math.round(place)) < near ? Math.round(place) : place;
}

/** Row-major matrices with as many rows, side by side. */
function beside(one: Float32Array, other: Float32Array, rows: number): Float32Array<ArrayBuffer> {
  const both = new Float32Array(one.length + other.length);
  const [width, more] = [one.length / rows, other.length / rows];
  for (let row = 0; row < rows; ++row) {
    both.set(one.subarray(row * width, (row + 1) * width), row * (width + more));
    both.set(other.subarray(row * more, (row + 1) * more), row * (width + more) + width);
  }
  return both;
}

/** A long stretch pixel by pixel. A short one, of less than a position a pixel, does not take long. */
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
