import type { TrainingMask, TrainingTask } from '../../core/specs.js';

export const experiments = ['nearest-noun', 'words-before', 'mirror', 'who-bit-whom'] as const satisfies TrainingTask[];
export type Experiment = (typeof experiments)[number];

/** The views of a run. */
export const views = ['position', 'length', 'loss', 'attention'] as const;
export type LabView = (typeof views)[number];

/** The hyperparameters that the text relies on; its numbers were checked with five seeds each. */
export interface ExperimentFacts {
  /** Words per training sentence. */
  readonly length: number;
  /** Sentences per batch. */
  readonly batch: number;
  /** Adam's maximum learning rate. */
  readonly rate: number;
  readonly mask: TrainingMask;
  /**
   * 1 if words may repeat within a sentence. Longer sentences repeat words because the vocabulary is small, so a model
   * for them must be trained on repeats.
   */
  readonly repeated: 0 | 1;
  /**
   * Lengths of evaluation sentences, from one to four times the training length. Without repeats, only one length is
   * possible.
   */
  readonly lengths: readonly number[];
  /** The length whose places are shown; undefined if only the last word is a target. */
  readonly getPlaces: number | undefined;
  /**
   * The loss (nats) of the best guess that knows the words but not their order, with the mask above. It is drawn from
   * the first step, before the core has measured it.
   */
  readonly bagLoss: number;
  /** The top of the loss axis in nats, and the labelled values. The first steps may be above it. */
  readonly losses: readonly number[];
  /** The view shown after training. */
  readonly answer: LabView;
}

export const experimentFacts: Readonly<Record<Experiment, ExperimentFacts>> = {
  'nearest-noun': {
    ...{
      length: 16,
      batch: 32,
      rate: 0.003,
      mask: 'causal',
      repeated: 0,
      lengths: [16, 20, 24, 32, 64],
      getPlaces: 64,
    },
    ...{ losses: [0, 0.5, 1, 1.5], bagLoss: 0.714, answer: 'position' },
  },
  'words-before': {
    ...{ length: 16, batch: 32, rate: 0.003, mask: 'none', repeated: 1, lengths: [16, 20, 24, 32, 64], getPlaces: 64 },
    ...{ losses: [0, 1, 2, 3], bagLoss: 2.189, answer: 'position' },
  },
  mirror: {
    ...{ length: 16, batch: 32, rate: 0.006, mask: 'none', repeated: 0, lengths: [16], getPlaces: 16 },
    ...{ losses: [0, 1, 2, 3], bagLoss: Math.log(15), answer: 'position' },
  },
  'who-bit-whom': {
    ...{ length: 8, batch: 64, rate: 0.003, mask: 'none', repeated: 0, lengths: [8, 10, 16, 32], getPlaces: undefined },
    ...{ losses: [0, 0.5, 1], bagLoss: Math.LN2, answer: 'loss' },
  },
};

export function getViews(experiment: Experiment): readonly LabView[] {
  const { lengths, getPlaces } = experimentFacts[experiment];
  const has = { position: getPlaces !== undefined, length: lengths.length > 1, loss: true, attention: true };
  return views.filter((view) => has[view]);
}

/** The same in all experiments: other values change the outcome. */
export const fixed = { heads: 4 } as const;
