import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { Job } from '../../../worker/job.js';
import { jobs, type Jobs } from '../../../worker/jobs.js';
import type { Run } from '../../../worker/run.js';
import { stayAwakeWhile } from './stay-awake.js';

/** Resolves with the next animation frame. In a hidden page there are none, and nothing to draw. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestAnimationFrame === 'function') requestAnimationFrame(() => resolve());
  });

/** The latest requested job. It outlives its run, which is freed when the figure leaves the page. */
interface JobRequest<Look> {
  readonly job: Job<Look>;
  readonly onProgress: (look: Look) => void;
  readonly resolve: (look: Look | undefined) => void;
}

/**
 * A Lit controller for a job in the worker that takes longer than a frame. The host updates on progress, at most once a
 * frame. A new job replaces the current one. The figure is not put to sleep while a job is running or paused. When the
 * figure leaves the page, its run is freed unless it is only moved, and starts again when it is back.
 */
export class LongJob<Look> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #jobs: Jobs;
  #request: JobRequest<Look> | undefined;
  #run: Run<Look> | undefined;
  #progress: number | undefined;
  #failure: Error | undefined;
  #isPaused = false;
  #isAway = false;

  constructor(host: ReactiveControllerHost & EventTarget, ofPage = jobs) {
    this.#host = host;
    this.#jobs = ofPage;
    host.addController(this);
    stayAwakeWhile(host, () => this.#request !== undefined);
  }

  /** The progress from 0 to 1; undefined without a running job. */
  get share(): number | undefined {
    return this.#progress;
  }

  /** Why the last job failed: an error of the core, or the worker did not load. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /**
   * Starts a job and replaces the current one.
   *
   * @param onProgress - Called with progress at most once a frame, and with the final result.
   * @returns The result; undefined if the job was cancelled, replaced, or failed.
   */
  run(job: Job<Look>, onProgress: (look: Look) => void = () => undefined): Promise<Look | undefined> {
    this.cancel();
    this.#failure = undefined;
    const result = new Promise<Look | undefined>((resolve) => (this.#request = { job, onProgress, resolve }));
    this.#begin();
    this.#move(0);
    return result;
  }

  /** Pauses the job with all its progress. */
  pause(): void {
    this.#isPaused = this.#request !== undefined;
    this.#run?.pause();
    this.#host.requestUpdate();
  }

  resume(): void {
    this.#isPaused = false;
    this.#run?.resume();
    this.#host.requestUpdate();
  }

  /** Advances a paused job by one small step. */
  step(): void {
    this.#run?.step();
  }

  /** Ends the job with its current progress as the result. */
  finish(): void {
    if (this.#run) this.#run.finish();
    else this.cancel();
  }

  /** Aborts the job without a result. What was reported stays. */
  cancel(): void {
    const run = this.#run;
    this.#run = undefined;
    run?.cancel();
    this.#finishWith(undefined);
  }

  hostConnected(): void {
    this.#isAway = false;
    if (this.#request && !this.#run) this.#begin();
  }

  hostDisconnected(): void {
    this.#isAway = true;
    // A moved element disconnects and reconnects at once.
    queueMicrotask(() => {
      if (this.#isAway) this.#leave();
    });
  }

  #leave(): void {
    const run = this.#run;
    this.#run = undefined;
    run?.cancel();
    this.#jobs.release(this);
  }

  #begin(): void {
    const request = this.#request;
    if (!request || this.#isAway) return;
    this.#jobs.hold(this);
    const run = this.#jobs.start(request.job);
    this.#run = run;
    if (this.#isPaused) run.pause();
    void this.#watch(run, request);
    void this.#wait(run, request);
  }

  async #watch(run: Run<Look>, { onProgress }: JobRequest<Look>): Promise<void> {
    for (;;) {
      const seen = await run.look();
      if (!seen) return;
      await nextFrame();
      if (this.#run !== run) return;
      try {
        onProgress(seen.look);
      } catch (error) {
        this.#failure = error as Error;
        this.cancel();
        return;
      }
      this.#move(seen.share);
    }
  }

  async #wait(run: Run<Look>, { onProgress }: JobRequest<Look>): Promise<void> {
    let result = await run.ended.catch((error: unknown) => error as Error);
    if (this.#run !== run) return; // replaced by another run, or the figure has left the page
    this.#run = undefined;
    try {
      if (result !== undefined && !(result instanceof Error)) onProgress(result);
    } catch (error) {
      result = error as Error; // the figure's own calls can fail as well
    }
    if (result instanceof Error) this.#failure = result;
    this.#finishWith(result instanceof Error ? undefined : result);
  }

  #finishWith(look: Look | undefined): void {
    const request = this.#request;
    if (!request) return;
    this.#request = undefined;
    this.#isPaused = false;
    request.resolve(look);
    this.#move(undefined);
  }

  #move(fraction: number | undefined): void {
    this.#progress = fraction;
    this.#host.requestUpdate();
  }
}
