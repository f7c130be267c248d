import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, text } from '../shared/manifest/parameters.js';
import {
  defaultSeed,
  distanceRange,
  drawsRange,
  formats,
  headRange,
  kinds,
  offsetRange,
  seedRange,
  stagesText,
} from './view.js';

export const parameters = {
  rounded: text(stagesText),
  format: choice(formats, { defaultValue: 'bf16', control: { label: 'cast.format' } }),
  kind: choice(kinds, { control: { label: 'cast.kind', option: (kind) => `cast.kind.${kind}` } }),
  offset: number(offsetRange, 30_030, { control: { label: 'cast.offset' } }),
  distance: number(distanceRange, 100, { control: { label: 'cast.distance', slide: [0, 1000] } }),
  head: number(headRange, 128, { control: { label: 'cast.head', slide: [8, 128] } }),
  draws: number(drawsRange, 40, { control: { label: 'cast.draws' } }),
  seed: number(seedRange, defaultSeed, { control: { label: 'cast.seed' } }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-cast',
  summary:
    'Where rounding spoils a score: hands as they should be and as they are, and the score of one distance along the context. Six switches round a number on the way from position to score, the formats of few bits are a choice.',
  heights: { '': [560, 500] },
  calls: ['castEncoding'],
  words: ['cast'],
  parameters,
  help: {
    rounded:
      'The stages that round, separated by spaces: `positions`, `frequencies`, `angles` (their products), `waves` (cosine and sine), `products` (of the rotation, with `kind="rotary"`) and `rotated` (the turned query and key, or the row), or `none`; without it all of them.',
    format: 'The format that they round to: `fp32`, `fp16`, `bf16`, `e4m3` or `e5m2`.',
    kind: 'Rotary queries and keys, or sinusoidal rows.',
    offset: 'The position of the key, 0 to 131,072.',
    distance: 'The number of positions from the key forward to the query, 0 to 4,096.',
    head: 'Dimensions of a head, or of a row: 2 to 256, an even number.',
    draws: 'Pairs of random queries and keys, 1 to 100, with `kind="rotary"`.',
    seed: 'Draws the random queries and keys.',
  },
};
