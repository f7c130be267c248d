import type { Manifest } from '../shared/manifest/manifest.js';
import { number } from '../shared/manifest/parameters.js';
import { readerStateRanges } from '../shared/reader/number-range.js';

export const parameters = {
  dimensions: number({ ...readerStateRanges.dimensions, max: 16 }, 16, {
    control: { label: 'field.dimensions', placement: 'primary', slide: 'range' },
  }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-worked-example',
  summary:
    "The formula with the reader's numbers in it: for every pair the exponent, the divisor, the angle, sine and cosine, and how they make the vector.",
  heights: { '': [1790, 1590] },
  calls: ['workedExample'],
  words: ['worked', 'column'],
  parameters,
  help: { dimensions: 'd, how many numbers an encoding has: more would not fit.' },
};
