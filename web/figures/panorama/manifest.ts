import { everyFigures } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, text } from '../shared/manifest/parameters.js';
import { orderText } from '../shared/word-chips/sentence.js';
import { blocks } from './blocks.js';
import { encodings, headRange } from './model.js';
import { axes } from './shapes/axes.js';

export const parameters = {
  encoding: choice(encodings, {
    control: { label: 'panorama.encoding', placement: 'primary', option: (word) => `panorama.encoding.${word}` },
  }),
  order: text(orderText),
  block: choice(blocks, { defaultValue: 'heads' }),
  head: number(headRange, 3, { control: { label: 'panorama.head', placement: 'settings', slide: 'range' } }),
  view: choice(['numbers', 'shapes'], {
    control: { label: 'panorama.view', placement: 'settings', option: (word) => `panorama.view.${word}` },
  }),
  axis: choice(axes),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-panorama',
  summary:
    'One small trained transformer in one picture, from the words to the answer: every block opens, and every number says where it comes from. Readers move the words and choose how the model is told of order.',
  display: 'block',
  isWide: true,
  heights: { '': [3120, 2940] },
  calls: ['traceForward'],
  jobs: ['startTraining', 'train', 'weights', 'endTraining'],
  words: ['panorama'],
  common: everyFigures,
  parameters,
  help: {
    encoding: 'The way in which the model is told of order. Its model is loaded when it is first chosen.',
    order: 'The word at each place; without it, the words stand as written.',
    block: 'The block that is open.',
    head: 'Whose matrices the block of the heads shows.',
    view: 'The reading of the picture: its numbers, or the shapes of what flows through it.',
    axis: 'The axis along which shapes are read: the one that counts the added encodings, that of the words, or by mistake that of the sentences.',
  },
};
