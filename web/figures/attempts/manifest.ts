import { everyFigures } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { number } from '../shared/manifest/parameters.js';
import { lengthRange, shiftRange } from './data.js';

const lengthSlide = [4, 2_000] as const;

export const parameters = {
  short: number(lengthRange, 5, {
    control: { label: 'attempts.short', placement: 'settings', slide: lengthSlide, logarithmic: true },
  }),
  long: number(lengthRange, 100, {
    control: { label: 'attempts.long', slide: lengthSlide, logarithmic: true },
  }),
  shift: number(shiftRange, 1, { control: { label: 'attempts.shift', offered: [1, 2, 3] } }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-attempts',
  summary:
    'Whole numbers, fractions, binary digits, sinusoids and random vectors as encodings of a position, in a short and a long sentence, each with four gauges; the table of demands is filled from what the gauges say.',
  display: 'block',
  heights: { '': [530, 480] },
  calls: ['attempt'],
  words: ['attempts'],
  common: everyFigures,
  parameters,
  help: {
    short: 'Words in the short sentence.',
    long: 'Words in the long sentence.',
    shift: 'k, by which one matrix is to move every position.',
  },
};
