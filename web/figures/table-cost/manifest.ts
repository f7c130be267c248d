import { everyFigures } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number } from '../shared/manifest/parameters.js';
import { dimensionsRange, numberKinds, positionsRange } from './cost.js';

export const parameters = {
  positions: number(positionsRange, 2048, {
    control: { label: 'tableCost.positions', placement: 'primary', slide: [16, positionsRange.max], logarithmic: true },
  }),
  dimensions: number(dimensionsRange, 768),
  number: choice(numberKinds, {
    control: {
      label: 'tableCost.number',
      placement: 'settings',
      option: (kind) => (kind === 'float32' ? 'tableCost.single' : 'tableCost.half'),
    },
  }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-table-cost',
  summary: 'The parameters and the memory of a learned table of positions, beside a formula that has neither.',
  display: 'block',
  heights: { '': [640, 510] },
  calls: [],
  words: ['tableCost'],
  common: everyFigures,
  parameters,
  help: {
    positions: 'Positions of the table.',
    dimensions: 'Numbers for each position.',
    number: 'The format of each number: `float32` in 4 bytes, `bfloat16` in 2.',
  },
};
