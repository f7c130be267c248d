import type { Job } from './job.js';
import type { Reply, Request } from './messages.js';
import { NoWorker } from './no-worker.js';
import { RunOfPage, type Run } from './run.js';
import { startedAs, WorkerFromAnywhere } from './worker-from-anywhere.js';

/** The part of a Worker that the page needs. */
export interface WorkerLike {
  postMessage(message: Request): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const newWorker = (): WorkerLike =>
  startedAs('worker', () => {
    const Worker = WorkerFromAnywhere;
    // Bundlers find the files by these very expressions.
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const wasm = {
      core: new URL('../../build/wasm/core.wasm', import.meta.url).href,
      training: new URL('../../build/wasm/training.wasm', import.meta.url).href,
    };
    worker.postMessage({ wasm });
    return worker;
  });

/**
 * The worker that all of a page share, with as many runs side by side as are started. It starts with the first run and ends when
 * nobody holds it any more; after a failure, too, the next run starts a new one.
 */
export class Jobs {
  readonly #start: () => WorkerLike;
  #worker: WorkerLike | undefined;
  readonly #runs = new Map<number, RunOfPage>();
  readonly #holders = new Set<object>();
  #lastRun = 0;

  constructor(start: () => WorkerLike = newWorker) {
    this.#start = start;
  }

  /** Starts a job: its run goes on beside the others, in a hidden page too, until it ends. */
  start<Look>(job: Job<Look>): Run<Look> {
    const id = (this.#lastRun += 1);
    const run = new RunOfPage((order) => this.#worker?.postMessage({ run: id, order }));
    this.#runs.set(id, run);
    const forget = (): boolean => this.#runs.delete(id);
    run.ended.then(forget, forget);
    try {
      this.#worker ??= this.#started();
      this.#worker.postMessage({ run: id, job });
    } catch (error) {
      run.fail(error as Error); // no worker, or a spec that cannot be sent
    }
    return run as Run<Look>;
  }

  /** The worker stays while anybody holds it, so that the next run finds it at work. */
  hold(holder: object): void {
    this.#holders.add(holder);
  }

  /** After the last one the worker ends, with whatever runs are left. */
  release(holder: object): void {
    this.#holders.delete(holder);
    if (this.#holders.size === 0) this.#drop((run) => run.end());
  }

  #started(): WorkerLike {
    const worker = this.#made();
    worker.onmessage = ({ data }) => this.#runs.get(data.run)?.hear(data);
    worker.onerror = ({ message }) => {
      // What its code throws has a message; that it could not be loaded or is forbidden has none.
      const error = message ? new Error(message) : new NoWorker('The worker could not be loaded');
      this.#drop((run) => run.fail(error));
    };
    return worker;
  }

  /** Some browsers refuse at once, others by an event. */
  #made(): WorkerLike {
    try {
      return this.#start();
    } catch (cause) {
      throw new NoWorker('The worker could not be started', { cause });
    }
  }

  #drop(each: (run: RunOfPage) => void): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const runs = [...this.#runs.values()];
    this.#runs.clear();
    runs.forEach(each);
  }
}

/** Those of this page. */
export const jobs = new Jobs();
