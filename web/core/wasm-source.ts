import type { ModuleName } from './modules.js';
import type { Bytes } from './wasm.js';

let read: ((name: ModuleName) => Promise<Bytes>) | undefined;

/** Sets how the bytes of modules are read where they cannot be fetched from the loader's folder. */
export function readBytesBy(reader: (name: ModuleName) => Promise<Bytes>): void {
  read = reader;
}

/** The bytes of a module; undefined if its loader fetches them. */
export async function ownBytes(name: ModuleName): Promise<Bytes | undefined> {
  return read?.(name);
}
