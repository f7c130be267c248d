import { readerStateParameters } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { number, readValues, text } from '../shared/manifest/parameters.js';
import {
  candidatesRange,
  defaults,
  defaultSigma,
  parseWidths,
  seedRange,
  sigmaRange,
  trialsRange,
  type CliffSettings,
} from './run.js';

export const parameters = {
  widths: text({ fromAttribute: parseWidths }),
  trials: number(trialsRange, defaults.trials, {
    control: { label: 'cliff.trials', slide: [100, 10_000], logarithmic: true },
  }),
  seed: number(seedRange, defaults.seed, { control: { label: 'cliff.seed' } }),
  candidates: number(candidatesRange, defaults.candidates),
  sigma: number(sigmaRange, defaultSigma),
};

/** The settings of a tag with these attributes, read as the figure does. */
export const getSettings = (attributes: Readonly<Record<string, string>>): CliffSettings => {
  const { base } = readValues(readerStateParameters, attributes);
  const { widths = defaults.widths, candidates, trials, seed } = readValues(parameters, attributes);
  return { widths, base, candidates, trials, seed };
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-cliff',
  summary:
    "One noisy encoding, and where each of a few widths takes it to come from, while readers drag the noise. Below it how large the error of a fix is against the noise: many receptions for each of a few widths. A small run is there at first sight; the reader's own ones are made in the worker.",
  heights: { '': [530, 520] },
  calls: ['receive', 'likelihood'],
  jobs: ['cliff'],
  words: ['cliff'],
  parameters,
  help: {
    widths: 'Up to three widths of the encoding, as in `widths="16,64,256"`.',
    trials: 'At each level of noise, for each width: 10 to 100,000.',
    seed: 'Draws the hidden positions and the noise.',
    candidates: 'Positions are hidden and searched among this many, from 0.',
    sigma: 'The noise of the encoding above; the numbers are read at the nearest level of the run.',
  },
};
