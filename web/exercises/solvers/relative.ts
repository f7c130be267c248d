import type { Core } from '../../core/core.js';
import { need, type Answer, type Asked } from './answer.js';

type Bias = Parameters<Core['positionBias']>[0];

/** The index of the scheme's number that a word has for the word `distance` places behind it. */
export function getPlace(core: Core, distance: number, scheme: Bias): number {
  const length = distance + 1;
  const { places } = core.positionBias({ ...scheme, length, query: distance });
  return places[distance * length] ?? NaN;
}

const getSlope = (core: Core, asked: Asked): number =>
  core.positionBias({ scheme: 'alibi', heads: need(asked, 'heads'), length: 1, query: 0 }).slopes[
    need(asked, 'head') - 1
  ] ?? NaN;

/** The answers about what relative encodings add to a score; heads are counted from 1, as the figure does, places from 0. */
export const relativeAnswers = {
  /** The cost of a step in one head of ALiBi. */
  'alibi-slope': getSlope,
  /** The number that ALiBi adds to the score of the query at `place` with the key at `other`, which stands before it. */
  'alibi-bias': (core, asked) => {
    const [place, length] = [need(asked, 'place'), need(asked, 'place') + 1];
    const [heads, head] = [need(asked, 'heads'), need(asked, 'head') - 1];
    const { bias } = core.positionBias({ scheme: 'alibi', heads, head, length, query: place });
    return bias[place * length + need(asked, 'other')] ?? NaN;
  },
} as const satisfies Record<string, Answer>;
