import { everyFigures } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { number, text, toggle } from '../shared/manifest/parameters.js';
import { handsText, seedRange } from './puzzle.js';

export const parameters = {
  seed: number(seedRange),
  stopped: text(handsText),
  reading: toggle(),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-find-word',
  summary:
    'A word of a story was sent as an encoding with noise. Each of eight dials that the reader stops lights up the words that its hand fits, until one word is left.',
  display: 'block',
  isWide: true,
  heights: { '': [570, 580] },
  calls: ['hands', 'likelihood'],
  words: ['find-word'],
  common: everyFigures,
  parameters,
  help: {
    seed: 'Chooses the word and its noise. Without it, the figure plays an example, then the word of the day.',
    stopped: 'The hands that are stopped, 0 to 7, with spaces between them.',
    reading: 'Shows the story in the size of text.',
  },
};
