import type { Manifest } from '../shared/manifest/manifest.js';
import { text, toggle } from '../shared/manifest/parameters.js';
import { orderText } from '../shared/word-chips/sentence.js';

export const parameters = {
  sentence: text(),
  code: toggle({ control: { label: 'shuffle.code', placement: 'primary' } }),
  causal: toggle({ control: { label: 'shuffle.causal', placement: 'settings' } }),
  mean: toggle({ control: { label: 'shuffle.mean', placement: 'settings' } }),
  order: text(orderText),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-shuffle',
  summary:
    'A sentence whose words can be moved: attention takes every output along with its word, unless an encoding or a mask tells places apart. What is said about the change follows the change that the core measured.',
  heights: { '': [520, 510] },
  calls: ['attention'],
  words: ['shuffle', 'clock', 'ownSentence'],
  parameters,
  help: {
    sentence: "The words, with spaces between them; without it, a sentence of the figure's language.",
    code: 'Add the sinusoidal encoding of its place to every word.',
    causal: 'Let no word see those after it.',
    mean: 'Show the mean of all outputs too.',
    order: 'The word at each place; without it, the words stand as typed.',
  },
};
