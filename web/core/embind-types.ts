import type { Fields } from './field.js';
import type { CallName, Results, Specs } from './specs.js';

/** The use of a module's memory, in bytes. */
export interface MemoryUse {
  /** The part of the heap that is taken. */
  readonly heap: number;
  /** The stack pointer. */
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

/** A module has some of the calls (`getCalls`). */
export interface Module extends Partial<CoreCalls> {
  memory(): MemoryUse;
}

/** The bytes of a module. */
export type Bytes = ArrayBuffer | ArrayBufferView<ArrayBuffer>;

/** The JavaScript around a module, which Emscripten makes. */
export interface Glue {
  readonly default: (options: {
    /** The bytes of the .wasm; without them and without the next one, the module fetches it from beside itself. */
    readonly wasmBinary?: Bytes;
    /** Makes an instance with these imports, and hands it over. */
    readonly instantiateWasm?: (imports: object, receive: (instance: object) => void) => object;
    /**
     * Tells the module the address of its .wasm. A module that has this never asks for its own address, which bundles
     * may not have.
     */
    readonly locateFile?: (name: string) => string;
  }) => Promise<Module>;
}

/** That, and the fields of the module's calls. */
export interface LoadedModule extends Glue {
  readonly fields: Partial<Fields>;
}

/** Starts a module, given the function of Emscripten's that does it. */
export type Starter = (create: Glue['default']) => Promise<Module>;
