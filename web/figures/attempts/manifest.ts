import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, text } from '../shared/manifest/parameters.js';
import { attempts, lengthRange, positionRange, shiftRange } from './data.js';

export const parameters = {
  attempt: choice(attempts, { control: { label: 'attempts.attempt', option: (attempt) => `attempts.${attempt}` } }),
  length: number(lengthRange, 5, { control: { label: 'attempts.length', slide: 'range', logarithmic: true } }),
  position: number(positionRange, 2, { control: { label: 'field.position', placement: 'settings' } }),
  sentence: text(),
  shift: number(shiftRange, 1, { control: { label: 'attempts.shift', placement: 'settings', offered: [1, 2, 3] } }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-attempts',
  summary:
    'A sentence on a ruler, its words marked by whole numbers, by numbers from 0 to 1, by binary digits, by sinusoids or by random vectors, with gauges that say of each way whether marks are unique, whether they are bounded, and whether a step is the same everywhere.',
  heights: { '': [580, 480] },
  calls: ['attempt'],
  words: ['attempts', 'ownSentence'],
  parameters,
  help: {
    attempt: 'The way to mark positions: integer, fraction, binary, sinusoidal or random.',
    length: 'Words in the sentence, 4 to 1,000.',
    position: 'The position of the word with the ring, 0 to 999. The figure keeps it to itself.',
    sentence: 'The names of the first words, with spaces between them; without it, those of a sentence of ours.',
    shift: 'k, by which one matrix is to move every position.',
  },
};
