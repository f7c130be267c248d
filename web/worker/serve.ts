import type { Core } from '../core/core.js';
import type { CallName, Results, Specs } from '../core/specs.js';
import { piecesOf, summed, type Job } from './job.js';
import type { Reply, Request } from './messages.js';
import { NoWorker } from './no-worker.js';

/** What a worker is to the code in it. */
export interface Scope {
  postMessage(message: Reply): void;
  onmessage: ((event: { readonly data: Request }) => void) | null;
}

/** Lets messages in that came during the last piece. Timers of workers run on when the page is hidden. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** One call by name. */
function called<Name extends CallName>(core: Core, name: Name, spec: Specs[Name]): Results[Name] {
  const call = core[name] as unknown as (spec: Specs[Name]) => Results[Name];
  return call.call(core, spec);
}

/**
 * Answers the requests that come to `scope`. The newest one is worked on, piece by piece; an older or a cancelled one is
 * dropped before its next piece, and nothing more is said about it.
 */
export function serve(scope: Scope, load: () => Promise<Core>): void {
  let newest: number | undefined;
  let core: Promise<Core> | undefined;

  /** The next request may find it. */
  function withoutCore(cause: unknown): never {
    core = undefined;
    throw new NoWorker(cause instanceof Error ? cause.message : String(cause), { cause });
  }

  async function work(id: number, job: Job): Promise<void> {
    const loaded = await (core ??= load().catch(withoutCore));
    const pieces = piecesOf(job);
    const outcome: (Results[CallName] | undefined)[] = job.specs.map(() => undefined);
    for (const [done, { index, spec }] of pieces.entries()) {
      if (newest !== id) return;
      outcome[index] = summed(
        outcome[index] as object | undefined,
        called(loaded, job.call, spec),
      ) as Results[CallName];
      if (done + 1 === pieces.length) break;
      scope.postMessage({ id, kind: 'progress', done: done + 1, of: pieces.length, outcome });
      await nextTurn();
    }
    if (newest === id) scope.postMessage({ id, kind: 'finished', done: pieces.length, of: pieces.length, outcome });
  }

  scope.onmessage = ({ data }) => {
    if ('cancel' in data) {
      if (newest === data.cancel) newest = undefined;
      return;
    }
    newest = data.id;
    work(data.id, data.job).catch((error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      scope.postMessage({ id: data.id, kind: 'failed', error: { name, message } });
    });
  };
}
