/** A place on the pad, as shares of it: x from its left edge, y from its lower one, both 0 to 1. */
export interface PadPoint {
  readonly x: number;
  readonly y: number;
}

/** A curve y(x) as it is being drawn: heights in evenly spaced columns, both edges included; undefined where nothing was drawn. */
export type Sketch = readonly (number | undefined)[];

export function emptySketch(columns: number): Sketch {
  return Array.from({ length: columns }, () => undefined);
}

/** The column nearest to a share of the width. */
export function columnAt(sketch: Sketch, x: number): number {
  return Math.round(clamped(x) * (sketch.length - 1));
}

/** The share of the width at which a column stands. */
export function getPlace(sketch: Sketch, column: number): number {
  return column / (sketch.length - 1);
}

/** A straight stroke, in either direction. What it crosses is drawn anew, so that a curve can be mended piece by piece. */
export function withStroke(sketch: Sketch, from: PadPoint, to: PadPoint): Sketch {
  const [left, right] = from.x <= to.x ? [from, to] : [to, from];
  const [first, last] = [columnAt(sketch, left.x), columnAt(sketch, right.x)];
  return sketch.map((height, column) => {
    if (column < first || column > last) return height;
    // Within one column there is no slope: the end of the stroke counts.
    if (first === last) return clamped(to.y);
    const share = (column - first) / (last - first);
    return clamped(left.y + share * (right.y - left.y));
  });
}

/** A height set in one column, as keys do. */
export function withHeight(sketch: Sketch, column: number, height: number): Sketch {
  return sketch.map((before, other) => (other === column ? clamped(height) : before));
}

/**
 * The whole curve: gaps are bridged by straight lines, and before the first and after the last drawn column it stays level.
 * Undefined while nothing is drawn.
 */
export function bridged(sketch: Sketch): readonly number[] | undefined {
  const drawn = sketch.flatMap((height, column) => (height === undefined ? [] : [{ column, height }]));
  const [first, final] = [drawn[0], drawn.at(-1)];
  if (!first || !final) return undefined;
  let next = 0;
  return sketch.map((_, column) => {
    while ((drawn[next]?.column ?? Infinity) < column) ++next;
    const after = drawn[next] ?? final;
    const before = after.column === column ? after : (drawn[next - 1] ?? first);
    const span = after.column - before.column;
    if (span <= 0) return before.height;
    return before.height + ((column - before.column) / span) * (after.height - before.height);
  });
}

/** From the first to the last drawn column, as a share of the width: whether there is a curve yet, or a dot. */
export function getReach(sketch: Sketch): number {
  const first = sketch.findIndex((height) => height !== undefined);
  const last = sketch.findLastIndex((height) => height !== undefined);
  return first < 0 ? 0 : (last - first) / (sketch.length - 1);
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share));
}
