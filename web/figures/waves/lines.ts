import { maxLines, nextDimension } from '../shared/charts/waves-view.js';

// Pure updates of the lines. They use the lines at the time of the event, because several events may come before the
// list is rendered again, so that no line is duplicated and the limits hold.

/** Removes a line, except the last one. */
export function removeLine(chosen: readonly number[], dimension: number): readonly number[] {
  const left = chosen.filter((other) => other !== dimension);
  return left.length > 0 ? left : chosen;
}

/** Replaces a line; no duplicates. */
export function replaceLine(chosen: readonly number[], dimension: number, by: number): readonly number[] {
  return [...new Set(chosen.map((other) => (other === dimension ? by : other)))];
}

/** Adds the next dimension that isn't drawn, if there's room. */
export function addLine(chosen: readonly number[], dimensions: number): readonly number[] {
  const next = chosen.length < maxLines ? nextDimension(chosen, dimensions) : undefined;
  return next === undefined ? chosen : [...chosen, next];
}

/**
 * Drops removed lines from the hidden ones, so that a line is visible when it's added again. Returns the same set if
 * nothing changes.
 */
export function keepHidden(concealed: ReadonlySet<number>, chosen: readonly number[]): ReadonlySet<number> {
  const still = chosen.filter((dimension) => concealed.has(dimension));
  return still.length === concealed.size ? concealed : new Set(still);
}
