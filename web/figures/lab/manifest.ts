import { readEncodings } from '../shared/encodings/encodings.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, text } from '../shared/manifest/parameters.js';
import { experiments, views } from './experiments.js';
import { completed, defaults, ranges, type LabSettings } from './settings.js';

export const parameters = {
  experiment: choice(experiments, {
    control: { label: 'lab.experiment', option: (name) => `lab.task.${name}` },
  }),
  encodings: text({ fromAttribute: readEncodings }),
  show: choice(views, { control: { label: 'lab.show', option: (view) => `lab.view.${view}` } }),
  seed: number(ranges.seed, defaults.seed, { control: { label: 'lab.seed' } }),
  seeds: number(ranges.seeds, defaults.seeds, { control: { label: 'lab.seeds', offered: [1, 5] } }),
  steps: number(ranges.steps, defaults.steps, { control: { label: 'lab.stepsOfRun', slide: [100, 2000], step: 100 } }),
  rate: number(ranges.rate, undefined, { control: { label: 'lab.rate', offered: [0.001, 0.003, 0.006, 0.01] } }),
  layers: number(ranges.layers, defaults.layers, { control: { label: 'lab.layers', offered: [1, 2] } }),
  width: number(ranges.width, defaults.width, { control: { label: 'lab.width', offered: [32, 48, 64] } }),
  mask: choice(['causal', 'none'], { control: { label: 'lab.mask', option: (mask) => `lab.mask.${mask}` } }),
  distance: number(ranges.distance, defaults.distance, {
    control: { label: 'lab.distance', offered: [1, 2, 3, 4, 5, 6, 7] },
  }),
};

/** The settings of a tag with these attributes, read as the figure does. */
export const getSettings = (attributes: Readonly<Record<string, string>>): LabSettings =>
  completed(
    Object.fromEntries(Object.entries(parameters).map(([name, parameter]) => [name, parameter.read(attributes[name])])),
  );

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-lab',
  summary:
    'Small Transformers that differ in nothing but how they are told of order are trained where the page is read, then judged on sentences up to four times as long. Each answers a test sentence in words, also while it trains. A finished run is there at first sight.',
  heights: { '': [650, 640] },
  calls: [],
  jobs: ['startTraining', 'train', 'evaluate', 'attentionOf', 'weights', 'endTraining'],
  words: ['lab', 'encoding'],
  parameters,
  help: {
    experiment: 'The task that the models learn; it brings the length, the rate and the mask that the tour speaks of.',
    encodings:
      'The encodings that are compared: some of `none learned sinusoidal shaw t5 alibi rotary`, with spaces between.',
    show: 'The picture that is shown: accuracy by position or by length, the loss, or attention.',
    seed: 'Draws the sentences and the first weights.',
    seeds: 'The number of models that are trained of each encoding: the picture shows their median and range.',
    steps: 'Over how many steps each model is trained.',
    rate: 'The largest learning rate; without it that of the experiment.',
    layers: 'The number of layers of each model.',
    width: 'The dimensions of each word: a multiple of 8, which the four heads share.',
    mask: 'Words see only those before them, `causal`, or all, `none`; without it the experiment decides.',
    distance: 'The number of places back to the word that `words-before` asks for.',
  },
};
