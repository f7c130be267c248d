import { EmptyCore } from '../core/empty-core.js';
import type { Core } from '../core/core.js';
import type { LoadedModule } from '../core/embind-types.js';
import type { Reply, Request, SliceRequest, WorkerWasm } from './protocol.js';
import { RunningJob, type WorkerModule } from './task.js';
import { taskStarters } from './task-starters.js';
import { WorkerUnavailableError } from './worker-unavailable-error.js';

/** The worker's global scope. */
export interface Scope {
  postMessage(message: Reply): void;
  onmessage: ((event: { readonly data: Request }) => void) | null;
}

/** The JavaScript around the worker's modules. */
const loaders: Readonly<Record<WorkerModule, () => Promise<LoadedModule>>> = {
  core: () => import('../core/modules/core.js'),
  training: () => import('../core/modules/training.js'),
};

/** Yields to the message queue. Timers are throttled, and a worker of a hidden page has no animation frames. */
function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Answers the page's requests and works ahead between them, because the page may be busy. */
export function serve(scope: Scope, starters = taskStarters, core = new EmptyCore()): void {
  const running = new Map<number, RunningJob>();
  /** Jobs to continue between requests, with the milliseconds of their last slice. */
  const ahead = new Map<number, number>();
  let isWorking = false;
  let wasm: WorkerWasm | undefined;

  // The page posts the wasm URLs, because bundlers move the worker's file.
  async function load(module: WorkerModule): Promise<Core> {
    try {
      await core.addModule(module, loaders[module], wasm?.[module] ?? '');
      return core as unknown as Core; // tasks add no modules
    } catch (cause) {
      throw new WorkerUnavailableError(cause instanceof Error ? cause.message : String(cause), { cause });
    }
  }

  function forget(id: number): void {
    running.get(id)?.free();
    running.delete(id);
    ahead.delete(id);
  }

  async function workAhead(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    // A job that is set again moves to the end.
    for (const [id, milliseconds] of ahead) {
      await nextTurn();
      const isLeft = ahead.delete(id) && running.get(id)!.advanceAhead(milliseconds);
      if (isLeft) ahead.set(id, milliseconds);
    }
    isWorking = false;
  }

  async function runSlice({ id, job, milliseconds }: SliceRequest): Promise<Reply> {
    try {
      if (job) {
        const { module, atOnce, start } = starters[job.kind]!;
        running.set(id, new RunningJob(start(await load(module), job.spec), atOnce));
      }
      const tasks = running.get(id)!;
      ahead.delete(id);
      const isDone = tasks.advance(milliseconds);
      const reply = { isDone, fraction: tasks.fraction, snapshot: tasks.snapshot() };
      if (isDone) forget(id);
      else if (milliseconds > 0) ahead.set(id, milliseconds);
      void workAhead();
      return reply;
    } catch (error) {
      forget(id);
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      return { error: { name, message } };
    }
  }

  scope.onmessage = ({ data }) => {
    if ('wasm' in data) wasm = data.wasm;
    else if ('cancel' in data) forget(data.cancel);
    else void runSlice(data).then((reply) => scope.postMessage(reply));
  };
}
