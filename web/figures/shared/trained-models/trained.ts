import type { Core } from '../../../core/core.js';
import { startTraining } from '../../../core/fields/training.js';
import type { Specs } from '../../../core/specs.js';
import type { Job } from '../../../worker/job.js';
import { trainingJob, type TrainingSnapshot } from '../../../worker/training.js';

/** A small model that one figure trains; fields that are left out are those of the nearest noun. */
export type SmallModel = Partial<Specs['startTraining']>;

/** Trains a model in the worker, one or two seconds of work. */
export const getJob = (model: SmallModel): Job<TrainingSnapshot> =>
  trainingJob({ models: [model], lengths: [], sequences: 1 });

/** The same model at once, for the build. */
export function trainedHere(core: Core, model: SmallModel): Float32Array {
  const { run } = core.startTraining(model);
  core.train({ run, steps: model.steps ?? startTraining.steps.default });
  const weights = core.weights({ run });
  core.endTraining({ run });
  return weights;
}
