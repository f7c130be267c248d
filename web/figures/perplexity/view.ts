import { lengths } from './measured.js';

const [shortest, longest] = [lengths[0]!, lengths.at(-1)!];
/** From a perfect model's side of all that is measured to above the highest. */
const [min, max] = [3, 5_000];

/** Perplexities with a line each: powers of ten, and two between where most of the lines lie. */
export const levels: readonly number[] = [3, 5, 10, 100, 1_000];

/** The place of a length, from 0 at the left to 100 at the right: doublings have the same room. */
export const across = (length: number): number => (100 * Math.log(length / shortest)) / Math.log(longest / shortest);

/** The place of a perplexity, from 0 at the top to 100 at the bottom: equal factors have the same room. */
export const down = (perplexity: number): number => (100 * Math.log(max / perplexity)) / Math.log(max / min);
