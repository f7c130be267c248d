import { rotaryFrequencies } from '../../core/fields/rotary.js';
import { everyFigures } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number } from '../shared/manifest/parameters.js';
import { lengthRange, lengthSlide, modelParameters } from '../shared/model-catalog/model-parameters.js';
import { ranges } from '../shared/model-config/ranges.js';
import { programs } from './programs.js';
import { schemes } from './setting.js';

/** Numbers without a default start from the file. */
export const parameters = {
  ...modelParameters,
  length: number(lengthRange, undefined, {
    control: { label: 'modelSettings.length', slide: lengthSlide, logarithmic: true },
  }),
  scheme: choice(schemes, {
    control: { label: 'modelSettings.scheme', option: (scheme) => `modelSettings.scheme.${scheme}` },
  }),
  factor: number(ranges.factor, undefined, {
    control: { label: 'modelSettings.factor', slide: [1, 64], logarithmic: true },
  }),
  theta: number(ranges.base, undefined, { control: { label: 'modelSettings.theta' } }),
  original: number(ranges.context, undefined, { control: { label: 'modelSettings.original' } }),
  pair: number({ min: 0, max: rotaryFrequencies.dimensions.max / 2 - 1, kind: 'whole' }),
  program: choice(programs, {
    control: { label: 'modelSettings.program', option: (program) => `modelSettings.program.${program}` },
  }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-model-settings',
  summary:
    'A workbench for the rotary setting of a language model: its scaling, factor and base start from its config.json and can be changed; the picture shows which pairs meet new angles before and after, and the setting is written for twelve programs.',
  display: 'block',
  heights: { '': [990, 830] },
  calls: ['rotaryFrequencies', 'seenAngles'],
  words: ['modelSettings', 'modelConfig'],
  common: everyFigures,
  parameters,
  help: {
    model:
      'One of the models of the list, such as `llama-3.1`; without it and `config` the model of the `<pe-model-clock>` in the page.',
    config: 'The numbers of a configuration, as the link of `<pe-model-clock>` writes them; they go before `model`.',
    length: "Positions of the reader's text, 1 to 1,073,741,824; without it that of the clock.",
    scheme: 'The scaling: `file` leaves that of the configuration.',
    factor: 'The factor of the scaling; without it that of the configuration.',
    theta: 'The base, `rope_theta`; without it that of the configuration.',
    original: 'The length before scaling, in positions; without it that of the configuration.',
    pair: 'The pair that is told in words, counted from 0, the fastest; numbers beyond the last mean the last.',
    program: 'The program that the setting is written for.',
  },
};
