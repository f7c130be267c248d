import { everyFigures } from '../shared/manifest/everyones.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, text } from '../shared/manifest/parameters.js';
import { readStrengths, writeStrengths } from './strengths.js';
import { headRange, reaches, seedRange, wordings } from './view.js';

export const parameters = {
  words: choice(wordings, {
    control: { label: 'ropeDecay.words', stands: 'in sight', option: (word) => `ropeDecay.words.${word}` },
  }),
  head: number(headRange, 64, { control: { label: 'ropeDecay.head', slide: [8, 128] } }),
  seed: number(seedRange, 1, { control: { label: 'ropeDecay.seed' } }),
  reach: choice(reaches, { usual: '4096', control: { label: 'ropeDecay.reach', stands: 'in settings' } }),
  strengths: text({ fromAttribute: readStrengths, toAttribute: writeStrengths }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-rope-decay',
  summary:
    'The score of a query and a key over the distance between them, under rotary embeddings: it falls where both are one word, it has no trend where they are drawn at random, and it does what the reader draws where she sets how far the two agree in each pair.',
  stands: 'block',
  calls: ['rotaryDraws', 'rotaryScores'],
  words: ['ropeDecay', 'sketch'],
  common: everyFigures,
  parameters,
  help: {
    words: 'One word as query and key, two random words, or what the reader draws.',
    head: 'Dimensions of a query and of a key: 2 to 256, an even number.',
    seed: 'Draws the random words.',
    reach: 'The farthest distance of the plot: 256, 1024 or 4096.',
    strengths:
      'Of `words="drawn"`: how far query and key agree in the pairs, from the fastest to the slowest; 2 to 128 numbers from -1 to 1.',
  },
};
