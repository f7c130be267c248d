import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number } from '../shared/manifest/parameters.js';
import { examplesRange, fromRange, otherRange, seedRange, shiftRange } from './data.js';

export const rotationViews = ['clocks', 'matrix', 'learn'] as const;

/** For both walks. */
export const startSlide = [0, 50] as const;

export const parameters = {
  view: choice(rotationViews),
  other: number(otherRange, 20, { control: { label: 'rotation.other', slide: startSlide } }),
  shift: number(shiftRange, 5, { control: { label: 'rotation.shift', slide: [-50, 50] } }),
  examples: number(examplesRange, 3, {
    control: { label: 'rotation.examples', slide: 'range', logarithmic: true },
  }),
  from: number(fromRange, 0, { control: { label: 'rotation.from' } }),
  seed: number(seedRange, 1, { control: { label: 'rotation.seed' } }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-rotation',
  summary:
    'The same turn: k steps on turn every hand by the same angle from wherever they start, so one matrix moves any position. Three views: two clocks, the matrix at work, and the matrix learned again from examples.',
  heights: { '': [760, 520], matrix: [580, 540], learn: [380, 480] },
  calls: ['rotation', 'fingerprint', 'hands', 'learnedShift'],
  jobs: ['learnedShift'],
  words: ['rotation', 'clock'],
  parameters,
  help: {
    view: 'The two clocks, the matrix, or what is learned from examples.',
    other: 'The second start.',
    shift: 'k, how many steps both walks go on; negative goes back.',
    examples: 'The number of examples that the matrix is learned from, 2 to 512.',
    from: 'The position of the first example.',
    seed: 'Draws the positions that judge the learned matrix.',
  },
  views: 'view',
};
