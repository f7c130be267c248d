import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, text, toggle } from '../shared/manifest/parameters.js';
import { sorts } from './order.js';
import { schemes } from './row.js';

/** One line of at most 40 characters. */
const fromSearch = (typed: string): string | undefined => {
  const search = typed.replace(/\s+/g, ' ').trim();
  return search === '' || search.length > 40 ? undefined : search;
};
const fromKey = (key: string): string | undefined => (/^[a-z0-9.-]{1,40}$/.test(key) ? key : undefined);

export const parameters = {
  scheme: choice(['all', ...schemes], {
    control: { label: 'whichModel.scheme', placement: 'primary', option: (word) => `whichModel.scheme.${word}` },
  }),
  view: choice(['table', 'timeline'], {
    control: { label: 'whichModel.view', placement: 'primary', option: (word) => `whichModel.view.${word}` },
  }),
  search: text({ fromAttribute: fromSearch }),
  sort: choice(sorts),
  descending: toggle(),
  model: text({ fromAttribute: fromKey }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-which-model',
  summary:
    'Which position encoding which published model uses, as a table to filter and sort and as a timeline; every row has its source, and what was not found in it is marked.',
  isWide: true,
  heights: { '': [870, 770], timeline: [1310, 1210] },
  calls: ['rotaryFrequencies', 'seenAngles'],
  preparedCalls: [],
  words: ['whichModel'],
  parameters,
  help: {
    scheme: 'Only the models with this encoding.',
    view: 'The models as a table, or as dots over the years.',
    search: 'A part of a name, at most 40 characters; only the models that have it are shown.',
    sort: 'The column by which the table is sorted.',
    descending: 'Sorts from the largest to the smallest, or from the newest to the oldest.',
    model: 'The model that is told below, as `pe-model-clock` calls it, such as `llama-3.1`.',
  },
  views: 'view',
};
