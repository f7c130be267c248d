// The module worker in which the reader's code runs, in QuickJS: it loads with the first run.
import engineUrl from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import type { Reply, Request } from './messages.js';
import { run } from './sandbox.js';

const scope = globalThis as unknown as {
  postMessage(reply: Reply): void;
  onmessage: ((event: { readonly data: Request }) => void) | null;
};

let engine: Promise<WebAssembly.Module> | undefined;

async function load(): Promise<WebAssembly.Module> {
  const response = await fetch(engineUrl, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${response.status} for ${engineUrl}`);
  return WebAssembly.compile(await response.arrayBuffer()); // compiled from bytes: a host may send any type
}

async function answer({ id, spec }: Request): Promise<void> {
  try {
    const loaded = await (engine ??= load());
    scope.postMessage({ id, kind: 'started' });
    scope.postMessage({ id, kind: 'finished', run: await run(loaded, spec) });
  } catch (error) {
    engine = undefined;
    scope.postMessage({ id, kind: 'failed', message: String(error) });
  }
}

scope.onmessage = ({ data }) => void answer(data);
