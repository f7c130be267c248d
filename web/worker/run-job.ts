import { startedAs, WorkerFromAnywhere } from './cross-origin-worker.js';
import type { Job } from './job.js';
import type { Progress, Reply, Request, SliceRequest } from './protocol.js';
import { WorkerUnavailableError } from './worker-unavailable-error.js';

/** The part of a Worker that the page needs. */
export interface WorkerLike {
  postMessage(message: Request): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface RunOptions {
  /** Ends the iteration, and frees the job in the worker. */
  readonly signal?: AbortSignal;
  /** The milliseconds of the next slice; after one of 0, the smallest piece, the job waits as long as this promise does. */
  readonly budget?: () => number | Promise<number>;
}

/** Milliseconds: a slice stays below 40 even where its last piece takes longer than expected. */
export const sliceTime = 25;

/** The worker ends when no job was under way for so many milliseconds: wasm memory never shrinks. */
export const idleTime = 30_000;

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

const errorTypes = { RangeError, TypeError, WorkerUnavailableError };

/** An error of the worker, with its class. */
function revive({ name, message }: { readonly name: string; readonly message: string }): Error {
  const Type = Object.hasOwn(errorTypes, name) ? errorTypes[name as keyof typeof errorTypes] : Error;
  return new Type(message);
}

/** A worker that gets one request at a time, so that what is aborted in the queue costs nothing. */
class Connection {
  readonly #worker: WorkerLike;
  #last: Promise<unknown> = Promise.resolve();
  #reject: ((error: Error) => void) | undefined;
  #failure: Error | undefined;
  #users = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => WorkerLike) {
    try {
      this.#worker = start(); // some browsers refuse here, others by an event
    } catch (cause) {
      throw new WorkerUnavailableError('The worker could not be started', { cause });
    }
    this.#worker.onerror = ({ message }) => {
      // What its code throws has a message; that it could not be loaded or is forbidden has none.
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

  /** Resolves to undefined where the signal is aborted before the request has its turn. */
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

/** Makes a `runJob` whose jobs share one worker, which starts with the first job, and anew after a failure. */
export function createRunner(start: () => WorkerLike) {
  let connection: Connection | undefined;
  let lastId = 0;

  /**
   * Runs a job in the page's worker, slice by slice, beside the other jobs, and yields the progress after each. When
   * the iteration ends, what it yielded last is the whole, unless the signal was aborted.
   *
   * @throws What the core throws, a RangeError that names the field for one, and WorkerUnavailableError.
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
      isUnderWay = false; // the worker has forgotten it
      throw error;
    } finally {
      if (isUnderWay) worker.cancel(id);
      worker.release();
    }
  };
}

export const runJob = createRunner(newWorker);
