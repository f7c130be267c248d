import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, toggle } from '../shared/manifest/parameters.js';
import { biasDefaults, biasRanges, schemes } from './data.js';

export const parameters = {
  scheme: choice(schemes, {
    control: { label: 'bias.scheme', placement: 'primary', option: (scheme) => `bias.scheme.${scheme}` },
  }),
  head: number(biasRanges.head, biasDefaults.head, { control: { label: 'bias.head', slide: 'range' } }),
  causal: toggle({ control: { label: 'bias.causal' } }),
  clip: number(biasRanges.clip, biasDefaults.clip, { control: { label: 'bias.clip', slide: [1, 24] } }),
  window: number(biasRanges.window, biasDefaults.window, { control: { label: 'bias.window', slide: [1, 32] } }),
  heads: number(biasRanges.heads, biasDefaults.heads, { control: { label: 'bias.heads', slide: 'range' } }),
  buckets: number(biasRanges.buckets, biasDefaults.buckets, { control: { label: 'bias.buckets', slide: [4, 64] } }),
  farthest: number(biasRanges.farthest, biasDefaults.farthest, {
    control: { label: 'bias.farthest', slide: [8, 512], logarithmic: true },
  }),
  length: number(biasRanges.length, undefined, { control: { label: 'bias.length', slide: 'range' } }),
  query: number(biasRanges.query, undefined, { control: { label: 'bias.query' } }),
  view: choice(['matrix', 'curve', 'scores'], {
    control: { label: 'bias.view', placement: 'settings', option: (view) => `bias.view.${view}` },
  }),
  seed: number(biasRanges.seed, biasDefaults.seed, { control: { label: 'bias.seed' } }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-bias',
  summary:
    'What a relative encoding adds to the scores of a head: a matrix whose rows are all the same curve, moved. Beside it, the row of one query over its keys, the curve over distance, or what it does to scores and their softmax.',
  heights: { '': [970, 680], curve: [950, 670], scores: [1060, 710] },
  calls: ['positionBias'],
  words: ['bias'],
  parameters,
  help: {
    scheme:
      'The scheme that is added: the slopes of ALiBi, the buckets of T5, the clipped distances of Shaw, or a sliding window.',
    head: 'The head of ALiBi that is shown, counted from 1; numbers above `heads` mean the last.',
    causal: 'A query sees only its own key and those before it.',
    clip: 'The distance beyond which one vector serves all, for Shaw.',
    window: 'The number of keys in the sliding window, the key of the query among them.',
    heads: 'The number of heads that share out the slopes of ALiBi, 1 to 128.',
    buckets:
      'The number of buckets of T5, an even number from 4 to 256; without `causal` each direction has half of them.',
    farthest: 'The constant in the logarithm of the shared buckets, for T5.',
    length: 'Words in the sentence, 2 to 160; without it, 24, and 128 for T5.',
    query: 'The row that is picked out, counted from 0.',
    view: 'Beside the matrix: the row over its keys, the curve over distance, or the scores before and after.',
    seed: 'Draws queries and keys, and the numbers that training would set.',
  },
  views: 'view',
};
