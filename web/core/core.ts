import { checked } from './checked.js';
import { fields } from './fields.js';
import { ownBytes, type Bytes, type ModuleName } from './own-bytes.js';
import type { CoreCalls, Module } from './raw.js';
import type { CallName, Calls, Results, SinusoidalSpec, Specs } from './specs.js';

/** A row-major matrix that owns its numbers, so it may be kept or transferred. */
export interface Table {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array<ArrayBuffer>;
}

/** A part of a result that may be kept: an array as a copy, since its numbers stand in wasm memory. */
const ownPart = (part: unknown): unknown => (ArrayBuffer.isView(part) ? (part as Float32Array).slice() : part);

function owned(result: unknown): unknown {
  if (ArrayBuffer.isView(result)) return ownPart(result);
  return Object.fromEntries(Object.entries(result as object).map(([name, part]) => [name, ownPart(part)]));
}

/** A method for every call of the table. */
abstract class Methods {
  abstract lend(name: CallName, spec: object | undefined, use: (result: unknown) => unknown): unknown;
}
for (const name of Object.keys(fields) as CallName[])
  Object.defineProperty(Methods.prototype, name, {
    configurable: true,
    value(this: Methods, spec?: object) {
      return this.lend(name, spec, owned);
    },
    writable: true,
  });

/**
 * The C++ core with JavaScript manners: results are owned, errors are thrown, and a field that a spec leaves out has its
 * default. Every method throws a TypeError for a field that is unknown or of the wrong type, and a RangeError for a bad
 * value ("dimensions must be an even number from 2 to 4096, got 7") or when memory is exhausted. After either the core
 * works on.
 */
export class Core extends (Methods as unknown as new () => Omit<Calls, 'sinusoidalTable'>) {
  readonly #module: Module;
  readonly #name: ModuleName;

  private constructor(module: Module, name: ModuleName) {
    super();
    this.#module = module;
    this.#name = name;
  }

  /**
   * Loads the wasm module with every call that a page makes (`callsOf.core`).
   *
   * @param bytes - Those of core.wasm. A browser needs none: the file is found beside the script.
   */
  static async load(bytes?: Bytes): Promise<Core> {
    return Core.#load('core', await import('../../build/wasm/core.mjs'), bytes);
  }

  /**
   * Loads the module of half the size that has the calls of the clock alone (`callsOf.clock`); the others throw.
   *
   * @param bytes - Those of clock.wasm. A browser needs none.
   */
  static async loadClock(bytes?: Bytes): Promise<Core> {
    return Core.#load('clock', await import('../../build/wasm/clock.mjs'), bytes);
  }

  /**
   * Loads the module with the calls that take long (`callsOf.jobs`): for workers, and for Node.
   *
   * @param bytes - Those of jobs.wasm. A browser needs none.
   */
  static async loadJobs(bytes?: Bytes): Promise<Core> {
    return Core.#load('jobs', await import('../../build/wasm/jobs.mjs'), bytes);
  }

  static async #load(name: ModuleName, glue: typeof import('*/build/wasm/core.mjs'), bytes?: Bytes): Promise<Core> {
    const wasmBinary = bytes ?? (await ownBytes(name));
    return new Core(await glue.default(wasmBinary ? { wasmBinary } : {}), name);
  }

  /**
   * Hands `use` the result without a copy: its arrays borrow wasm memory and are overwritten by the next call into this
   * core. So draw from them at once, and neither keep them nor call the core inside `use`.
   */
  lend<Name extends CallName, Outcome>(
    name: Name,
    spec: Partial<Specs[Name]> | undefined,
    use: (result: Results[Name]) => Outcome,
  ): Outcome {
    const call = this.#module[name] as CoreCalls[Name] | undefined;
    if (!call)
      throw new Error(`${name} is not among the calls of ${this.#name}.wasm: callsOf says which module has it`);
    const result = call(checked(name, spec));
    if (result instanceof RangeError) throw result;
    return use(result);
  }

  /** The encodings of consecutive whole positions, positions x dimensions. */
  sinusoidalTable(spec?: Partial<SinusoidalSpec>): Table {
    const values = this.lend('sinusoidalTable', spec, (borrowed) => borrowed.slice());
    const columns = spec?.dimensions ?? fields.sinusoidalTable.dimensions.default;
    return { rows: values.length / columns, columns, values };
  }

  /** The module's memory, in bytes. */
  memory(): ReturnType<Module['memory']> {
    return this.#module.memory();
  }
}
