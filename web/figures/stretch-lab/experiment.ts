import type { RunScaling, TrainingTask } from '../../core/specs.js';
import type { TrainingSpec } from '../../worker/training.js';

/** Sentences of training have so many words, and stretched ones `factor` times as many. */
export const trainedLength = 32;
export const factor = 4;

/**
 * The tasks that the models learn, the size of a model for each, and the number of models: the build trains them all.
 */
export const tasks = {
  'words-before': { layers: 1, steps: 600, seeds: 2 },
  'nearest-noun': { layers: 1, steps: 800, seeds: 2 },
  recall: { layers: 2, steps: 2_000, seeds: 1 },
} as const satisfies Partial<Record<TrainingTask, { layers: number; steps: number; seeds: number }>>;

export type Task = keyof typeof tasks;
export const taskNames = Object.keys(tasks) as readonly Task[];

/** Of every model; numbers that were tried over five seeds. */
export const shared = {
  encoding: 'rotary',
  mask: 'causal',
  heads: 2,
  dimensions: 32,
  length: trainedLength,
  batch: 16,
  rate: 0.003,
  distance: 3,
} as const;

/** The ways to stretch a trained model, by the word of the attribute. YaRN has limits that fit into so few words. */
export const schemes = ['none', 'linear', 'ntk', 'yarn-2', 'yarn-4'] as const;
export type Scheme = (typeof schemes)[number];

export const schemeScaling: Readonly<Record<Scheme, { scaling: RunScaling; betaFast?: number }>> = {
  none: { scaling: 'none' },
  linear: { scaling: 'linear' },
  ntk: { scaling: 'ntk' },
  'yarn-2': { scaling: 'yarn', betaFast: 2 },
  'yarn-4': { scaling: 'yarn', betaFast: 4 },
};

/** Sentences on which each model is judged. */
export const sequences = 128;

/** The models that a reader trains for each task, by their seeds. */
export interface Seeds {
  /** Of the first of them; the others follow it. */
  readonly seed: number;
  readonly seeds: number;
}

/** A model for each task and seed, all tasks of one seed before those of the next: trained, judged as it is, then stretched in every way. */
export const getTraining = ({ seed, seeds }: Seeds): TrainingSpec => ({
  models: Array.from({ length: seeds }, (_, k) =>
    taskNames.map((task) => {
      const { layers, steps } = tasks[task];
      return { ...shared, task, layers, steps, seed: seed + k };
    }),
  ).flat(),
  lengths: [trainedLength],
  stretched: schemes.map((scheme) => ({ length: factor * trainedLength, factor, ...schemeScaling[scheme] })),
  sequences,
});
