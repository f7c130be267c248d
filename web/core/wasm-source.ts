import type { ModuleName } from './modules.js';
import type { Bytes } from './wasm.js';

/** The bytes of a module; undefined, since loaders fetch NAME.wasm beside them. The npm package replaces this file. */
export const ownBytes: (name: ModuleName) => Promise<Bytes | undefined> = () => Promise.resolve(undefined);
