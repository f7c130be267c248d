import type { Fields } from './field.js';
import type { CallName, Results, Specs } from './specs.js';

/** Where the module's memory stands, in bytes: what is taken of the heap, and the stack pointer. */
export interface MemoryUse {
  readonly heap: number;
  readonly stack: number;
}

/**
 * The calls of cpp/bindings, each with a whole spec. A bad value comes back as a RangeError object, not thrown: a JavaScript
 * exception that crosses C++ frames never restores the wasm stack pointer. A wrong type does throw there, so types are
 * checked before.
 */
export type CoreCalls = {
  readonly [Name in CallName]: (spec: Specs[Name]) => Results[Name] | RangeError;
};

/** A module has some of the calls (`callsOf`). */
export interface Module extends Partial<CoreCalls> {
  memory(): MemoryUse;
}

/** The JavaScript around a module, which Emscripten makes. */
export interface Glue {
  readonly default: (options: {
    /** The bytes of the .wasm; without them the module fetches it from beside itself. */
    readonly wasmBinary?: ArrayBuffer | Uint8Array<ArrayBuffer>;
  }) => Promise<Module>;
}

/** That, and the fields of the module's calls. */
export interface LoadedModule extends Glue {
  readonly fields: Partial<Fields>;
}
