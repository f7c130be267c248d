/** A point on the pad: fractions from its left and lower edge, 0 to 1. */
export interface PadPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * A curve y(x) while it is drawn: heights in evenly spaced columns including both edges; undefined where nothing was
 * drawn.
 */
export type Sketch = readonly (number | undefined)[];

export function emptySketch(columns: number): Sketch {
  return Array.from({ length: columns }, () => undefined);
}

/** The nearest column to a fraction of the width. */
export function columnAt(sketch: Sketch, x: number): number {
  return Math.round(clamped(x) * (sketch.length - 1));
}

/** The position of a column, as a fraction of the width. */
export function getPlace(sketch: Sketch, column: number): number {
  return column / (sketch.length - 1);
}

/**
 * Draws a straight stroke in either direction, replacing what it crosses, so that a curve can be corrected piece by
 * piece.
 */
export function withStroke(sketch: Sketch, from: PadPoint, to: PadPoint): Sketch {
  const [left, right] = from.x <= to.x ? [from, to] : [to, from];
  const [first, last] = [columnAt(sketch, left.x), columnAt(sketch, right.x)];
  return sketch.map((height, column) => {
    if (column < first || column > last) return height;
    // Within one column, the end of the stroke counts.
    if (first === last) return clamped(to.y);
    const fraction = (column - first) / (last - first);
    return clamped(left.y + fraction * (right.y - left.y));
  });
}

/** Sets the height of one column, for keyboard input. */
export function withHeight(sketch: Sketch, column: number, height: number): Sketch {
  return sketch.map((before, other) => (other === column ? clamped(height) : before));
}

/**
 * The whole curve: gaps are interpolated, and it is constant before the first and after the last drawn column.
 * Undefined while empty.
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

/** The distance from the first to the last drawn column, as a fraction of the width: tells a curve from a dot. */
export function getReach(sketch: Sketch): number {
  const first = sketch.findIndex((height) => height !== undefined);
  const last = sketch.findLastIndex((height) => height !== undefined);
  return first < 0 ? 0 : (last - first) / (sketch.length - 1);
}

function clamped(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}
