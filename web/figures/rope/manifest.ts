import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, toggle } from '../shared/manifest/parameters.js';
import { placeRange } from './data.js';
import { pairRange, pairsRange } from './words.js';

export const parameters = {
  view: choice(['pair', 'head'], {
    control: { label: 'rope.view', placement: 'primary', option: (view) => `rope.view.${view}` },
  }),
  query: number(placeRange, 6, { control: { label: 'rope.query' } }),
  key: number(placeRange, 4, { control: { label: 'rope.key' } }),
  pair: number(pairRange, 0, { control: { label: 'rope.pair' } }),
  pairs: number(pairsRange, 4, { control: { label: 'rope.pairs' } }),
  alike: toggle({ control: { label: 'rope.alike' } }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-rope',
  summary:
    'A query and a key as hands, each turned by the position of its own word (RoPE). The score is the sum of the cosines of the angles between them, times the lengths: moving both words together changes nothing, and swapping them does.',
  heights: { '': [1050, 640], head: [1090, 670] },
  calls: ['hands', 'rotate', 'rotaryScores'],
  words: ['rope', 'clock'],
  parameters,
  help: {
    view: 'One pair on a large dial, or all pairs of the head.',
    query: 'The position of the query, m.',
    key: 'The position of the key, n.',
    pair: 'The pair that the large dial shows, the fastest being 0; numbers beyond the last mean the last.',
    pairs: 'The number of pairs of the head, 1 to 8.',
    alike: 'The key is the same word as the query.',
  },
  views: 'view',
};
