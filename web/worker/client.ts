import type { CallName, Results } from '../core/specs.js';
import type { Job, Outcome } from './job.js';
import type { Reply, Request } from './messages.js';
import { NoWorker } from './no-worker.js';
import { WorkerFromAnywhere } from './worker-from-anywhere.js';

/** What the client needs of a Worker. */
export interface WorkerLike {
  postMessage(message: Request): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** How far a job has come: `done` of `of` pieces, and the results of the trials so far. */
export interface Progress<Name extends CallName> {
  readonly done: number;
  readonly of: number;
  readonly outcome: Outcome<Name>;
}

interface Options<Name extends CallName> {
  /** Called after every piece but the last. */
  readonly onProgress?: (progress: Progress<Name>) => void;
  /** Cancels the job: it ends before its next piece. */
  readonly signal?: AbortSignal;
}

interface Running {
  readonly id: number;
  readonly resolve: (outcome: readonly Results[CallName][] | undefined) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((progress: Progress<CallName>) => void) | undefined;
}

function newWorker(): WorkerLike {
  const Worker = WorkerFromAnywhere;
  // Vite finds the worker by this very expression.
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** An error of the worker as what it was there. */
function revived({ name, message }: { readonly name: string; readonly message: string }): Error {
  if (name === 'RangeError') return new RangeError(message);
  if (name === 'TypeError') return new TypeError(message);
  if (name === 'NoWorker') return new NoWorker(message);
  return new Error(message);
}

/**
 * Long jobs off the main thread, one at a time: the newest request wins. The worker, with a core of its own, starts with the
 * first job and stays until `close`; after that, or after a failure to load, the next job starts a new one.
 */
export class CoreWorker {
  readonly #start: () => WorkerLike;
  #worker: WorkerLike | undefined;
  #running: Running | undefined;
  #lastId = 0;

  constructor(start: () => WorkerLike = newWorker) {
    this.#start = start;
  }

  /**
   * One result for each spec of the job, or undefined when a newer job took its place or it was cancelled. Rejects with what
   * the core throws: a RangeError that names the field, for one.
   */
  run<Name extends CallName>(
    job: Job<Name>,
    options: Options<Name> = {},
  ): Promise<readonly Results[Name][] | undefined> {
    this.cancel();
    if (options.signal?.aborted) return Promise.resolve(undefined);
    const id = (this.#lastId += 1);
    const outcome = new Promise<readonly Results[CallName][] | undefined>((resolve, reject) => {
      const onProgress = options.onProgress as Running['onProgress'];
      this.#running = { id, resolve, reject, onProgress };
    });
    const abort = (): void => {
      if (this.#running?.id === id) this.cancel();
    };
    options.signal?.addEventListener('abort', abort, { once: true });
    try {
      this.#worker ??= this.#started();
      this.#worker.postMessage({ id, job });
    } catch (error) {
      this.#settle()?.reject(error as Error); // no worker, or a spec that cannot be copied
    }
    return outcome.finally(() => options.signal?.removeEventListener('abort', abort)) as Promise<
      readonly Results[Name][] | undefined
    >;
  }

  /** Ends the job, if there is one: it resolves with undefined at once, and the worker is free after its present piece. */
  cancel(): void {
    const ended = this.#settle();
    if (!ended) return;
    this.#worker?.postMessage({ cancel: ended.id });
    ended.resolve(undefined);
  }

  /** Ends the job and the worker, at once. */
  close(): void {
    const ended = this.#settle();
    this.#drop();
    ended?.resolve(undefined);
  }

  #started(): WorkerLike {
    const worker = this.#made();
    worker.onmessage = ({ data }) => {
      this.#hear(data);
    };
    worker.onerror = ({ message }) => {
      this.#drop();
      // What its code throws has a message; that it could not be loaded or is forbidden has none.
      this.#settle()?.reject(message ? new Error(message) : new NoWorker('The worker could not be loaded'));
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

  #hear(reply: Reply): void {
    if (reply.id !== this.#running?.id) return; // of a job that has been replaced
    switch (reply.kind) {
      case 'progress':
        this.#running.onProgress?.(reply);
        break;
      case 'finished':
        this.#settle()?.resolve(reply.outcome as readonly Results[CallName][]);
        break;
      case 'failed':
        this.#settle()?.reject(revived(reply.error));
    }
  }

  #settle(): Running | undefined {
    const running = this.#running;
    this.#running = undefined;
    return running;
  }

  #drop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
