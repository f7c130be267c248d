// In place of web/exercises/code/start-code-worker.ts.
import { wasm, workers } from '#sources/workers';
import { InlineWorker } from '../inline-worker.js';

/** Starts the worker from its code. */
export const startCodeWorker = (): InlineWorker => new InlineWorker(workers.codeWorker, { quickjs: wasm.quickjs });
