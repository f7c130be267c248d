import type { Manifest } from '../shared/manifest/manifest.js';
import { number } from '../shared/manifest/parameters.js';
import { headRange, lengthRange, slide, trainedRange } from './view.js';

export const parameters = {
  length: number(lengthRange, 32_768, {
    control: { label: 'seenAngles.length', placement: 'primary', slide, logarithmic: true },
  }),
  trained: number(trainedRange, 4096, { control: { label: 'seenAngles.trained', slide, logarithmic: true } }),
  head: number(headRange, 128, { control: { label: 'seenAngles.head' } }),
  pair: number({ min: 0, max: headRange.max / 2 - 1, kind: 'whole' }, 52),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-seen-angles',
  summary:
    'The dial of every pair of a head: the angles that it came through in training, and those that a longer text adds. Fast hands have seen every angle; only slow hands meet new ones.',
  heights: { '': [970, 720] },
  calls: ['rotaryFrequencies', 'seenAngles'],
  words: ['seenAngles'],
  parameters,
  help: {
    length: "Positions of the reader's text: 1 to 1,048,576.",
    trained: 'Positions of a text in training: 2 to 1,048,576.',
    head: 'Dimensions of a head that are rotated: 2 to 256, an even number.',
    pair: 'The pair whose dial is large, counted from 0, the fastest; numbers beyond the last mean the last.',
  },
};
