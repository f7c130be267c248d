import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { CallName, Results } from '../../core/specs.js';
import { CoreWorker, type Progress } from '../../worker/client.js';
import type { Job, Outcome } from '../../worker/job.js';

/** As often as can be seen. Where there are no frames, in a hidden page for one, nothing has to be drawn either. */
const onNextFrame = (tell: () => void): void => {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(tell);
};

/**
 * What a figure does that takes longer than a frame, in the worker. The figure redraws when the job moves on, at most once a
 * frame; the newest job wins, and the worker ends when the figure leaves the page.
 */
export class LongJob<Name extends CallName> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #newWorker: () => CoreWorker;
  #worker: CoreWorker | undefined;
  #share: number | undefined;
  #failure: Error | undefined;
  /** Tells jobs apart: one that was replaced must not speak for its successor. */
  #current: object | undefined;

  constructor(host: ReactiveControllerHost, newWorker = (): CoreWorker => new CoreWorker()) {
    this.#host = host;
    this.#newWorker = newWorker;
    host.addController(this);
  }

  /** How much of the job is done, from 0 to 1; undefined when none is under way. */
  get share(): number | undefined {
    return this.#share;
  }

  /** Why the last job ended without a result, where it did: what the core threw, or a worker that did not load. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  /**
   * Starts a job in place of the one under way. `hear` gets what is there, at most once a frame, and at last the whole.
   *
   * @returns The results, one for each spec, or undefined when the job was cancelled, replaced, or failed.
   */
  async run(
    job: Job<Name>,
    hear: (outcome: Outcome<Name>) => void = () => undefined,
  ): Promise<readonly Results[Name][] | undefined> {
    this.#worker ??= this.#newWorker();
    this.#failure = undefined;
    this.#move(0);
    const own = {};
    this.#current = own;
    let newest: Progress<Name> | undefined;
    const tell = (): void => {
      if (this.#current === own && newest) {
        hear(newest.outcome);
        this.#move(newest.done / newest.of);
      }
      newest = undefined;
    };
    const onProgress = (progress: Progress<Name>): void => {
      if (!newest) onNextFrame(tell);
      newest = progress;
    };
    try {
      const results = await this.#worker.run(job, { onProgress });
      if (results && this.#current === own) hear(results);
      return results;
    } catch (error) {
      if (this.#current === own) this.#failure = error as Error;
      return undefined;
    } finally {
      if (this.#current === own) {
        this.#current = undefined;
        this.#move(undefined);
      }
    }
  }

  /** Ends the job after its present piece; what was heard stays. */
  cancel(): void {
    this.#worker?.cancel();
  }

  hostDisconnected(): void {
    this.#worker?.close();
    this.#worker = undefined;
  }

  #move(share: number | undefined): void {
    this.#share = share;
    this.#host.requestUpdate();
  }
}
