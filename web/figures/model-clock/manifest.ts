import { rotaryFrequencies } from '../../core/fields/rotary.js';
import { everyFigures } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, toggle } from '../shared/manifest/parameters.js';
import { lengthRange, lengthSlide, modelParameters } from '../shared/model-catalog/model-parameters.js';
import { ranges } from '../shared/model-config/ranges.js';
import { programs } from './settings/programs.js';
import { schemes } from './settings/setting.js';
import { sorts } from './view-model.js';

/** Numbers without a default start from the file. */
export const parameters = {
  ...modelParameters,
  length: number(lengthRange, undefined, {
    control: { label: 'modelClock.length', slide: lengthSlide, logarithmic: true },
  }),
  layers: choice(sorts, { control: { label: 'modelClock.layers', option: (sort) => `modelClock.${sort}` } }),
  pair: number({ min: 0, max: rotaryFrequencies.dimensions.max / 2 - 1, kind: 'whole' }),
  workbench: toggle(),
  scheme: choice(schemes, {
    control: { label: 'modelClock.setting', option: (scheme) => `modelClock.setting.${scheme}` },
  }),
  factor: number(ranges.factor, undefined, {
    control: { label: 'modelClock.factor', slide: [1, 64], logarithmic: true },
  }),
  theta: number(ranges.base, undefined, { control: { label: 'modelClock.base' } }),
  original: number(ranges.context, undefined, { control: { label: 'modelClock.original' } }),
  program: choice(programs, {
    control: { label: 'modelClock.program', option: (program) => `modelClock.program.${program}` },
  }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-model-clock',
  summary:
    "The clock of a language model, read from its config.json: a dial for each pair, which fills as the reader's text reaches angles that shorter texts do not have; as a workbench, its scaling can be changed, compared, and written for twelve programs.",
  display: 'block',
  heights: { '': [860, 810] },
  calls: ['rotaryFrequencies', 'rotaryAxes', 'seenAngles', 'positionBias'],
  words: ['modelClock', 'modelConfig'],
  common: everyFigures,
  parameters,
  help: {
    model:
      'One of the models of the list, such as `llama-3.1`, `gemma3-4b` or `gpt-oss`; of an unknown one the figure says so, and shows the default one.',
    config: 'The numbers of a configuration, as the link of the figure writes them; they go before `model`.',
    length: "Positions of the reader's text, 1 to 1,073,741,824; without it, the longest context of the configuration.",
    layers: 'The clock that is shown of a model with two: that of its `global` layers, or that of its `local` ones.',
    pair: 'The pair that is told in words, counted from 0, the fastest; numbers beyond the last mean the last.',
    workbench: 'With it, the setting can be changed, compared with that of the file, and taken to a program.',
    scheme: 'The scaling: `file` leaves that of the configuration. This and what follows need `workbench`.',
    factor: 'The factor of the scaling; without it that of the configuration.',
    theta: 'The base, `rope_theta`; without it that of the configuration.',
    original: 'The length before scaling, in positions; without it that of the configuration.',
    program: 'The program that the setting is written for.',
  },
};
