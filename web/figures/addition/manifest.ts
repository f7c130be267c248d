import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, text } from '../shared/manifest/parameters.js';
import { additionViews, glassesKinds, scaleRange, seedRange, timesRoots, vocabularyRange, wordText } from './data.js';

export const parameters = {
  view: choice(additionViews),
  word: text(wordText),
  scale: number(scaleRange, 1, {
    control: { label: 'addition.scale', placement: 'settings', slide: [0, 2], step: 0.05 },
  }),
  timesRoot: choice(timesRoots, { attribute: 'times-root' }),
  seed: number(seedRange, 1, { control: { label: 'addition.seed', placement: 'settings' } }),
  vocabulary: number(vocabularyRange, 1_000, {
    control: { label: 'addition.vocabulary', placement: 'primary', slide: 'range', logarithmic: true },
  }),
  glasses: choice(glassesKinds, {
    control: { label: 'addition.glasses', placement: 'primary', option: (glasses) => `addition.glasses.${glasses}` },
  }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-addition',
  summary:
    'A word with the encoding of its position added: what the sum looks like, and how both are read back from it. Each view is a picture of its own, chosen by the page.',
  heights: { '': [780, 570], halo: [760, 770], 'read-back': [680, 650] },
  calls: ['addition', 'anglesHistogram', 'hands'],
  jobs: ['readBack'],
  words: ['addition', 'clock'],
  parameters,
  help: {
    view: "The sum, the halo of a word's positions, or how both are read back.",
    word: "The word: 1 to 160 bytes of UTF-8; without it, one of the figure's language.",
    scale: 'By which the encoding is multiplied, 0 to 10.',
    timesRoot: '`sqrt`: the word is multiplied by the root of the dimensions.',
    seed: 'Draws the vectors of the words.',
    vocabulary: 'The number of words to choose from, 1 to 50,000.',
    glasses: 'The glasses that the reader looks through, in the view of the halo.',
  },
  views: 'view',
};
