import { everyFigures } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number } from '../shared/manifest/parameters.js';
import { distanceRange, drawsRange, formats, headRange, kinds, offsetRange, seedRange, defaultSeed } from './view.js';

/** The figure starts with the common mistake: 16 bits everywhere. */
const station = () => choice(formats, { defaultValue: 'bf16' });

export const parameters = {
  positions: station(),
  frequencies: station(),
  angles: station(),
  waves: station(),
  products: station(),
  rotated: station(),
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
    'The way from a position to a score, station by station, each with a number format to choose: the hands as they should be and as they are, the error of the score along the context, and whether the same distance still scores the same.',
  display: 'block',
  heights: { '': [1380, 780] },
  calls: ['castEncoding'],
  words: ['cast'],
  common: everyFigures,
  parameters,
  help: {
    positions: 'The format that holds positions: `exact`, `fp32`, `fp16`, `bf16`, `e4m3` or `e5m2`.',
    frequencies: 'The format that holds frequencies: one of the same formats.',
    angles: 'The format that holds the products of position and frequency: one of the same formats.',
    waves: 'The format that holds cosines and sines: one of the same formats.',
    products:
      'The format that holds the products and sums of the rotation, with `kind="rotary"`: one of the same formats.',
    rotated: 'The format that holds the turned queries and keys, or the rows of an encoding: one of the same formats.',
    kind: 'Rotary queries and keys, or sinusoidal rows.',
    offset: 'The position of the key, 0 to 131,072.',
    distance: 'The number of positions from the key forward to the query, 0 to 4,096.',
    head: 'Dimensions of a head, or of a row: 2 to 256, an even number.',
    draws: 'Pairs of random queries and keys, 1 to 100, with `kind="rotary"`.',
    seed: 'Draws the random queries and keys.',
  },
};
