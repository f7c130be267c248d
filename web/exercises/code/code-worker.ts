// The worker in which the reader's code runs, in QuickJS, which is loaded with the first run. Built, it is one file without imports.
import type { Reply, Request } from './messages.js';
import { run } from './sandbox.js';

const scope = globalThis as unknown as {
  postMessage(reply: Reply): void;
  onmessage: ((event: { readonly data: Request }) => void) | null;
};

let engine: Promise<WebAssembly.Module> | undefined;

async function load(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return WebAssembly.compile(await response.arrayBuffer()); // compiled from bytes: a host may send any type
}

async function answer({ id, engine: url, spec }: Request): Promise<void> {
  try {
    const loaded = await (engine ??= load(url));
    scope.postMessage({ id, kind: 'started' });
    scope.postMessage({ id, kind: 'finished', run: await run(loaded, spec) });
  } catch (error) {
    engine = undefined;
    scope.postMessage({ id, kind: 'failed', message: String(error) });
  }
}

scope.onmessage = ({ data }) => void answer(data);
