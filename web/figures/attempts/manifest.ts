import { everyFigures } from '../shared/manifest/everyones.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { number } from '../shared/manifest/parameters.js';
import { lengthRange, shiftRange } from './data.js';

export const parameters = {
  short: number(lengthRange, 5),
  long: number(lengthRange, 100),
  shift: number(shiftRange, 1),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-attempts',
  summary:
    'Whole numbers, fractions, binary digits, sinusoids and random vectors as codes of a position, in a short and a long sentence, each with four gauges; the table of demands is filled from what the gauges say.',
  stands: 'block',
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
