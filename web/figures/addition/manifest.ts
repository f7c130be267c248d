import { everyFigures } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, text } from '../shared/manifest/parameters.js';
import { readerStateRanges } from '../shared/reader/number-range.js';
import { glassesKinds } from './halo.js';
import { additionViews, readDefaults, scaleRange, seedRange, vocabularyRange, wordText } from './data.js';

export const parameters = {
  view: choice(additionViews),
  word: text(wordText),
  scale: number(scaleRange, readDefaults.scale, {
    control: { label: 'addition.scale', placement: 'settings', slide: [0, 2], step: 0.05 },
  }),
  timesRoot: choice(['none', 'sqrt'], { attribute: 'times-root' }),
  seed: number(seedRange, readDefaults.seed, { control: { label: 'addition.seed', placement: 'settings' } }),
  vocabulary: number(vocabularyRange, readDefaults.vocabulary, {
    control: { label: 'addition.vocabulary', placement: 'primary', slide: 'range', logarithmic: true },
  }),
  glasses: choice(glassesKinds, {
    control: { label: 'addition.glasses', placement: 'primary', option: (glasses) => `addition.glasses.${glasses}` },
  }),
  positionDimensions: number(readerStateRanges.dimensions, undefined, {
    attribute: 'position-dimensions',
    control: { label: 'addition.positionDimensions', placement: 'primary', slide: 'range', logarithmic: true },
  }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-addition',
  summary:
    'A word with the code of its position added: what the sum looks like, and how both are read back from it. Each view is a picture of its own, chosen by the page.',
  display: 'block',
  heights: {
    '': [690, 650],
    halo: [730, 790],
    angles: [730, 640],
    'read-back': [710, 700],
    join: [920, 470],
    merge: [580, 500],
  },
  calls: ['addition', 'anglesHistogram', 'hands'],
  jobs: ['anglesHistogram', 'readBack'],
  words: ['addition', 'clock'],
  common: everyFigures,
  parameters,
  help: {
    view: "The sum, the halo of a word's positions, the angles of random words, how both are read back, the matrices that read both added or joined, or how joining becomes adding.",
    word: "The word: 1 to 160 bytes of UTF-8; without it, one of the figure's language.",
    scale: 'By which the code is multiplied, 0 to 10.',
    timesRoot: '`sqrt`: the word is multiplied by the root of the dimensions.',
    seed: 'Draws the vectors of the words.',
    vocabulary: 'The number of words to choose from, 1 to 50,000.',
    glasses: 'The glasses that the reader looks through, in the view of the halo.',
    positionDimensions:
      'The number of numbers that are joined for the position, where it is joined: as many as the word has unless given.',
  },
  views: 'view',
};
