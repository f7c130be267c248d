import { everyFigures } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice } from '../shared/manifest/parameters.js';
import { remedies } from './measured.js';

export const parameters = {
  remedy: choice(remedies, {
    control: { label: 'perplexity.remedy', placement: 'primary', option: (remedy) => `perplexity.${remedy}` },
  }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-perplexity',
  summary:
    'The published perplexity of Qwen-7B, as first released, on texts longer than those of its training: as it was trained, and with three remedies, each added to the ones before.',
  display: 'block',
  heights: { '': [610, 570] },
  calls: [],
  words: ['perplexity'],
  common: everyFigures,
  parameters,
  help: {
    remedy:
      'The line that is picked out: `none`, as the model was trained; `ntk`, with dynamic NTK; `logn`, with queries that grow with the logarithm of the length besides; `window`, with windows of attention besides.',
  },
};
