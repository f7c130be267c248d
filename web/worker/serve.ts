import { Core } from '../core/core.js';
import type { Bytes } from '../core/wasm.js';
import type { Kind, WorkerModule } from './kind.js';
import type { Reply, Request } from './messages.js';
import { Runs } from './runs.js';

/** A worker as the code in it sees it. */
export interface Scope {
  postMessage(message: Reply): void;
  onmessage: ((event: { readonly data: Request }) => void) | null;
}

/**
 * Lets messages in that came during the last step: they are in line before this one. A timer would do, but browsers make it wait
 * for four milliseconds; frames would not, since a hidden page has none.
 */
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

type WasmOfWorker = Readonly<Record<WorkerModule, string | Bytes>>;

/** One core for all runs, which gets the modules that they need from where the page says: a bundler need not find them from the worker's own address. */
function modulesFrom(wasm: () => WasmOfWorker | undefined) {
  const core = new Core();
  return (module: WorkerModule): Promise<Core> => core.add(module, wasm()?.[module] ?? '');
}

/** Does what the page asks for by messages to `scope`. */
export function serve(
  scope: Scope,
  kinds: Readonly<Record<string, Kind>>,
  givenLoad?: (module: WorkerModule) => Promise<Core>,
): Runs {
  let wasm: WasmOfWorker | undefined;
  const load = givenLoad ?? modulesFrom(() => wasm);
  const tell = (reply: Reply): void => scope.postMessage(reply);
  const runs = new Runs({ kinds, load, tell, nextTurn });
  scope.onmessage = ({ data }) => {
    if ('wasm' in data) wasm = data.wasm;
    else if ('job' in data) runs.start(data.run, data.job);
    else runs.order(data.run, data.order);
  };
  return runs;
}
