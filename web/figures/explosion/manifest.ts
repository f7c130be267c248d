import { fitScores } from '../../core/fields/longer.js';
import { everyFigures } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { number } from '../shared/manifest/parameters.js';
import { getRange, type FieldRange } from '../shared/reader/number-range.js';
import { longest, trainedLength } from './data.js';

/** The exponent of ten of a ridge: those that change something to look at. */
const ridgeRange: FieldRange = { min: -12, max: 2, kind: 'whole' };

export const parameters = {
  ridge: number(ridgeRange, -8, {
    control: { label: 'explosion.ridge', placement: 'primary', slide: 'range' },
  }),
  seed: number(getRange(fitScores.seed), 1, { control: { label: 'explosion.seed', placement: 'settings' } }),
  length: number(getRange(fitScores.length, { min: trainedLength, max: longest }), 4_096, {
    control: { label: 'explosion.length', placement: 'settings', slide: 'range', logarithmic: true },
  }),
  head: number(getRange(fitScores.dimensions), 128, {
    control: { label: 'explosion.head', placement: 'settings', slide: [8, 128] },
  }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-explosion',
  summary:
    'A rotary head’s score over distance, fitted to random numbers within the trained length: how large it grows beyond it, how that hangs on the ridge of the fit, and where position interpolation reads it.',
  display: 'block',
  heights: { '': [730, 640] },
  calls: ['fitScores'],
  words: ['explosion'],
  common: everyFigures,
  parameters,
  help: {
    ridge: 'By which the squares of the coefficients are held down: its power of ten, a whole number from -12 to 2.',
    seed: 'Draws the numbers that the score is fitted to.',
    length: 'Positions of the longer text: 2,048 to 16,384.',
    head: 'Dimensions of the head: an even number, 2 to 256.',
  },
};
