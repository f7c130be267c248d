import { WorkerFromAnywhere, type PlainWorker } from '../../worker/cross-origin-worker.js';

/** Starts the worker from its file. The npm package replaces this file. */
export function startCodeWorker(): PlainWorker {
  const Worker = WorkerFromAnywhere;
  // Bundlers recognize exactly these expressions and this variable name.
  const worker = new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' });
  const quickjs = new URL('@jitl/quickjs-wasmfile-release-sync/wasm', import.meta.url).href;
  worker.postMessage({ wasm: { quickjs } });
  return worker;
}
