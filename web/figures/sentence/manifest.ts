import { hands } from '../../core/fields/clock.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { number, text } from '../shared/manifest/parameters.js';
import { getRange, readerStateRanges } from '../shared/reader/number-range.js';
import { places, placesText } from './data.js';

const placeRange = { kind: 'whole', min: 0, max: places - 1 } as const;

export const parameters = {
  sentence: text(),
  places: text(placesText),
  word: number(placeRange, 1),
  position: number(placeRange),
  dimensions: number(getRange(hands.dimensions, { max: 16 }), 8),
  /** Each of four hands is half as fast as the one before, so that even the slowest visibly moves within a round. */
  base: number(readerStateRanges.base, 16),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-sentence',
  summary:
    'A sentence round a dial: every word has a clock whose hands its place has set, and a row of the heat map in the middle. A word that is dragged to another place gets the hands and the row of that place.',
  heights: { '': [470, 735] },
  calls: ['hands', 'fingerprint'],
  words: ['sentence', 'ownSentence'],
  parameters,
  help: {
    sentence: 'The words round the dial, 12 at most, with spaces between them.',
    places: 'The place of each word, from 0 to 11, in the order of the sentence; without it they stand as written.',
    word: 'The word that the reader has moved last, counted from 0. It is marked.',
    position: 'The place of that word.',
    dimensions: 'd, how many numbers a row has; a clock has half as many hands.',
    base: 'The base of the frequencies: hand i moves base^(-2i/d) radians per position. The figure keeps it to itself.',
  },
};
