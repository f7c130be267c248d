import type { Job } from './job.js';
import type { Progress, Reply, Request, SliceRequest } from './protocol.js';
import { startWorker } from './start-worker.js';
import { WorkerUnavailableError } from './worker-unavailable-error.js';

/** The subset of Worker that `runJob` uses. */
export interface WorkerLike {
  postMessage(message: Request): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface RunOptions {
  /** Ends the iteration and frees the job in the worker. */
  readonly signal?: AbortSignal;
  /** Length of the next slice in milliseconds. After a slice of 0 ms the job is paused until this promise resolves. */
  readonly budget?: () => number | Promise<number>;
}

/** Milliseconds. Leaves room for a last piece that runs long, so that a slice stays below 40 ms. */
export const sliceTime = 25;

/** Idle milliseconds before the worker is terminated, because wasm memory never shrinks. */
export const idleTime = 30_000;

const errorTypes = { RangeError, TypeError, WorkerUnavailableError };

/** Recreates an error from the worker with its original class. */
function revive({ name, message }: { readonly name: string; readonly message: string }): Error {
  const Type = Object.hasOwn(errorTypes, name) ? errorTypes[name as keyof typeof errorTypes] : Error;
  return new Type(message);
}

/** Sends one request at a time, so that aborting a queued request costs nothing. */
class Connection {
  readonly #worker: WorkerLike;
  #last: Promise<unknown> = Promise.resolve();
  #reject: ((error: Error) => void) | undefined;
  #failure: Error | undefined;
  #users = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => WorkerLike) {
    try {
      this.#worker = start(); // some browsers throw here, others fire an error event
    } catch (cause) {
      throw new WorkerUnavailableError('The worker could not be started', { cause });
    }
    this.#worker.onerror = ({ message }) => {
      // Errors thrown by the worker's code have a message; a failed or forbidden load has none.
      this.#close(message ? new Error(message) : new WorkerUnavailableError('The worker could not be loaded'));
    };
  }

  get isClosed(): boolean {
    return this.#failure !== undefined;
  }

  retain(): void {
    clearTimeout(this.#timer);
    this.#users += 1;
  }

  release(): void {
    this.#users -= 1;
    if (this.#users === 0) this.#timer = setTimeout(() => this.#close(new Error('The worker has ended')), idleTime);
  }

  /** Resolves to undefined if the signal is aborted before the request is sent. */
  request(request: SliceRequest, signal?: AbortSignal): Promise<Exclude<Reply, { error: object }> | undefined> {
    const reply = this.#last.then(() => (signal?.aborted ? undefined : this.#send(request)));
    this.#last = reply.catch(() => undefined);
    return reply;
  }

  cancel(id: number): void {
    if (!this.isClosed) this.#worker.postMessage({ cancel: id });
  }

  #send(request: SliceRequest): Promise<Exclude<Reply, { error: object }>> {
    return new Promise((resolve, reject) => {
      if (this.#failure) throw this.#failure;
      this.#reject = reject;
      this.#worker.onmessage = ({ data }) => ('error' in data ? reject(revive(data.error)) : resolve(data));
      this.#worker.postMessage(request);
    });
  }

  #close(failure: Error): void {
    this.#failure = failure;
    this.#worker.terminate();
    this.#reject?.(failure);
  }
}

/**
 * Creates a `runJob` whose jobs share one worker. The worker starts with the first job and restarts after a failure.
 */
export function createRunner(start: () => WorkerLike) {
  let connection: Connection | undefined;
  let lastId = 0;

  /**
   * Runs a job in the shared worker, slice by slice, interleaved with other jobs, and yields the progress after each
   * slice. Unless the signal is aborted, the last value has the complete result.
   *
   * @throws Errors of the core, such as a RangeError that names the field; WorkerUnavailableError.
   */
  return async function* runJob<Snapshot>(
    job: Job<Snapshot>,
    { signal, budget = () => sliceTime }: RunOptions = {},
  ): AsyncGenerator<Progress<Snapshot>, void, void> {
    if (!connection || connection.isClosed) connection = new Connection(start);
    const worker = connection;
    const id = (lastId += 1);
    let isUnderWay = false;
    worker.retain();
    try {
      do {
        const milliseconds = await budget();
        const reply = await worker.request({ id, milliseconds, ...(!isUnderWay && { job }) }, signal);
        if (!reply) return;
        isUnderWay = !reply.isDone;
        if (signal?.aborted) return;
        yield reply as Progress<Snapshot>;
      } while (isUnderWay);
    } catch (error) {
      isUnderWay = false; // the worker has already freed it
      throw error;
    } finally {
      if (isUnderWay) worker.cancel(id);
      worker.release();
    }
  };
}

export const runJob = createRunner(startWorker);
