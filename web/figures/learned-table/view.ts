import { positions } from './settings.js';
import type { TableState } from './shape.js';

/** Positions with a tick: both ends and the quarters. */
export const ticks: readonly number[] = [0, 8, 16, 24, 31];

/** The centre of a row or column of the matrix, as a fraction of its side. */
export const getMiddle = (position: number): number => (position + 0.5) / positions;

/** The position of the column at a fraction of the matrix. */
export const positionAt = (fraction: number): number => Math.min(positions - 1, Math.floor(fraction * positions));

const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** The smallest round number that no component exceeds: the half length of the plane's axes. */
export function getReach(states: readonly TableState[]): number {
  const max = Math.max(...states.flatMap(({ components }) => Array.from(components, Math.abs)), 1e-9);
  const unit = 10 ** Math.floor(Math.log10(max));
  return Number(((steps.find((step) => step * unit >= max) ?? 10) * unit).toPrecision(3));
}

/** A row in the plane, -1 to 1 in both directions, y pointing down. */
export function getPlace({ components }: TableState, row: number, reach: number): readonly [x: number, y: number] {
  return [(components[2 * row] ?? 0) / reach, -(components[2 * row + 1] ?? 0) / reach];
}

/** The distance at which labels of two points do not overlap. */
const clear = 0.2;

/** The labelled rows: the highlighted one, and those with a tick that are clear of others. */
export function numberedRows(places: readonly (readonly [x: number, y: number])[], row: number): readonly number[] {
  const numbered: number[] = [];
  for (const position of [row, ...ticks]) {
    const place = places[position];
    const isClear = (other: number): boolean =>
      place !== undefined && Math.hypot(place[0] - places[other]![0], place[1] - places[other]![1]) >= clear;
    if (place && numbered.every(isClear)) numbered.push(position);
  }
  return numbered;
}

/** The state nearest to a step; the last one without a step. */
export function stateNear(states: readonly TableState[], step: number | undefined): TableState | undefined {
  if (step === undefined) return states.at(-1);
  const distances = states.map((state) => Math.abs(state.step - step));
  return states[distances.indexOf(Math.min(...distances))];
}
