import { EmptyCore, unknown } from './empty-core.js';
import { moduleLoaders } from './module-loaders.js';
import type { ModuleName } from './modules.js';
import type { Wasm } from './wasm.js';
import { ownBytes } from './wasm-source.js';

/**
 * JavaScript API of the C++ core: results are copies, errors are thrown, and missing fields get defaults. A new
 * instance has no calls; `add` gives it those of a module. Every method throws a TypeError for a field that is unknown
 * or of the wrong type, and a RangeError for an invalid value ("dimensions must be an even number from 2 to 4096, got
 * 7") or when memory is exhausted. The core remains usable after both.
 */
export class Core extends EmptyCore {
  /**
   * Loads the wasm module `core`, which has every call except training and the forward passes. In Node these are
   * included.
   *
   * @param wasm - The URL, bytes or `WebAssembly.Module` of core.wasm. Found automatically by default.
   * @throws TypeError if `wasm` is none of these.
   */
  static async load(wasm?: Wasm): Promise<Core> {
    const core = await new Core().add('core', wasm);
    const { process } = globalThis as { readonly process?: { readonly versions?: { readonly node?: string } } };
    return wasm === undefined && process?.versions?.node !== undefined ? core.add('training') : core;
  }

  /**
   * Adds the calls of another module (`moduleCalls`): `clock` (the clock's five calls, small), `core` or `training`. Each
   * module loads once. If two modules have the same call, the first one answers.
   *
   * @param wasm - The source of NAME.wasm, as for `load`.
   * @throws TypeError if there is no such module, or `wasm` is another one.
   */
  async add(name: ModuleName, wasm?: Wasm): Promise<this> {
    if (!Object.hasOwn(moduleLoaders, name)) throw unknown('module', name, Object.keys(moduleLoaders));
    return this.addModule(name, moduleLoaders[name], wasm === undefined ? await ownBytes(name) : wasm);
  }
}
