// In place of web/worker/start-worker.ts.
import { wasm, workers } from '#sources/workers';
import { InlineWorker } from '../inline-worker.js';

/** Starts the worker from its code. */
export const startWorker = (): InlineWorker =>
  new InlineWorker(workers.worker, { core: wasm.core, training: wasm.training });
