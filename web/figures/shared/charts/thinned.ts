import type { Point } from './point.js';

/** At most `most` points that look the same: of each run of points the first, the lowest, the highest, as they come. */
export function thinned(points: readonly Point[], most: number): readonly Point[] {
  if (points.length <= most) return points;
  const run = Math.ceil((3 * points.length) / (most - 1));
  const kept: Point[] = [];
  for (let first = 0; first < points.length; first += run) {
    const part = points.slice(first, first + run);
    const heights = part.map(({ y }) => y);
    const marked = new Set([0, heights.indexOf(Math.min(...heights)), heights.indexOf(Math.max(...heights))]);
    kept.push(...part.filter((_, index) => marked.has(index)));
  }
  const last = points.at(-1);
  return last && kept.at(-1) !== last ? [...kept, last] : kept;
}
