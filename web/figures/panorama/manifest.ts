import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, text } from '../shared/manifest/parameters.js';
import { axes } from './batch.js';
import { blocks } from './blocks.js';
import { encodings, headRange, sentenceText } from './model.js';

export const parameters = {
  encoding: choice(encodings, {
    control: { label: 'panorama.encoding', placement: 'primary', option: (word) => `panorama.encoding.${word}` },
  }),
  sentence: text(sentenceText),
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
    'One small trained transformer, from the words to the answer: its blocks open one at a time, and every number says where it comes from. Readers type and move the words and choose how the model is told of order.',
  heights: { '': [1000, 620] },
  calls: ['traceForward'],
  jobs: ['startTraining', 'train', 'weights', 'endTraining'],
  words: ['panorama'],
  parameters,
  help: {
    encoding: 'The way in which the model is told of order. Its model is loaded when it is first chosen.',
    sentence:
      'The words, as numbers of the little language: 0 to 7 are names, 8 to 15 other words, 16 is the pronoun, which must be among them; at most 12.',
    block: 'The block that is open.',
    head: 'The head whose matrices the block of the heads shows.',
    view: 'The reading of the picture: its numbers, or the shapes of what flows through it.',
    axis: 'The axis along which shapes are read: the one that counts the added encodings, that of the words, or by mistake that of the sentences.',
  },
};
