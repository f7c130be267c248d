import { Core } from '../core/core.js';
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

/** Fetches a module from the address that the page has given: a bundler need not find the wasm from the worker's own. */
async function bytesOf(wasm: string): Promise<ArrayBuffer> {
  const response = await fetch(wasm, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${response.status} for ${wasm}`);
  return response.arrayBuffer();
}

/** One core for all runs, which gets the modules that they need. */
function modulesFrom(addresses: () => Readonly<Record<WorkerModule, string>> | undefined) {
  const core = new Core();
  return async (module: WorkerModule): Promise<Core> => core.add(module, await bytesOf(addresses()?.[module] ?? ''));
}

/** Does what the page asks for by messages to `scope`. */
export function serve(
  scope: Scope,
  kinds: Readonly<Record<string, Kind>>,
  givenLoad?: (module: WorkerModule) => Promise<Core>,
): Runs {
  let wasm: Readonly<Record<WorkerModule, string>> | undefined;
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
