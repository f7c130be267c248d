import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, text } from '../shared/manifest/parameters.js';
import { parseStrengths, formatStrengths } from './strengths.js';
import { headRange, reaches, seedRange, turnRange, vectorChoices } from './view.js';

export const parameters = {
  words: choice(vectorChoices, {
    control: { label: 'ropeDecay.words', placement: 'primary', option: (word) => `ropeDecay.words.${word}` },
  }),
  head: number(headRange, 64, { control: { label: 'ropeDecay.head', slide: [8, 128] } }),
  seed: number(seedRange, 1, { control: { label: 'ropeDecay.seed' } }),
  reach: choice(reaches, { defaultValue: '4096', control: { label: 'ropeDecay.reach', placement: 'settings' } }),
  turn: number(turnRange, 0, { control: { label: 'ropeDecay.turn' } }),
  strengths: text({ fromAttribute: parseStrengths, toAttribute: formatStrengths }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-rope-decay',
  summary:
    'The score of a query and a key over the distance between them, under rotary embeddings: the reader draws how far the two agree in each pair, and turns one against the other; it falls where both are one word, and has no trend where they are drawn at random.',
  heights: { '': [720, 760] },
  calls: ['rotaryDraws', 'rotaryScores'],
  words: ['ropeDecay', 'sketch'],
  parameters,
  help: {
    words: 'One word as query and key, two random words, or what the reader draws.',
    head: 'Dimensions of a query and of a key: 2 to 256, an even number.',
    seed: 'Draws the random words.',
    reach: 'The farthest distance of the plot: `256`, `1024` or `4096`.',
    turn: 'Positions by which the key is turned against the query, from 0 to 4,096, with `words="drawn"`: the score that they had at distance 0 moves to that distance.',
    strengths:
      'The agreement of query and key in each pair, from the fastest to the slowest, with `words="drawn"`: 2 to 128 numbers from -1 to 1.',
  },
};
