/**
 * The strengths that a reader draws: the agreement of q and k in each pair, from the fastest to the slowest at even
 * distances. 1 is as much as a word agrees with itself on average, 0 is none, -1 is the opposite.
 */
export type Strengths = readonly number[];

/** Heights on the pad: enough for a hand, and one in the middle. */
export const padColumns = 33;

/** Slow pairs disagree, and come to agree by turning: the score rises with the distance. */
export const usualStrengths: Strengths = [0, 0, 0, 0, 0, -1, -1, -1];

const max = 128;

/** Reads `-1 0.5 1`, with spaces or commas; undefined for what is no such list. */
export function readStrengths(text: string): Strengths | undefined {
  const parts = text.trim().split(/[\s,]+/);
  if (parts.length < 2 || parts.length > max || parts.includes('')) return undefined;
  const numbers = parts.map((part) => Number(part.replace('−', '-')) + 0);
  return numbers.every((number) => Math.abs(number) <= 1) ? numbers : undefined;
}

export const writeStrengths = (strengths: Strengths): string =>
  strengths.map((strength) => String(Number(strength.toFixed(2)))).join(' ');

/** The same curve with another number of places; straight between its own. */
export function spread(strengths: Strengths, count: number): Strengths {
  const last = strengths.length - 1;
  return Array.from({ length: count }, (_, index) => {
    const place = count > 1 ? (index / (count - 1)) * last : 0;
    const before = Math.min(Math.floor(place), Math.max(0, last - 1));
    const [one, other] = [strengths[before] ?? 0, strengths[before + 1] ?? strengths[before] ?? 0];
    return one + (place - before) * (other - one);
  });
}

/** Heights on the pad from 0 to 1. */
export const getHeights = (strengths: Strengths): readonly number[] =>
  spread(strengths, padColumns).map((strength) => (strength + 1) / 2);

/** The other way round, in the hundredths that a link carries. */
export const getStrengths = (heights: readonly number[]): Strengths =>
  heights.map((height) => Math.round(100 * (2 * height - 1)) / 100 + 0);
