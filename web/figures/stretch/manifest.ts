import { rotaryFrequencies } from '../../core/fields/rotary.js';
import { startTraining } from '../../core/fields/training.js';
import { everyFigures } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, toggle } from '../shared/manifest/parameters.js';
import { getRange } from '../shared/reader/number-range.js';
import { factorLists } from './factors.js';

/** Ways to slow the hands down; 'none' leaves them as they were trained. */
export const schemes = ['none', 'linear', 'ntk', 'dynamic', 'yarn', 'llama3', 'longrope'] as const;
export type Scheme = (typeof schemes)[number];

/** The two formulas where paper and code differ; the code is what programs run. */
export const formulas = ['code', 'paper'] as const;
export type Formula = (typeof formulas)[number];

/** The quantity of each pair in the plot: the share of its speed that it keeps, or the positions of a turn. */
export const curves = ['share', 'wavelength'] as const;
export type Curve = (typeof curves)[number];

const { dimensions, factor, originalLength, length, betaFast, betaSlow, lowFactor, highFactor } = rotaryFrequencies;
/** No published head is wider. */
const headRange = getRange(dimensions, { max: 256 });
const turns = { min: 0.1, max: 1024 };

export const parameters = {
  scheme: choice(schemes, {
    defaultValue: 'yarn',
    control: { label: 'stretch.scheme', placement: 'primary', option: (scheme) => `stretch.scheme.${scheme}` },
  }),
  factor: number(getRange(factor, { max: 1024 }), 8, {
    control: { label: 'stretch.factor', placement: 'primary', slide: [1, 64], logarithmic: true },
  }),
  formula: choice(formulas, {
    control: { label: 'stretch.formula', option: (formula) => `stretch.formula.${formula}` },
  }),
  curve: choice(curves, { control: { label: 'stretch.curve', option: (curve) => `stretch.curve.${curve}` } }),
  length: number(getRange(length), undefined, { control: { label: 'stretch.length' } }),
  // With the largest factor no text becomes longer than the core takes.
  trained: number(getRange(originalLength, { max: 2 ** 20 }), 4096, { control: { label: 'stretch.trained' } }),
  head: number(headRange, 128, { control: { label: 'stretch.head' } }),
  pair: number({ min: 0, max: headRange.max / 2 - 1, kind: 'whole' }, 32),
  fast: number(getRange(betaFast, turns), 32, { control: { label: 'stretch.fast' } }),
  slow: number(getRange(betaSlow, turns), 1, { control: { label: 'stretch.slow' } }),
  untruncated: toggle({ control: { label: 'stretch.untruncated' } }),
  low: number(getRange(lowFactor, turns), 1, { control: { label: 'stretch.low' } }),
  high: number(getRange(highFactor, turns), 4, { control: { label: 'stretch.high' } }),
  factors: choice(factorLists, { control: { label: 'stretch.factors', option: (list) => `stretch.factors.${list}` } }),
  seed: number(getRange(startTraining.seed), 1, { control: { label: 'stretch.seed' } }),
  seeds: number({ min: 1, max: 5, kind: 'whole' }, 1, { control: { label: 'stretch.seeds', offered: [1, 5] } }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-stretch',
  summary:
    'How a rotary model is stretched to a longer text: what each pair keeps of its speed by position interpolation, NTK-aware, dynamic, YaRN, the rule of Llama 3 or longrope, and which hands still meet new angles. Where code differs from its paper, both are drawn. And what it does to small models, trained on 32 words and read on 128 without more training.',
  display: 'block',
  heights: { '': [1150, 850] },
  calls: ['rotaryFrequencies', 'seenAngles'],
  jobs: ['startTraining', 'train', 'evaluate', 'weights', 'endTraining'],
  words: ['stretch'],
  common: everyFigures,
  parameters,
  help: {
    scheme: 'The way in which the hands are slowed down: none, linear, ntk, dynamic, yarn, llama3 or longrope.',
    factor: 'By how much the context grows, s: 1 to 1,024.',
    formula:
      'The formula of `yarn` and `dynamic`: that of the `code`, or that of the `paper`. The other one is drawn dashed.',
    curve: 'The curve of the plot: for each pair the `share` of its speed that it keeps, or its `wavelength`.',
    length: 'Positions of the text; without it the factor times the length before stretching.',
    trained: 'L, positions of a text in training, before stretching: 2 to 1,048,576.',
    head: 'Dimensions of a head that are rotated: 2 to 256, an even number.',
    pair: 'The pair that is picked out, counted from 0, the fastest; numbers beyond the last mean the last.',
    fast: 'The number of turns in training above which `yarn` leaves a pair alone.',
    slow: 'The number of turns in training below which `yarn` divides a pair by the factor.',
    untruncated: 'Lets the ramp of `yarn` in code begin and end between whole pairs, as the code of gpt-oss does.',
    low: 'The number of turns in training below which `llama3` divides a pair by the factor.',
    high: 'The number of turns in training above which `llama3` leaves a pair alone.',
    factors:
      'The list of `longrope`: an `even` one that rises from 1 to the factor, or one of Phi-3-vision-128k, `phi-3-short` or `phi-3-long`, with its head.',
    seed: 'Draws the new models that a reader trains, and their sentences.',
    seeds: 'The number of new models that a reader trains of each task, 1 to 5: the table has their median and range.',
  },
};
