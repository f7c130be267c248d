/**
 * Drawn strengths: the agreement of q and k in each pair, evenly spaced from the fastest to the slowest. 1 is the
 * average agreement of a word with itself, 0 none, -1 the opposite.
 */
export type Strengths = readonly number[];

/** Columns of the pad; odd, so that one is in the middle. */
export const padColumns = 33;

/** Of one word as query and key, on average. */
export const sameStrengths: Strengths = [1, 1];

/** Of two words that have nothing to do with each other, on average. */
export const randomStrengths: Strengths = [0, 0];

const max = 128;

/** Parses `-1 0.5 1`, separated by spaces or commas; undefined if malformed. */
export function parseStrengths(text: string): Strengths | undefined {
  const parts = text.trim().split(/[\s,]+/);
  if (parts.length < 2 || parts.length > max || parts.includes('')) return undefined;
  const numbers = parts.map((part) => Number(part.replace('−', '-')) + 0);
  return numbers.every((number) => Math.abs(number) <= 1) ? numbers : undefined;
}

export const formatStrengths = (strengths: Strengths): string =>
  strengths.map((strength) => String(Number(strength.toFixed(2)))).join(' ');

/** Resamples to `count` values by linear interpolation. */
export function resample(strengths: Strengths, count: number): Strengths {
  const last = strengths.length - 1;
  return Array.from({ length: count }, (_, index) => {
    const place = count > 1 ? (index / (count - 1)) * last : 0;
    const before = Math.min(Math.floor(place), Math.max(0, last - 1));
    const [one, other] = [strengths[before] ?? 0, strengths[before + 1] ?? strengths[before] ?? 0];
    return one + (place - before) * (other - one);
  });
}

export const getHeights = (strengths: Strengths): readonly number[] =>
  resample(strengths, padColumns).map((strength) => (strength + 1) / 2);

/** Pad heights to strengths, rounded to hundredths for links. */
export const getStrengths = (heights: readonly number[]): Strengths =>
  heights.map((height) => Math.round(100 * (2 * height - 1)) / 100 + 0);
