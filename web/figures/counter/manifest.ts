import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number } from '../shared/manifest/parameters.js';
import { digitsRange, units } from './data.js';

export const parameters = {
  digits: number(digitsRange, 8, { control: { label: 'counter.digits', placement: 'settings' } }),
  ratio: choice(['2', 'paper'], { control: { label: 'counter.ratio', placement: 'settings' } }),
  unit: choice(units, { control: { label: 'counter.halfTurn', placement: 'primary' } }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-counter',
  summary:
    'The binary digits of the position with a hand beneath each. At ratio 2 every hand is half as fast as the one before, as bits are; with the speed times π each stands in the half of its dial that its bit names.',
  heights: { '': [410, 450] },
  calls: ['binary', 'hands'],
  words: ['counter'],
  parameters,
  help: {
    digits: 'The number of bits and of hands: 4 to 16. A position that needs more shows its lowest ones.',
    ratio:
      "The ratio by which each hand is slower than the one before: `2`, or `paper` for base^(2/d) of the reader's clock.",
    unit: 'The turn of the first hand per position: `half-turn`, or `radian` as in the formula.',
  },
};
