import { maxLines, nextDimension } from '../shared/charts/waves-view.js';

// The lines after a press in their list, from those that are drawn when the press comes. Another press may have come since
// the list was drawn: what that has changed counts, so none of these makes a line twice, a ninth line, or no line at all.

/** Without a line: the last one stays. */
export function withoutLine(chosen: readonly number[], dimension: number): readonly number[] {
  const left = chosen.filter((other) => other !== dimension);
  return left.length > 0 ? left : chosen;
}

/** With another line in the place of one; if that line is drawn already, once. */
export function withLineReplaced(chosen: readonly number[], dimension: number, by: number): readonly number[] {
  return [...new Set(chosen.map((other) => (other === dimension ? by : other)))];
}

/** With one more line, as long as there is room for one and a dimension that is not drawn. */
export function withNextLine(chosen: readonly number[], dimensions: number): readonly number[] {
  const next = chosen.length < maxLines ? nextDimension(chosen, dimensions) : undefined;
  return next === undefined ? chosen : [...chosen, next];
}

/** Of the lines that are switched off, those that are drawn: a line that comes back is to be seen. The same set if that is all of them. */
export function stillConcealed(concealed: ReadonlySet<number>, chosen: readonly number[]): ReadonlySet<number> {
  const still = chosen.filter((dimension) => concealed.has(dimension));
  return still.length === concealed.size ? concealed : new Set(still);
}
