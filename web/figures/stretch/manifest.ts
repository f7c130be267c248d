import { rotaryFrequencies } from '../../core/fields/rotary.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, text, toggle } from '../shared/manifest/parameters.js';
import { getRange } from '../shared/reader/number-range.js';
import { formatRope, parseRope, ropeBetween } from './rope.js';

/** Ways to slow the hands down: 'drawn' by the reader's rope; 'none' leaves them as they were trained. */
export const schemes = ['drawn', 'none', 'linear', 'ntk', 'dynamic', 'yarn', 'llama3'] as const;
export type Scheme = (typeof schemes)[number];

/** The two formulas where paper and code differ; the code is what programs run. */
export const formulas = ['code', 'paper'] as const;
export type Formula = (typeof formulas)[number];

const { dimensions, factor, originalLength, length } = rotaryFrequencies;
/** No published head is wider. */
const headRange = getRange(dimensions, { max: 256 });

export const parameters = {
  scheme: choice(schemes, {
    control: { label: 'stretch.scheme', option: (scheme) => `stretch.scheme.${scheme}` },
  }),
  rope: text({ fromAttribute: parseRope, toAttribute: formatRope, between: ropeBetween }),
  published: toggle({ control: { label: 'stretch.published', placement: 'primary' } }),
  factor: number(getRange(factor, { max: 1024 }), 8, {
    control: { label: 'stretch.factor', slide: [1, 64], logarithmic: true },
  }),
  formula: choice(formulas, {
    control: { label: 'stretch.formula', option: (formula) => `stretch.formula.${formula}` },
  }),
  length: number(getRange(length), undefined, { control: { label: 'stretch.length' } }),
  // With the largest factor no text becomes longer than the core takes.
  trained: number(getRange(originalLength, { max: 2 ** 20 }), 4096, { control: { label: 'stretch.trained' } }),
  head: number(headRange, 128, { control: { label: 'stretch.head' } }),
  pair: number({ min: 0, max: headRange.max / 2 - 1, kind: 'whole' }, 32),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-stretch',
  summary:
    'Draw how a rotary model is stretched to a longer text: a rope of beads, one for each hand, is pulled out of the zone of new angles, and a meter shows what it costs. Then position interpolation, NTK-aware scaling, YaRN and the rule of Llama 3 are drawn beside it, and small models, trained on 32 words and read on 128, answer by the nearest scheme.',
  heights: { '': [660, 590] },
  calls: ['rotaryFrequencies', 'seenAngles'],
  jobs: ['startTraining', 'train', 'evaluate', 'endTraining'],
  words: ['stretch'],
  parameters,
  help: {
    scheme:
      'The way in which the hands are slowed down: drawn (by `rope`), none, linear, ntk, dynamic, yarn or llama3.',
    rope: 'With `scheme="drawn"`: the divisors of the speeds at seven grips, from the fastest hand to the slowest, 1 or more; at most the factor counts.',
    published:
      'Draws position interpolation, NTK-aware scaling, YaRN and the rule of Llama 3 beside the curve, with their two meters.',
    factor: 'By how much the context grows, s: 1 to 1,024.',
    formula:
      'The formula of `yarn` and `dynamic`: that of the `code`, or that of the `paper`. The other one is drawn dashed.',
    length: 'Positions of the text; without it the factor times the length before stretching.',
    trained: 'L, positions of a text in training, before stretching: 2 to 1,048,576.',
    head: 'Dimensions of a head that are rotated: 2 to 256, an even number.',
    pair: 'The pair whose speed is written at its bead, counted from 0, the fastest; numbers beyond the last mean the last.',
  },
};
