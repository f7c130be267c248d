import { positionChanged, speaking } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { text } from '../shared/manifest/parameters.js';

export const parameters = {
  field: text(),
  figureId: text(undefined, { attribute: 'for' }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-scrub',
  summary:
    "A number in a sentence that can be changed: dragged sideways or stepped by arrow keys, and the figures follow. It is one of the reader's, position, dimensions or base, or any number of one figure.",
  display: 'inline',
  calls: [],
  words: ['scrub'],
  common: speaking,
  parameters,
  help: {
    field:
      'The number to scrub: `position`, `dimensions` or `base` of the page; with `for`, the attribute of that figure.',
    figureId: "The id of the figure on this page whose number it is; without it, the number is the reader's.",
  },
  slot: 'Text that stands there until the number is known.',
  events: [positionChanged],
};
