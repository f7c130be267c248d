/** The part of the line that is seen closely: from its left edge to its right edge, in positions. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Fewer neighbours than these are no picture. */
const minSpan = 16;
/** More of them than these are no longer told apart. */
export const maxWholes = 48;

/**
 * It is as much longer, the further out it lies, as the numbers of the format are sparser: so four to eight of them are in sight
 * wherever some whole position has none of its own.
 */
export function stretchAround(position: number, significandBits: number): Stretch {
  const half = Math.max(minSpan, position * 2 ** (3 - significandBits)) / 2;
  return { from: position - half, to: position + half };
}

/** From the left edge, in percent: what lies outside is below 0 or above 100. */
export const across = (position: number, { from, to }: Stretch): number => (100 * (position - from)) / (to - from);

/** A number to be written beside the line. */
export interface Named {
  readonly value: number;
  /** Every second one gives way where the line is short. */
  readonly second: boolean;
}

export interface Mark {
  readonly value: number;
  /** In percent, as `across` has it. */
  readonly left: number;
  /** Seen only where there is room. */
  readonly minor: boolean;
}

/** Nearer to the reader's own number than this another one has no room, in percent: on long lines, and on short ones. */
const [clear, roomy] = [10, 20];

/** Nearer to an end than this a number would hang out of the line, in percent. */
const edge = 5;

/** Without those that the reader's own number covers, which stands at `own`. */
export function getMarks(named: readonly Named[], own: number, stretch: Stretch): readonly Mark[] {
  return named.flatMap(({ value, second }) => {
    const left = across(value, stretch);
    const away = Math.abs(left - own);
    return left < edge || left > 100 - edge || away < clear ? [] : [{ value, left, minor: second || away < roomy }];
  });
}

/** Whole positions to be named: the multiples of a power of two, four to eight of them. */
export function namedPositions({ from, to }: Stretch): readonly Named[] {
  const step = 2 ** Math.ceil(Math.log2((to - from) / 8));
  const [first, last] = [Math.max(0, Math.ceil(from / step)), Math.floor(to / step)];
  return Array.from({ length: last - first + 1 }, (_, k) => ({
    value: (first + k) * step,
    second: (first + k) % 2 === 1,
  }));
}
