import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, text } from '../shared/manifest/parameters.js';
import { orderText } from '../shared/word-chips/sentence.js';
import { encodings, headRange } from './model.js';

export const parameters = {
  encoding: choice(encodings, {
    control: { label: 'pronoun.encoding', placement: 'primary', option: (word) => `encoding.${word}` },
  }),
  head: number(headRange, 0, { control: { label: 'pronoun.head', placement: 'settings', slide: 'range' } }),
  order: text(orderText),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-pronoun',
  summary:
    'A sentence whose words can be moved, read by a small transformer that was trained to name the nearest noun to the left of a pronoun: where the pronoun looks, and whom it names.',
  heights: { '': [550, 380] },
  calls: ['forward'],
  jobs: ['startTraining', 'train', 'weights', 'endTraining'],
  words: ['pronoun', 'encoding'],
  parameters,
  help: {
    encoding: 'The way in which the model is told of order. A model that is not there yet is trained in the worker.',
    head: 'Whose attention is shown: 1 to 4, or 0 for the mean of all heads.',
    order: 'The word at each place; without it, the words stand as written.',
  },
};
