import { everyFigures } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number } from '../shared/manifest/parameters.js';
import { attempts, lengthRange, positionRange } from './data.js';

export const parameters = {
  attempt: choice(attempts),
  position: number(positionRange, 7, { control: { label: 'attempt.position' } }),
  length: number(lengthRange, 5, { control: { label: 'attempt.length', slide: 'range' } }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-attempt',
  summary:
    'One simple way to number the words of a sentence, and where it fails: whole numbers outgrow the word, the ruler from 0 to 1 stretches with the sentence, and binary digits flip one or all.',
  display: 'block',
  heights: { '': [320, 320] },
  calls: ['attempt'],
  words: ['attempt'],
  common: everyFigures,
  parameters,
  help: {
    attempt: 'The way to number the words: integer, fraction or binary.',
    position: 'The position that whole numbers and binary digits stand for, 0 to 1,023. The figure keeps it to itself.',
    length: 'Words in the sentence that the ruler from 0 to 1 measures, 4 to 100.',
  },
};
