import type { Evaluated, Results, Specs } from '../core/specs.js';
import type { Job } from './job.js';

/** Models that are trained side by side. */
export interface TrainingSpec {
  /** The spec of each model; a field that is left out has its default, and their numbers are found for them. */
  readonly models: readonly Partial<Specs['startTraining']>[];
  /** Lengths at which each is judged once it is trained, on sentences that it has not seen; none for no judgement. */
  readonly lengths: readonly number[];
  /** Further ways to judge each: longer sentences, with frequencies that are stretched for them. */
  readonly stretched?: readonly StretchedReading[];
  /** Sentences for each of these lengths and ways. */
  readonly sequences: number;
  /** A sentence that nobody trains on, whose attention is seen while the models train: its words, and the seed it is drawn by. */
  readonly sentence?: { readonly length: number; readonly seed: number };
  /**
   * Steps, in ascending order, at which what the models add to their words is kept; 0 is before the first one. Snapshots come
   * whenever there is time for them, and these tables at the same steps everywhere.
   */
  readonly tables?: readonly number[];
}

/** The way in which a rotary model that was trained on short sentences reads long ones. */
export type StretchedReading = Pick<Specs['evaluate'], 'length' | 'scaling' | 'factor'> &
  Partial<Pick<Specs['evaluate'], 'betaFast'>>;

/** The results of a model at one length, on the sentences that it has read so far. */
export interface Evaluation extends Evaluated {
  readonly length: number;
  readonly sequences: number;
}

/** The rows that a model adds to the words of its sentences after so many steps: positions x dimensions. */
export interface TableAtStep {
  readonly step: number;
  readonly table: Float32Array;
}

/** One model, as far as it has come. */
export interface ModelSnapshot {
  /** Steps that are made, of `steps`; 0 while it waits for its turn. */
  readonly step: number;
  readonly steps: number;
  /** Of every step that is made, in nats. */
  readonly losses: Float64Array<ArrayBuffer>;
  /** The number of parameters that it learns; 0 while it waits. */
  readonly parameters: number;
  /** One for each length that has been begun, in their order, then for each stretched reading. */
  readonly judged: readonly Evaluation[];
  /** Of the sentence, by the model as it is now. */
  readonly attention?: Results['attentionOf'];
  /**
   * The tables that are kept, as far as it has come, and the one of this moment where it has gone on since; they are empty for
   * encodings that add nothing.
   */
  readonly tables?: readonly TableAtStep[];
  /** All that it has learned, once it is trained and judged: `forward` reads sentences with it. */
  readonly weights?: Float32Array<ArrayBuffer>;
}

/** All models, in the order of the spec. */
export type TrainingSnapshot = readonly ModelSnapshot[];

/** The job of training these models. */
export const trainingJob = (spec: TrainingSpec): Job<TrainingSnapshot> => ({ kind: 'training', spec });
