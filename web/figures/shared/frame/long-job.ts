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
interface Asked<Look> {
  readonly job: Job<Look>;
  readonly hear: (look: Look) => void;
  readonly settle: (look: Look | undefined) => void;
}

/**
 * A Lit controller for a job in the worker that takes longer than a frame. The host updates on progress, at most once a
 * frame. A new job replaces the current one. The figure is not put to sleep while a job is running or paused. When the
 * figure leaves the page, its run is freed unless it is only moved, and starts again when it is back.
 */
export class LongJob<Look> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #jobs: Jobs;
  #asked: Asked<Look> | undefined;
  #run: Run<Look> | undefined;
  #share: number | undefined;
  #failure: Error | undefined;
  #isPaused = false;
  #isAway = false;

  constructor(host: ReactiveControllerHost & EventTarget, ofPage = jobs) {
    this.#host = host;
    this.#jobs = ofPage;
    host.addController(this);
    stayAwakeWhile(host, () => this.#asked !== undefined);
  }

  /** The progress from 0 to 1; undefined without a running job. */
  get share(): number | undefined {
    return this.#share;
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
   * @param hear - Called with progress at most once a frame, and with the final result.
   * @returns The result; undefined if the job was cancelled, replaced, or failed.
   */
  run(job: Job<Look>, hear: (look: Look) => void = () => undefined): Promise<Look | undefined> {
    this.cancel();
    this.#failure = undefined;
    const whole = new Promise<Look | undefined>((settle) => (this.#asked = { job, hear, settle }));
    this.#begin();
    this.#move(0);
    return whole;
  }

  /** Pauses the job with all its progress. */
  pause(): void {
    this.#isPaused = this.#asked !== undefined;
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
    this.#settle(undefined);
  }

  hostConnected(): void {
    this.#isAway = false;
    if (this.#asked && !this.#run) this.#begin();
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
    const asked = this.#asked;
    if (!asked || this.#isAway) return;
    this.#jobs.hold(this);
    const run = this.#jobs.start(asked.job);
    this.#run = run;
    if (this.#isPaused) run.pause();
    void this.#watch(run, asked);
    void this.#wait(run, asked);
  }

  async #watch(run: Run<Look>, { hear }: Asked<Look>): Promise<void> {
    for (;;) {
      const seen = await run.look();
      if (!seen) return;
      await nextFrame();
      if (this.#run !== run) return;
      try {
        hear(seen.look);
      } catch (error) {
        this.#failure = error as Error;
        this.cancel();
        return;
      }
      this.#move(seen.share);
    }
  }

  async #wait(run: Run<Look>, { hear }: Asked<Look>): Promise<void> {
    let result = await run.ended.catch((error: unknown) => error as Error);
    if (this.#run !== run) return; // replaced by another run, or the figure has left the page
    this.#run = undefined;
    try {
      if (result !== undefined && !(result instanceof Error)) hear(result);
    } catch (error) {
      result = error as Error; // the figure's own calls can fail as well
    }
    if (result instanceof Error) this.#failure = result;
    this.#settle(result instanceof Error ? undefined : result);
  }

  #settle(look: Look | undefined): void {
    const asked = this.#asked;
    if (!asked) return;
    this.#asked = undefined;
    this.#isPaused = false;
    asked.settle(look);
    this.#move(undefined);
  }

  #move(share: number | undefined): void {
    this.#share = share;
    this.#host.requestUpdate();
  }
}
