// Starts workers for the package: from their own files, where a bundler put them, and otherwise from scripts of its own.
import { startWorkersBy, trusted, type PlainWorker, type Starter } from '../worker/cross-origin-worker.js';
import { spareBytes, type SpareName } from './wasm-url.js';
import { spareWorkers } from './build-constants.js';

type Name = Parameters<Starter>[0];

/** The wasm that each worker may want to have. */
const workerWasm: Readonly<Record<Name, readonly SpareName[]>> = {
  worker: ['core', 'training'],
  'code-worker': ['quickjs'],
};

/** Workers whose files are not where they should be: the next one does not look there again. */
const missing = new Set<Name>();

/** A worker that is begun anew from its code as text when its file does not load, with all that it was told. */
class SparedWorker implements PlainWorker {
  onmessage: PlainWorker['onmessage'] = null;
  onerror: PlainWorker['onerror'] = null;
  readonly #name: Name;
  #worker: PlainWorker | undefined;
  /** The messages to the worker before it said anything. */
  #told: object[] | undefined = [];
  #isEnded = false;

  constructor(name: Name, start: () => PlainWorker) {
    this.#name = name;
    try {
      if (!missing.has(name)) this.#take(start());
    } catch {
      missing.add(name); // no address is to be had
    }
    if (!this.#worker) void this.#beginAnew(new ErrorEvent('error'));
  }

  postMessage(message: object): void {
    this.#told?.push(message);
    this.#worker?.postMessage(message);
  }

  terminate(): void {
    this.#isEnded = true;
    this.#worker?.terminate();
  }

  #take(worker: PlainWorker): void {
    this.#worker = worker;
    worker.onmessage = (event) => {
      this.#told = undefined;
      this.onmessage?.(event);
    };
    worker.onerror = (event) => {
      // What its code throws has a message; that it could not be loaded has none.
      if (!this.#told || event.message || missing.has(this.#name)) this.onerror?.(event);
      else void this.#beginAnew(event);
    };
  }

  async #beginAnew(failure: ErrorEvent): Promise<void> {
    missing.add(this.#name);
    this.#worker?.terminate();
    this.#worker = undefined;
    try {
      const names = workerWasm[this.#name];
      const [code, ...bytes] = await Promise.all([spareWorkers[this.#name](), ...names.map(spareBytes)]);
      if (this.#isEnded) return;
      const script = URL.createObjectURL(new Blob([code.default], { type: 'text/javascript' }));
      const worker = new Worker(trusted(script), { type: 'module' });
      worker.postMessage({ wasm: Object.fromEntries(names.map((name, index) => [name, bytes[index]])) });
      for (const message of this.#told ?? []) worker.postMessage(message);
      this.#take(worker);
    } catch {
      this.onerror?.(failure);
    }
  }
}

startWorkersBy((name, start) => new SparedWorker(name, start));
