import type { Window } from './data.js';

/** From the left edge of the plot, in percent. */
export const across = (distance: number, length: number): number => (100 * distance) / length;

/** Sums from `min` at the bottom to `max`: the start, at which all hands agree, is cut off. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

export function scaleFor(dimensions: number): Scale {
  const step = dimensions / 16;
  return { min: -step, max: 4 * step, ticks: [-1, 0, 1, 2, 3, 4].map((k) => k * step) };
}

/** From its top, in percent; what lies outside stands at the edge. */
export const down = (sum: number, { min, max }: Scale): number =>
  Math.min(100, Math.max(0, (100 * (max - sum)) / (max - min)));

/** Of bases on a scale of factors. */
export interface Bases {
  readonly from: number;
  readonly to: number;
}

/** A little more than all windows, so that it is seen that bases outside of them fail. */
export function basesAround(windows: readonly Window[]): Bases | undefined {
  const [first, last] = [windows[0], windows.at(-1)];
  if (!first || !last) return undefined;
  const room = (last.end / first.start) ** 0.1;
  return { from: first.start / room, to: last.end * room };
}

/** From the left edge of the strip, in percent: outside of it where the base is. */
export const acrossBases = (base: number, { from, to }: Bases): number =>
  (100 * Math.log(base / from)) / Math.log(to / from);
