import type { Point } from './point.js';

/** At most `max` points that look the same: of each run of points the first, the lowest, the highest, as they come. */
export function thinned(points: readonly Point[], max: number): readonly Point[] {
  if (points.length <= max) return points;
  const run = Math.ceil((3 * points.length) / (max - 1));
  const kept: Point[] = [];
  // Within a gesture, thousands of points in each frame: by indices, without lists of each run.
  for (let first = 0; first < points.length; first += run) {
    let [lowest, highest] = [first, first];
    for (let index = first + 1; index < Math.min(first + run, points.length); index++) {
      if (points[index]!.y < points[lowest]!.y) lowest = index;
      if (points[index]!.y > points[highest]!.y) highest = index;
    }
    const [earlier, later] = [Math.min(lowest, highest), Math.max(lowest, highest)];
    kept.push(points[first]!);
    if (earlier > first) kept.push(points[earlier]!);
    if (later > earlier) kept.push(points[later]!);
  }
  const last = points.at(-1)!;
  return kept.at(-1) === last ? kept : [...kept, last];
}
