import { WorkerUnavailableError } from '../../worker/worker-unavailable-error.js';
import { startedAs, WorkerFromAnywhere } from '../../worker/cross-origin-worker.js';
import type { Reply, Request } from './messages.js';
import { limits, type Run, type RunSpec } from './run.js';

/** The part of a Worker that the runner needs. */
export interface WorkerLike {
  postMessage(request: Request): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const newWorker = (): WorkerLike =>
  startedAs('code-worker', () => {
    const Worker = WorkerFromAnywhere;
    // Bundlers find worker and engine by these very expressions, the worker with this very name.
    const worker = new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' });
    const quickjs = new URL('@jitl/quickjs-wasmfile-release-sync/wasm', import.meta.url).href;
    worker.postMessage({ wasm: { quickjs } });
    return worker;
  });

/** Milliseconds beyond its limit before a worker is taken to be stuck: for starting the engine, and its answer's way. */
const margin = 500;

/**
 * Runs the reader's code in a worker. One that does not come to an end by itself, in a native function that nothing
 * interrupts, is ended by the page, and the next run gets a new one.
 */
export class CodeRunner {
  readonly #start: () => WorkerLike;
  #worker: WorkerLike | undefined;
  #lastId = 0;
  /** Ends the run under way. */
  #end: (() => void) | undefined;

  constructor(start: () => WorkerLike = newWorker) {
    this.#start = start;
  }

  /** Resolves to the results of the code; undefined when another run took its place. Rejects when the engine cannot be loaded. */
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
      /** Ends the run with this result, if no more is heard of the worker within so many milliseconds. */
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

  /** Ends the run, if there is one, and the worker. */
  close(): void {
    this.#end?.();
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
