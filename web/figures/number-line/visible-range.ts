/** The range of the close-up, in positions. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The minimum range. */
const minSpan = 16;
/** The maximum number of positions that can be told apart. */
export const maxWholes = 48;

/**
 * The range grows with the spacing of the format's numbers, so that it has four to eight of them wherever some integer
 * positions are lost.
 */
export function rangeAround(position: number, significandBits: number): Range {
  const half = Math.max(minSpan, position * 2 ** (3 - significandBits)) / 2;
  return { from: position - half, to: position + half };
}

/** Percent from the left edge; below 0 or above 100 outside of the range. */
export const toX = (position: number, { from, to }: Range): number => (100 * (position - from)) / (to - from);

/** A label next to the line. */
export interface Named {
  readonly value: number;
  /** Every second one is hidden if the line is short. */
  readonly second: boolean;
}

export interface Mark {
  readonly value: number;
  /** In percent, as from `toX`. */
  readonly left: number;
  /** Shown only if there is room. */
  readonly minor: boolean;
}

/** The minimum distance in percent from the reader's own number: on long and on short lines. */
const [clear, roomy] = [10, 20];

/** Labels closer to an end would overflow, in percent. */
const edge = 5;

/** Removes labels that overlap the reader's own number at `own`. */
export function getMarks(named: readonly Named[], own: number, stretch: Range): readonly Mark[] {
  return named.flatMap(({ value, second }) => {
    const left = toX(value, stretch);
    const away = Math.abs(left - own);
    return left < edge || left > 100 - edge || away < clear ? [] : [{ value, left, minor: second || away < roomy }];
  });
}

/** Labelled integer positions: four to eight multiples of a power of two. */
export function namedPositions({ from, to }: Range): readonly Named[] {
  const step = 2 ** Math.ceil(Math.log2((to - from) / 8));
  const [first, last] = [Math.max(0, Math.ceil(from / step)), Math.floor(to / step)];
  return Array.from({ length: last - first + 1 }, (_, k) => ({
    value: (first + k) * step,
    second: (first + k) % 2 === 1,
  }));
}
