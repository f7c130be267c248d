import { everyFigures } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number } from '../shared/manifest/parameters.js';
import { lengthRange, lengthSlide, modelParameters } from '../shared/model-catalog/model-parameters.js';
import { pairRange, sorts } from './view.js';

export const parameters = {
  ...modelParameters,
  length: number(lengthRange, undefined, {
    control: { label: 'modelClock.length', slide: lengthSlide, logarithmic: true },
  }),
  layers: choice(sorts, { control: { label: 'modelClock.layers', option: (sort) => `modelClock.${sort}` } }),
  pair: number(pairRange),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-model-clock',
  summary:
    "The clock of a language model, read from its config.json: how many positions each pair takes for a turn, what a scaling does to it, and which of the reader's positions meet angles that shorter texts do not have.",
  display: 'block',
  heights: { '': [1560, 1140] },
  calls: ['rotaryFrequencies', 'seenAngles', 'positionBias'],
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
  },
};
