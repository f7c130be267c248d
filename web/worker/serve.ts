import { Core } from '../core/core.js';
import type { Reply, Request, SliceRequest, WorkerWasm } from './protocol.js';
import { RunningJob, type WorkerModule } from './task.js';
import { taskStarters } from './task-starters.js';
import { WorkerUnavailableError } from './worker-unavailable-error.js';

/** A worker as the code in it sees it. */
export interface Scope {
  postMessage(message: Reply): void;
  onmessage: ((event: { readonly data: Request }) => void) | null;
}

/** Answers the page's requests. */
export function serve(scope: Scope, starters = taskStarters, core = new Core()): void {
  const running = new Map<number, RunningJob>();
  let wasm: WorkerWasm | undefined;

  // The page says where the wasm is: bundlers move the worker's file.
  const load = (module: WorkerModule): Promise<Core> =>
    core.add(module, wasm?.[module] ?? '').catch((cause: unknown) => {
      throw new WorkerUnavailableError(cause instanceof Error ? cause.message : String(cause), { cause });
    });

  function forget(id: number): void {
    running.get(id)?.free();
    running.delete(id);
  }

  async function runSlice({ id, job, milliseconds }: SliceRequest): Promise<Reply> {
    try {
      if (job) {
        const { module, atOnce, start } = starters[job.kind]!;
        running.set(id, new RunningJob(start(await load(module), job.spec), atOnce));
      }
      const tasks = running.get(id)!;
      const isDone = tasks.advance(milliseconds);
      const reply = { isDone, share: tasks.share, snapshot: tasks.snapshot() };
      if (isDone) forget(id);
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
