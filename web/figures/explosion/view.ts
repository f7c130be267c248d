import type { Scale } from '../shared/plot/scale.js';

/** Scores up to here have a place: higher ones are beyond all that the ridges make of typical heads. */
const max = 1e7;

/** Equal up to about 0.1, then equal factors have equal room, above and below 0. */
const bent = (score: number): number => Math.sign(score) * Math.log10(1 + 10 * Math.abs(score));

/** What is too high stands at the edge. */
export const scores: Scale = {
  name: 'scores',
  min: -max,
  max,
  at: (score) => Math.min(1, Math.max(0, 0.5 + bent(score) / bent(max) / 2)),
  invert: (fraction) => {
    const height = (2 * fraction - 1) * bent(max);
    return (Math.sign(height) * (10 ** Math.abs(height) - 1)) / 10;
  },
};

/** Scores with a line each. */
export const levels: readonly number[] = [1e6, 1e4, 100, 1, 0, -1, -100, -1e4, -1e6];
