import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { Job } from '../../../worker/job.js';
import type { Progress } from '../../../worker/protocol.js';
import { runJob, sliceTime } from '../../../worker/run-job.js';
import { keepMountedWhile } from './keep-mounted.js';

/** The newest job. It outlasts its run, which ends where the figure leaves the page. */
interface JobRequest<Snapshot> {
  readonly job: Job<Snapshot>;
  readonly show: (snapshot: Snapshot) => void;
  readonly settle: (snapshot: Snapshot | undefined) => void;
}

/**
 * A job of a figure that takes longer than a frame, in the worker of the page. The figure redraws when the job moves
 * on, at most once a frame. The newest job wins: this is the place where that is decided. While a job is under way, or
 * paused, its figure does not fall asleep. A figure that leaves the page aborts its run, unless it is only moved; the
 * job begins anew when the figure is back.
 */
export class JobController<Snapshot> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #runJob: typeof runJob;
  #request: JobRequest<Snapshot> | undefined;
  #run: AbortController | undefined;
  #share: number | undefined;
  #failure: Error | undefined;
  #isPaused = false;
  /** Steps to take although the job is paused. */
  #steps = 0;
  #wake: (() => void) | undefined;
  /** Whether the worker goes on by itself. */
  #isGoing = false;
  #isAway = false;

  constructor(host: ReactiveControllerHost & EventTarget, run = runJob) {
    this.#host = host;
    this.#runJob = run;
    host.addController(this);
    keepMountedWhile(host, () => this.#request !== undefined);
  }

  /** The share of the job that is done, from 0 to 1; undefined when none is under way. */
  get progress(): number | undefined {
    return this.#share;
  }

  /** Why the last job ended without a result: the error of the core, or a worker that did not load. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /**
   * Starts a job in place of the one under way. `show` gets what is there, at most once a frame, and at last the whole.
   *
   * @returns The whole, or undefined when the job was cancelled, replaced, or failed.
   */
  run(job: Job<Snapshot>, show: (snapshot: Snapshot) => void = () => undefined): Promise<Snapshot | undefined> {
    this.cancel();
    this.#failure = undefined;
    const whole = new Promise<Snapshot | undefined>((settle) => (this.#request = { job, show, settle }));
    this.#begin();
    this.#move(0);
    return whole;
  }

  /** The job stays where it is, with all that it has, until it goes on. */
  pause(): void {
    this.#isPaused = this.#request !== undefined;
    this.#host.requestUpdate();
  }

  resume(): void {
    this.#isPaused = false;
    this.#steps = 0;
    this.#wake?.();
    this.#host.requestUpdate();
  }

  /** A paused job goes on until a little more of it is done. */
  step(): void {
    if (!this.#isPaused) return;
    this.#steps += 1;
    this.#wake?.();
  }

  /** Ends the job at once, with nothing; what was shown stays. */
  cancel(): void {
    this.#settle(undefined);
  }

  hostConnected(): void {
    this.#isAway = false;
    if (this.#request && !this.#run) this.#begin();
  }

  hostDisconnected(): void {
    this.#isAway = true;
    // An element that is moved leaves and comes back at once.
    queueMicrotask(() => {
      if (this.#isAway) this.#abort();
    });
  }

  #abort(): void {
    this.#run?.abort();
    this.#run = undefined;
    this.#wake?.();
  }

  #begin(): void {
    const asked = this.#request;
    if (!asked || this.#isAway) return;
    this.#run = new AbortController();
    this.#isGoing = false;
    void this.#follow(asked, this.#run.signal);
  }

  async #follow({ job, show }: JobRequest<Snapshot>, signal: AbortSignal): Promise<void> {
    let progress: Progress<Snapshot> | undefined;
    let isAwaitingFrame = false;
    const draw = (): void => {
      isAwaitingFrame = false;
      if (signal.aborted) return;
      try {
        show(progress!.snapshot);
        this.#move(progress!.fraction);
      } catch (error) {
        this.#fail(error as Error); // the figure asks the core as well
      }
    };
    try {
      for await (const next of this.#runJob(job, { signal, budget: () => this.#nextBudget(signal) })) {
        if (signal.aborted) return;
        if (!this.#isGoing && next.fraction > (progress?.fraction ?? 0)) this.#steps = Math.max(0, this.#steps - 1);
        progress = next;
        // The worker does not wait for frames, of which a hidden page has none.
        if (!isAwaitingFrame) requestAnimationFrame(draw);
        isAwaitingFrame = true;
      }
      draw();
      if (!signal.aborted) this.#settle(progress!.snapshot);
    } catch (error) {
      if (!signal.aborted) this.#fail(error as Error);
    }
  }

  /** A paused job waits, once the worker stands still; a step of it is the smallest piece. */
  async #nextBudget(signal: AbortSignal): Promise<number> {
    while (this.#isPaused && !this.#isGoing && this.#steps === 0 && !signal.aborted)
      await new Promise<void>((resolve) => (this.#wake = resolve));
    this.#isGoing = !this.#isPaused;
    return this.#isGoing ? sliceTime : 0;
  }

  #fail(failure: Error): void {
    this.#failure = failure;
    this.cancel();
  }

  #settle(snapshot: Snapshot | undefined): void {
    const asked = this.#request;
    if (!asked) return;
    this.#abort();
    this.#request = undefined;
    this.#isPaused = false;
    this.#steps = 0;
    asked.settle(snapshot);
    this.#move(undefined);
  }

  #move(share: number | undefined): void {
    this.#share = share;
    this.#host.requestUpdate();
  }
}
