import { WorkerUnavailableError } from '../../worker/worker-unavailable-error.js';
import type { Reply, Request } from './messages.js';
import { limits, type Run, type RunSpec } from './run.js';
import { startCodeWorker } from './start-code-worker.js';

/** The subset of Worker that the runner uses. */
export interface WorkerLike {
  postMessage(request: Request): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Milliseconds added to a limit before a worker counts as stuck, for starting the engine and posting the reply. */
const margin = 500;

/**
 * Runs the reader's code in a worker. A worker stuck in an uninterruptible native function is terminated, and the next
 * run starts a new one.
 */
export class CodeRunner {
  readonly #start: () => WorkerLike;
  #worker: WorkerLike | undefined;
  #lastId = 0;
  /** Ends the current run. */
  #end: (() => void) | undefined;

  constructor(start: () => WorkerLike = startCodeWorker) {
    this.#start = start;
  }

  /** Resolves to the result; undefined if another run replaced this one. Rejects if the engine can't be loaded. */
  run(spec: RunSpec): Promise<Run | undefined> {
    if (this.#end) this.close();
    const id = (this.#lastId += 1);
    return new Promise<Run | undefined>((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (settle: () => void): void => {
        clearTimeout(timer);
        this.#end = undefined;
        settle();
      };
      const drop = (): void => {
        this.#worker?.terminate();
        this.#worker = undefined;
      };
      /** Resolves with `run` unless the worker sends a message within `time` milliseconds. */
      const unless = (time: number, run: Run): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          drop();
          end(() => resolve(run));
        }, time + margin);
      };
      const fail = (error: Error): void => {
        drop();
        end(() => reject(error));
      };
      this.#end = () => {
        drop();
        end(() => resolve(undefined));
      };
      try {
        const worker = (this.#worker ??= this.#start());
        worker.onmessage = ({ data }) => {
          if (data.id !== id) return;
          if (data.kind === 'started') unless(limits.stuck, { returned: [], fault: { kind: 'stuck' }, log: [] });
          else if (data.kind === 'searching') unless(limits.search, data.run);
          else if (data.kind === 'finished') end(() => resolve(data.run));
          else fail(new Error(data.message));
        };
        worker.onerror = ({ message }) =>
          fail(message ? new Error(message) : new WorkerUnavailableError('It could not be loaded'));
        worker.postMessage({ id, spec });
      } catch (cause) {
        fail(new WorkerUnavailableError('It could not be started', { cause }));
      }
    });
  }

  /** Ends the current run, if any, and terminates the worker. */
  close(): void {
    this.#end?.();
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
