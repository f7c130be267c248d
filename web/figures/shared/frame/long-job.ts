import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { CallName, Results } from '../../../core/specs.js';
import { CoreWorker, type Progress } from '../../../worker/client.js';
import type { Job, Outcome } from '../../../worker/job.js';
import { stayAwakeWhile } from './stay-awake.js';

/** As often as can be seen. Where there are no frames, in a hidden page for one, nothing has to be drawn either. */
const onNextFrame = (tell: () => void): void => {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(tell);
};

/**
 * What a figure does that takes longer than a frame, in the worker. The figure redraws when the job moves on, at most once a
 * frame; the newest job wins. The worker ends when the figure leaves the page; a job that was under way then begins anew when
 * the figure is back.
 */
export class LongJob<Name extends CallName> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #newWorker: () => CoreWorker;
  #worker: CoreWorker | undefined;
  #share: number | undefined;
  #failure: Error | undefined;
  /** Tells jobs apart: one that was replaced must not speak for its successor. */
  #current: object | undefined;
  /** While the figure is out of the page: what waits for its return, and what ends the waiting. */
  #away: { readonly return: Promise<void>; readonly end: () => void } | undefined;

  constructor(host: ReactiveControllerHost & EventTarget, newWorker = (): CoreWorker => new CoreWorker()) {
    this.#host = host;
    this.#newWorker = newWorker;
    host.addController(this);
    stayAwakeWhile(host, () => this.#share !== undefined);
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
      const results = await this.#results(own, job, onProgress);
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
    if (!this.#away) return;
    this.#current = undefined;
    this.#move(undefined);
  }

  hostConnected(): void {
    this.#away?.end();
    this.#away = undefined;
  }

  hostDisconnected(): void {
    let end = (): void => undefined;
    this.#away ??= { return: new Promise((resolve) => (end = resolve)), end: () => end() };
    this.#worker?.close();
    this.#worker = undefined;
  }

  async #results(
    own: object,
    job: Job<Name>,
    onProgress: (progress: Progress<Name>) => void,
  ): Promise<readonly Results[Name][] | undefined> {
    for (;;) {
      if (this.#away) await this.#away.return;
      if (this.#current !== own) return undefined;
      const worker = (this.#worker ??= this.#newWorker());
      const results = await worker.run(job, { onProgress });
      // Without results it was cancelled or replaced, unless the figure has left the page and taken the worker with it.
      if (results || this.#worker === worker) return results;
    }
  }

  #move(share: number | undefined): void {
    this.#share = share;
    this.#host.requestUpdate();
  }
}
