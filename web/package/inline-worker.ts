import { scriptUrl, trusted, type PlainWorker } from '../worker/cross-origin-worker.js';
import { fromBase64 } from './base64.js';
import type { Lazy } from './figure-source.js';

/**
 * A worker whose code and wasm are modules of the package, so that every bundler keeps them and every page may start it.
 * It queues messages until they are loaded.
 */
export class InlineWorker implements PlainWorker {
  onmessage: PlainWorker['onmessage'] = null;
  onerror: PlainWorker['onerror'] = null;
  #worker: Worker | undefined;
  #queue: object[] = [];
  #isTerminated = false;

  constructor(code: Lazy<string>, wasm: Readonly<Record<string, Lazy<string>>>) {
    this.#start(code, wasm).catch(() => this.onerror?.(new ErrorEvent('error')));
  }

  postMessage(message: object): void {
    if (this.#worker) this.#worker.postMessage(message);
    else this.#queue.push(message);
  }

  terminate(): void {
    this.#isTerminated = true;
    this.#worker?.terminate();
  }

  async #start(code: Lazy<string>, wasm: Readonly<Record<string, Lazy<string>>>): Promise<void> {
    const load = async ([name, bytes]: [string, Lazy<string>]): Promise<[string, Uint8Array]> => [
      name,
      fromBase64((await bytes()).default),
    ];
    const [script, ...files] = await Promise.all([code(), ...Object.entries(wasm).map(load)]);
    if (this.#isTerminated) return;
    const worker = new Worker(trusted(scriptUrl(script.default)), { type: 'module' });
    worker.onmessage = (event) => this.onmessage?.(event);
    worker.onerror = (event) => this.onerror?.(event);
    for (const message of [{ wasm: Object.fromEntries(files) }, ...this.#queue]) worker.postMessage(message);
    this.#worker = worker;
  }
}
