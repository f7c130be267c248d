import type { Evaluated, Results, Specs } from '../core/specs.js';
import type { Job } from './job.js';

/** Models that are trained side by side. */
export interface TrainingSpec {
  /** One spec per model. Omitted fields have their defaults. */
  readonly models: readonly Partial<Specs['startTraining']>[];
  /** Lengths at which each trained model is evaluated on sentences it hasn't seen; empty for no evaluation. */
  readonly lengths: readonly number[];
  /** Sentences per evaluation. */
  readonly sequences: number;
  /** A held-out sentence whose attention is recorded during training: its number of words and its random seed. */
  readonly sentence?: { readonly length: number; readonly seed: number };
  /**
   * Steps, in ascending order, at which the position tables are recorded; 0 is before the first step. Snapshots come at
   * arbitrary steps, these tables at the same steps on every machine.
   */
  readonly tables?: readonly number[];
}

/** The results of a model at one length, for the sentences evaluated so far. */
export interface Evaluation extends Evaluated {
  readonly length: number;
  readonly sequences: number;
}

/**
 * The position table (positions x dimensions) after a number of steps: the vectors that the model adds to the words.
 */
export interface TableAtStep {
  readonly step: number;
  readonly table: Float32Array;
}

export interface ModelSnapshot {
  /** Finished steps, of `steps`; 0 while the model waits for its turn. */
  readonly step: number;
  readonly steps: number;
  /** One per finished step, in nats. */
  readonly losses: Float64Array<ArrayBuffer>;
  /** The number of trainable parameters; 0 while the model waits. */
  readonly parameters: number;
  /** One per length that has been started, in order. */
  readonly judged: readonly Evaluation[];
  /** Attention of the current model on the sentence. */
  readonly attention?: Results['attentionOf'];
  /**
   * The tables recorded so far, plus the current one if the model has been trained since. Empty arrays for encodings
   * that add nothing.
   */
  readonly tables?: readonly TableAtStep[];
  /** All parameters, once the model is trained and evaluated: input of the core's `forward`. */
  readonly weights?: Float32Array<ArrayBuffer>;
}

/** One per model, in the order of the spec. */
export type TrainingSnapshot = readonly ModelSnapshot[];

export const trainingJob = (spec: TrainingSpec): Job<TrainingSnapshot> => ({ kind: 'training', spec });
