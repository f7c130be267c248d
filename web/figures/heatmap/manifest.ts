import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, text } from '../shared/manifest/parameters.js';
import { readerStateRanges } from '../shared/reader/number-range.js';
import { viewText } from './view.js';

export const parameters = {
  /** The width of the paper's base model. */
  dimensions: number(readerStateRanges.dimensions, 512, {
    control: { label: 'field.dimensions', placement: 'settings' },
  }),
  colours: choice(['viridis', 'RdBu'], { control: { label: 'heatmap.colours', placement: 'settings' } }),
  view: text(viewText),
  /** A fast hand whose wave is still visible. */
  column: number({ min: 0, max: readerStateRanges.dimensions.max - 1, kind: 'whole' }, 16),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-heatmap',
  summary:
    'The table of all encodings as a picture: a row for each position, a column for each dimension. Zoom, pan, read single numbers, jump as far as 10^12; a row and a column are drawn as curves.',
  heights: { '': [1080, 880] },
  calls: ['windowPixels', 'fingerprint', 'hands', 'wave', 'sinusoidalTable'],
  words: ['heatmap'],
  parameters,
  help: {
    dimensions: 'd, how many numbers an encoding has: those of the paper unless given.',
    colours: 'Violet to yellow, or red over white to blue.',
    view: 'The part of the table in sight: first position, number of positions, first dimension, number of dimensions.',
    column: 'The column of the second curve.',
  },
};
