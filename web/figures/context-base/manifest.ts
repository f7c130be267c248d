import { contextSums } from '../../core/fields/context.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { number } from '../shared/manifest/parameters.js';
import { getRange } from '../shared/reader/number-range.js';
import { maxLength } from './data.js';

export const parameters = {
  length: number(getRange(contextSums.length, { min: 64, max: maxLength }), 4_096, {
    control: { label: 'contextBase.length', placement: 'primary', slide: [256, maxLength], logarithmic: true },
  }),
  head: number(getRange(contextSums.dimensions, { max: 256 }), 128, {
    control: { label: 'contextBase.head', placement: 'settings', slide: [16, 128] },
  }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-context-base',
  summary:
    'The sum of the cosines of a rotary head over distance, where it first falls below 0, and the smallest bases for which it does not within a text: the published base for a length is the start of a narrow window, not a threshold.',
  heights: { '': [620, 540] },
  calls: ['contextSums'],
  jobs: ['contextBase'],
  words: ['contextBase'],
  parameters,
  help: {
    length: 'Positions of the text: 64 to 131,072.',
    head: 'Dimensions of the head: an even number, 2 to 256.',
  },
};
