import { WorkerFromAnywhere, type PlainWorker } from './cross-origin-worker.js';

/** Starts the worker from its file. The npm package replaces this file. */
export function startWorker(): PlainWorker {
  const Worker = WorkerFromAnywhere;
  // Bundlers recognize exactly these expressions and this variable name.
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const wasm = {
    core: new URL('../../build/wasm/core.wasm', import.meta.url).href,
    training: new URL('../../build/wasm/training.wasm', import.meta.url).href,
  };
  worker.postMessage({ wasm });
  return worker;
}
