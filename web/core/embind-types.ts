import type { Fields } from './field.js';
import type { CallName, Results, Specs } from './specs.js';

/** The memory use of a module, in bytes. */
export interface MemoryUse {
  /** The allocated part of the heap. */
  readonly heap: number;
  /** The stack pointer. */
  readonly stack: number;
}

/**
 * The calls of cpp/bindings; each takes a complete spec. An invalid value is returned as a RangeError object, because a
 * JavaScript exception that crosses C++ frames does not restore the wasm stack pointer. embind does throw for wrong
 * types, so types are checked before the call.
 */
export type CoreCalls = {
  readonly [Name in CallName]: (spec: Specs[Name]) => Results[Name] | RangeError;
};

/** An instantiated module. It has some of the calls (`moduleCalls`). */
export interface Module extends Partial<CoreCalls> {
  memory(): MemoryUse;
}

/** The bytes of a module. */
export type Bytes = ArrayBuffer | ArrayBufferView<ArrayBuffer>;

/** The JavaScript loader that Emscripten writes for a module. */
export interface Glue {
  readonly default: (options: {
    /** The bytes of the .wasm. Without them and `instantiateWasm`, the loader fetches the file from its own folder. */
    readonly wasmBinary?: Bytes;
    /** Creates an instance with these imports and passes it to `receive`. */
    readonly instantiateWasm?: (imports: object, receive: (instance: object) => void) => object;
    /** Returns the URL of the .wasm. With it, the loader does not use `import.meta.url`, which bundles may not have. */
    readonly locateFile?: (name: string) => string;
  }) => Promise<Module>;
}

/** The loader, and the fields of the module's calls. */
export interface LoadedModule extends Glue {
  readonly fields: Partial<Fields>;
}

/** Starts a module with the given Emscripten factory. */
export type Starter = (create: Glue['default']) => Promise<Module>;
