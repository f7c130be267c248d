import { need, type Answer } from './answer.js';

/** Random words, each against the code of a position: their spread is right to some 4 %, and soon computed. */
const words = 300;

/** Answers about a word with the code of its position added. */
export const additionAnswers = {
  /** Standard deviation of the angles between random words and codes, in degrees: about 180 / pi / sqrt(dimensions). */
  'angle-spread-in-degrees': (core, asked) => {
    const spec = { dimensions: need(asked, 'dimensions'), words, bins: 1, seed: Number(asked['seed'] ?? 1) };
    return (core.anglesHistogram(spec).standardDeviation * 180) / Math.PI;
  },
} as const satisfies Record<string, Answer>;
