import type { TrainingMask, TrainingTask } from '../../core/specs.js';

export const experiments = ['nearest-noun', 'words-before', 'mirror', 'who-bit-whom'] as const satisfies TrainingTask[];
export type Experiment = (typeof experiments)[number];

/** The pictures of a run, one at a time. */
export const views = ['position', 'length', 'loss', 'attention'] as const;
export type LabView = (typeof views)[number];

/** The facts that make an experiment the one of which the text speaks; the numbers were tried over five seeds each. */
export interface ExperimentFacts {
  /** Words of the sentences that it trains on. */
  readonly length: number;
  /** Sentences of a step. */
  readonly batch: number;
  /** The largest learning rate of Adam. */
  readonly rate: number;
  readonly mask: TrainingMask;
  /**
   * 1 where a word may come again in a sentence. Longer sentences repeat words, for there are not enough of them: who is to read
   * those has to learn it from sentences that do so, too.
   */
  readonly repeated: 0 | 1;
  /**
   * Words of the sentences on which the trained models are judged: once to four times the trained length. Where all words of a
   * sentence are different there is one length alone: there are no more words for a longer one.
   */
  readonly lengths: readonly number[];
  /** Of these, the one whose places are shown; undefined where only the last word is asked for. */
  readonly getPlaces: number | undefined;
  /**
   * The loss of who knows the words and not their order, in nats, with the mask above: it is drawn from the first step on, long
   * before the core has judged a model and measured it.
   */
  readonly bagLoss: number;
  /** The loss at the top of its plot, in nats, and the heights that are named: the first steps may begin above it. */
  readonly losses: readonly number[];
  /** The view that is shown once the models are trained. */
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

/** The pictures that an experiment has. */
export function getViews(experiment: Experiment): readonly LabView[] {
  const { lengths, getPlaces } = experimentFacts[experiment];
  const has = { position: getPlaces !== undefined, length: lengths.length > 1, loss: true, attention: true };
  return views.filter((view) => has[view]);
}

/** Of every model, whatever the experiment: with others the outcome is another. */
export const fixed = { heads: 4 } as const;
