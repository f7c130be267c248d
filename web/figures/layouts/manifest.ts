import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number } from '../shared/manifest/parameters.js';
import { pairings } from './model.js';
import { sentenceRange } from './sentences.js';

export const parameters = {
  pairing: choice(pairings, {
    control: { label: 'layouts.pairing', placement: 'primary', option: (word) => `layouts.pairing.${word}` },
  }),
  sentence: number(sentenceRange, 1, {
    control: { label: 'layouts.sentence', placement: 'settings', slide: 'range' },
  }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-layouts',
  summary:
    'A small rotary model, trained to name the word three places back, read by code that pairs the dimensions of its heads in another way: nonsense, until queries and keys are re-ordered.',
  heights: { '': [720, 570] },
  calls: ['forward'],
  jobs: ['startTraining', 'train', 'weights', 'endTraining'],
  words: ['layouts'],
  parameters,
  help: {
    pairing:
      'The dimensions that turn together: as in training (halves), the other way (neighbours), or the other way with re-ordered queries and keys.',
    sentence: 'The number of the sentence that is read, 1 to 200.',
  },
};
