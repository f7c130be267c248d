import { everyFigures } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { number, text, toggle } from '../shared/manifest/parameters.js';
import { candidatesRange, defaults, defaultSigma, parseWidths, seedRange, sigmaRange, trialsRange } from './run.js';

export const parameters = {
  widths: text({ fromAttribute: parseWidths }),
  trials: number(trialsRange, defaults.trials, {
    control: { label: 'cliff.trials', placement: 'settings', slide: [100, 10_000], logarithmic: true },
  }),
  seed: number(seedRange, defaults.seed, { control: { label: 'cliff.seed', placement: 'settings' } }),
  candidates: number(candidatesRange, defaults.candidates),
  sigma: number(sigmaRange, defaultSigma),
  whole: toggle({ control: { label: 'cliff.whole', placement: 'settings' } }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-cliff',
  summary:
    "One noisy encoding, and where each of a few widths takes it to come from, while readers drag the noise. Below it how large the error of a fix is, and how often it takes a wrong turn, against the noise: many receptions for each of a few widths. A small run is there at first sight; the reader's own ones are made in the worker.",
  display: 'block',
  heights: { '': [960, 780] },
  calls: ['receive', 'likelihood'],
  jobs: ['cliff'],
  words: ['cliff'],
  common: everyFigures,
  parameters,
  help: {
    widths: 'Up to three widths of the encoding, as in `widths="16,64,256"`.',
    trials: 'At each level of noise, for each width: 10 to 100,000.',
    seed: 'Draws the hidden positions and the noise.',
    candidates: 'Positions are hidden and searched among this many, from 0.',
    sigma: 'The noise of the encoding above; the numbers are read at the nearest level of the run.',
    whole: 'Shows the errors of the fix as a whole position.',
  },
};
