import type { ReactiveControllerHost } from 'lit';
import type { Core } from '../../core/core.js';
import type { TrainingSnapshot } from '../../worker/training.js';
import { describeFailure } from '../shared/frame/describe-failure.js';
import { JobController } from '../shared/frame/job-controller.js';
import { getJob } from '../shared/trained-models/trained.js';
import type { Translate } from '../shared/reader/messages.js';
import { getModel, type Encoding } from './model.js';
import type { Model } from './models.js';
import { getKinds } from './classify-heads.js';

/** Trains models in the browser, each with another seed. */
export class TrainedAnew {
  readonly #job: JobController<TrainingSnapshot>;
  /** The model that came with the page has the first seed. */
  #seed = 1;

  constructor(host: ReactiveControllerHost & EventTarget) {
    this.#job = new JobController(host);
  }

  /** The progress of the training as text, or why it failed. */
  said(t: Translate): string {
    const { progress: share, failure } = this.#job;
    if (share !== undefined) return t('panorama.training', { share: `${Math.floor(100 * share)}%` });
    if (failure) return describeFailure(t, failure, t('panorama.notTrained', { reason: failure.message }));
    return t('panorama.trained', { seed: this.#seed });
  }

  /** Trains the next model and classifies its heads; undefined if cancelled. */
  async next(core: Core, encoding: Encoding): Promise<Model | undefined> {
    this.#seed += 1;
    const look = await this.#job.run(getJob({ ...getModel(encoding), seed: this.#seed }));
    const weights = look?.[0]?.weights;
    return weights && { weights, kinds: getKinds(core, encoding, weights) };
  }
}
