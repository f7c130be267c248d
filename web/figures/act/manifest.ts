import { speaking } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { text } from '../shared/manifest/parameters.js';

export const parameters = {
  to: text(),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-act',
  summary:
    'A phrase that does what it says: pressed, it brings a figure of the page into a state. Without scripts it is text.',
  display: 'inline',
  calls: [],
  words: ['act'],
  common: speaking,
  parameters,
  help: {
    to: 'The figure and its state, as a link would say it: the id, then attributes, `heatmap?view=0+50+0+512`.',
  },
  slot: 'The phrase.',
};
