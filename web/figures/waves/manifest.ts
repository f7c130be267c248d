import { presets, readChosen, stretchRange } from '../shared/charts/waves-view.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, text } from '../shared/manifest/parameters.js';

export const parameters = {
  chosen: text({ fromAttribute: readChosen }),
  from: number(stretchRange, undefined, { control: { label: 'waves.from', placement: 'settings' } }),
  to: number(stretchRange, undefined, { control: { label: 'waves.to', placement: 'settings' } }),
  preset: choice(presets),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-waves',
  summary:
    "Chosen dimensions as lines over positions, with the reader's position among them: drag it, or step it with the arrow keys.",
  heights: { '': [690, 760] },
  calls: ['wave', 'fingerprint', 'hands'],
  words: ['waves'],
  parameters,
  help: {
    chosen:
      'The dimensions to draw, as in `chosen="0,1,14"`: at most 8. Those that the vector does not have are not drawn.',
    from: 'The position at the left edge.',
    to: 'The position at the right edge.',
    preset:
      'The scene that is shown where the other attributes do not say: `fast-and-slow`, `one-hand` or `ten-positions`.',
  },
};
