import { everyFigures } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number } from '../shared/manifest/parameters.js';
import { startTraining } from '../../core/fields/training.js';
import { getRange } from '../shared/reader/number-range.js';
import { schemes } from './experiment.js';

export const parameters = {
  scheme: choice(schemes, {
    control: { label: 'stretchLab.scheme', placement: 'primary', option: (scheme) => `stretchLab.${scheme}` },
  }),
  seed: number(getRange(startTraining.seed), 1, { control: { label: 'stretchLab.seed', placement: 'settings' } }),
  seeds: number({ min: 1, max: 5, kind: 'whole' }, 1, {
    control: { label: 'stretchLab.seeds', placement: 'settings', offered: [1, 5] },
  }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-stretch-lab',
  summary:
    'Small models with rotary encodings, trained on 32 words and read on 128 without more training: how many answers are right when their frequencies are stretched by PI, NTK-aware scaling or YaRN.',
  display: 'block',
  heights: { '': [890, 720] },
  calls: [],
  jobs: ['startTraining', 'train', 'evaluate', 'weights', 'endTraining'],
  words: ['stretchLab'],
  common: everyFigures,
  parameters,
  help: {
    scheme:
      'The scheme that is picked out: `none`, the models as they are; `linear`, PI; `ntk`, NTK-aware scaling; `yarn-2` and `yarn-4`, YaRN, which leaves alone what makes more than 2 or 4 turns in training.',
    seed: 'Draws the new models that a reader trains, and their sentences.',
    seeds:
      'The number of new models that a reader trains of each task, 1 to 5: the picture shows their median and range.',
  },
};
