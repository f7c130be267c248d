import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, readValues, toggle } from '../shared/manifest/parameters.js';
import { defaults, rowRange, seedRange, starts, stepsRange, type TableSettings } from './settings.js';

export const parameters = {
  start: choice(starts, {
    control: {
      label: 'learnedTable.start',
      option: (start) => (start === '1' ? 'learnedTable.large' : 'learnedTable.small'),
    },
  }),
  compare: toggle({ control: { label: 'learnedTable.compare' } }),
  row: number(rowRange, 5),
  seed: number(seedRange, defaults.seed, { control: { label: 'learnedTable.seed' } }),
  steps: number(stepsRange, defaults.steps, { control: { label: 'learnedTable.steps', slide: [200, 1_600] } }),
  step: number({ min: 0, max: stepsRange.max, kind: 'whole' }),
};

/** The settings of a tag with these attributes, read as the figure does. */
export const getSettings = (attributes: Readonly<Record<string, string>>): TableSettings => {
  const { start, seed, steps } = readValues(parameters, attributes);
  return { start, seed, steps };
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-learned-table',
  summary:
    'A learned table of positions while a small transformer trains on the gaps of a random walk: how alike its rows are, and the way of each row on the two principal components of the table. A finished run plays once in sight; the reader’s own ones are made in the worker.',
  heights: { '': [460, 560] },
  calls: ['tableShape', 'sinusoidalTable'],
  jobs: ['startTraining', 'train', 'evaluate', 'positionTable', 'endTraining'],
  words: ['learnedTable'],
  parameters,
  help: {
    start: 'The standard deviation of the new table: `0.02`, near zero, or `1`, as large as the words.',
    compare: 'Shows the sinusoidal table of the same size beside it.',
    row: 'The position whose row is followed: 0 to 31.',
    seed: 'Draws the new model and the walks that it is trained on.',
    steps: 'Steps of the training: 100 to 3,200.',
    step: 'The step of the training at which the table is shown; without it the last one.',
  },
};
