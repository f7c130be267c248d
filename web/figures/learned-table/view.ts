import type { TableState } from './shape.js';
import type { Point } from '../shared/charts/point.js';

/** Positions with a tick: both ends and the quarters. */
export const ticks: readonly number[] = [0, 8, 16, 24, 31];

/** The largest component: the half length of the plane's axes. */
export const getReach = (states: readonly TableState[]): number =>
  Math.max(...states.flatMap(({ components }) => Array.from(components, Math.abs)), 1e-9);

export const getPoints = ({ components }: TableState): readonly Point[] =>
  Array.from({ length: components.length / 2 }, (_, row) => ({ x: components[2 * row]!, y: components[2 * row + 1]! }));

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The row whose point is nearest to a place of the plane. */
export function rowAt(points: readonly Point[], place: Point): number {
  const distances = points.map((point) => distance(point, place));
  return distances.indexOf(Math.min(...distances));
}

/** The labelled rows: the followed one, and those with a tick that are clear of others. */
export function numberedRows(points: readonly Point[], row: number, reach: number): readonly number[] {
  const numbered: number[] = [];
  for (const tick of [row, ...ticks])
    if (points[tick] && numbered.every((other) => distance(points[tick]!, points[other]!) >= 0.2 * reach))
      numbered.push(tick);
  return numbered;
}

/** The index of the state nearest to a step; the last one without a step. */
export function stateNear(states: readonly TableState[], step: number | undefined): number {
  if (step === undefined) return states.length - 1;
  const distances = states.map((state) => Math.abs(state.step - step));
  return distances.indexOf(Math.min(...distances));
}
