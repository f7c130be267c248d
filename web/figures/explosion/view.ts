/** Scores up to here have a place: higher ones are beyond all that the ridges make of typical heads. */
const max = 1e7;

/** Equal up to about 0.1, then equal factors have equal room, above and below 0. */
const bent = (score: number): number => Math.sign(score) * Math.log10(1 + 10 * Math.abs(score));

/** Scores with a line each. */
export const levels: readonly number[] = [1e6, 1e4, 100, 1, 0, -1, -100, -1e4, -1e6];

/** From the left edge of the plot, in percent. */
export const across = (distance: number, length: number): number => (100 * distance) / length;

/** From its top, in percent; what is too high stands at the edge. */
export const down = (score: number): number => Math.min(100, Math.max(0, 50 - (50 * bent(score)) / bent(max)));
