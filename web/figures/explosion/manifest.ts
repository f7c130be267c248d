import { fitScores } from '../../core/fields/context.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number } from '../shared/manifest/parameters.js';
import { getRange, type FieldRange } from '../shared/reader/number-range.js';
import { longest, remedies, trainedLength } from './data.js';

/** The exponents of ten of a ridge that change something to look at. */
const ridgeRange: FieldRange = { min: -12, max: 2, kind: 'whole' };

export const parameters = {
  length: number(getRange(fitScores.length, { min: trainedLength, max: longest }), 4_096, {
    control: { label: 'explosion.length', placement: 'primary', slide: 'range', logarithmic: true },
  }),
  remedy: choice(remedies, {
    control: { label: 'explosion.remedy', placement: 'primary', option: (remedy) => `explosion.${remedy}` },
  }),
  ridge: number(ridgeRange, -8, { control: { label: 'explosion.ridge', slide: 'range' } }),
  seed: number(getRange(fitScores.seed), 1, { control: { label: 'explosion.seed' } }),
  head: number(getRange(fitScores.dimensions), 128, { control: { label: 'explosion.head', slide: [8, 128] } }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-explosion',
  summary:
    'What happens past the trained length, on axes that zoom out: the published perplexity of Qwen-7B, as first released, with and without three remedies, and a rotary head’s score over distance, fitted to random numbers within the trained length, with more or less ridge and as position interpolation reads it.',
  heights: { '': [860, 520] },
  calls: ['fitScores'],
  words: ['explosion'],
  parameters,
  help: {
    length: 'Positions of the text, at which both plots end: 2,048 to 16,384.',
    remedy:
      'The line of Qwen-7B that the axis follows: `none`, as the model was trained; `ntk`, with dynamic NTK; `logn`, with queries that grow with the logarithm of the length besides; `window`, with windows of attention besides.',
    ridge: 'By which the squares of the coefficients are held down: its power of ten, a whole number from -12 to 2.',
    seed: 'Draws the numbers that the score is fitted to.',
    head: 'Dimensions of the head: an even number, 2 to 256.',
  },
};
