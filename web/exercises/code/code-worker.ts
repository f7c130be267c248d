// Runs the reader's code in QuickJS, loaded with the first run. The build bundles it into one file without imports.
import { given, type Bytes } from '../../core/wasm.js';
import type { Reply, Request } from './messages.js';
import type { Run, RunSpec } from './run.js';
import { run } from './sandbox.js';

const scope = globalThis as unknown as {
  postMessage(reply: Reply): void;
  onmessage: ((event: { readonly data: Request }) => void) | null;
};

let engine: Promise<WebAssembly.Module> | undefined;
let source: string | Bytes = '';

async function load(): Promise<WebAssembly.Module> {
  const bytes = await given(source);
  return WebAssembly.compile(bytes as Uint8Array<ArrayBuffer>); // compiled from bytes, so any MIME type works
}

async function answer(id: number, spec: RunSpec): Promise<void> {
  try {
    const loaded = await (engine ??= load());
    scope.postMessage({ id, kind: 'started' });
    const found = (first: Run): void => scope.postMessage({ id, kind: 'searching', run: first });
    scope.postMessage({ id, kind: 'finished', run: await run(loaded, spec, found) });
  } catch (error) {
    engine = undefined;
    scope.postMessage({ id, kind: 'failed', message: String(error) });
  }
}

scope.onmessage = ({ data }) => {
  if ('wasm' in data) source = data.wasm.quickjs;
  else void answer(data.id, data.spec);
};
