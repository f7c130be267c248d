import type { Manifest } from '../shared/manifest/manifest.js';

export const parameters = {};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-add-or-turn',
  summary:
    'A word at a position, in two ways side by side: an encoding is added, and the tip of the word moves aside, or the word is turned, and keeps its length.',
  heights: { '': [410, 520] },
  calls: ['hands', 'fingerprint', 'rotate'],
  words: ['addTurn', 'clock'],
  parameters,
  help: {},
};
