import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { Job } from '../../../worker/job.js';
import { jobs, type Jobs } from '../../../worker/jobs.js';
import type { Run } from '../../../worker/run.js';
import { stayAwakeWhile } from './stay-awake.js';

/** As often as can be seen. Where there are no frames, in a hidden page for one, nothing has to be drawn either. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestAnimationFrame === 'function') requestAnimationFrame(() => resolve());
  });

/** The job that was asked for last. It outlasts its run, which ends where the figure leaves the page. */
interface Asked<Look> {
  readonly job: Job<Look>;
  readonly hear: (look: Look) => void;
  readonly settle: (look: Look | undefined) => void;
}

/**
 * A job of a figure that takes longer than a frame, in the worker of the page. The figure redraws when the job moves
 * on, at most once a frame. The newest job wins: this is the place where that is decided. While a job is under way, or
 * paused, its figure does not fall asleep. The run of a figure that leaves the page is freed, unless it is only moved;
 * it begins anew when the figure is back.
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

  /** The share of the job that is done, from 0 to 1; undefined when none is under way. */
  get share(): number | undefined {
    return this.#share;
  }

  /**
   * The reason why the last job ended without a result, where it did: the error of the core, or a worker that did not
   * load.
   */
  get failure(): Error | undefined {
    return this.#failure;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /**
   * Starts a job in place of the one under way. `hear` gets what is there, at most once a frame, and at last the whole.
   *
   * @returns The whole, or undefined when the job was cancelled, replaced, or failed.
   */
  run(job: Job<Look>, hear: (look: Look) => void = () => undefined): Promise<Look | undefined> {
    this.cancel();
    this.#failure = undefined;
    const whole = new Promise<Look | undefined>((settle) => (this.#asked = { job, hear, settle }));
    this.#begin();
    this.#move(0);
    return whole;
  }

  /** The job stays where it is, with all that it has, until it goes on. */
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

  /** A paused job goes on until a little more of it is done. */
  step(): void {
    this.#run?.step();
  }

  /** The job ends with what has been done so far, which is heard as the whole would be. */
  finish(): void {
    if (this.#run) this.#run.finish();
    else this.cancel();
  }

  /** Ends the job at once, with nothing; what was heard stays. */
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
    // An element that is moved leaves and comes back at once.
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
    if (this.#run !== run) return; // another one has taken its place, or the figure is away
    this.#run = undefined;
    try {
      if (result !== undefined && !(result instanceof Error)) hear(result);
    } catch (error) {
      result = error as Error; // the figure asks the core as well
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
