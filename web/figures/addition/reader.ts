import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { callJob, type Outcome } from '../../worker/job.js';
import { JobController } from '../shared/frame/job-controller.js';
import { NearViewportController } from '../shared/frame/near-viewport.js';
import type { ReadCounts, ReadingSpec } from './data.js';

/** Specs, and what came of each. */
export interface Reading {
  readonly specs: readonly ReadingSpec[];
  readonly counts: readonly ReadCounts[];
}

/**
 * Reads sums back in the worker: whenever what is asked for changes, once the figure is near. What was read last stays until
 * the first trials of every width are there.
 */
export class AdditionReader implements ReactiveController {
  readonly #job: JobController<Outcome<'readBack'>>;
  readonly #host: ReactiveControllerHost;
  #specs: readonly ReadingSpec[] = [];
  #asked = '';
  #started = '';
  #near = false;
  #read: { readonly asked: string; readonly counts: readonly ReadCounts[] } | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
    this.#job = new JobController(host);
    new NearViewportController(host, () => {
      this.#near = true;
      host.requestUpdate();
    });
  }

  /** Takes over the words that the build has read back; they are not read again. */
  prepare(read: Reading | undefined): void {
    if (!read || this.#read) return;
    this.#read = { asked: JSON.stringify(read.specs), counts: read.counts };
    this.#started = this.#read.asked;
  }

  /** Asks for what the host wants to show; call it in every rendering that shows it. */
  ask(specs: readonly ReadingSpec[]): void {
    this.#specs = specs;
    this.#asked = JSON.stringify(specs);
  }

  /** One for each spec, or undefined before the first trials. */
  get counts(): readonly ReadCounts[] | undefined {
    return this.#read?.asked === this.#asked ? this.#read.counts : undefined;
  }

  /** Those of what was asked before, where that is all there is. */
  get lastCounts(): readonly ReadCounts[] | undefined {
    return this.#read?.counts;
  }

  /** From 0 to 1 while trials are under way. */
  get share(): number | undefined {
    return this.#job.progress;
  }

  get failure(): Error | undefined {
    return this.#job.failure;
  }

  start(): void {
    const asked = this.#asked;
    this.#started = asked;
    void this.#job.run(callJob('readBack', this.#specs), (outcome) => {
      const counts = outcome.filter((count) => count !== undefined);
      if (counts.length === outcome.length) this.#read = { asked, counts };
    });
  }

  stop(): void {
    this.#job.cancel();
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    if (this.#near && this.#asked !== '' && this.#asked !== this.#started) this.start();
  }
}
