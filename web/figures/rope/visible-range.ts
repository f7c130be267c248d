/** The positions on the track, both ends included. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** The minimum length, so that single steps are visible. */
const shortest = 24;

/** The window for two words: the previous one if it contains both, else one from 0, else one around both. */
export function windowFor(before: Window | undefined, one: number, other: number): Window {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  const holds = ({ from, to }: Window): boolean => first >= from && last <= to;
  if (before && holds(before)) return before;
  const start = { from: 0, to: shortest };
  if (holds(start)) return start;
  const length = Math.max(shortest, 2 * Math.ceil(last - first));
  const from = Math.max(0, Math.floor((first + last - length) / 2));
  return { from, to: from + length };
}

/** About `max` round tick positions. */
export function getTicks({ from, to }: Window, max: number): readonly number[] {
  const rough = (to - from) / max;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 4].findLast((factor) => factor <= rough / power) ?? 1);
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step);
}
