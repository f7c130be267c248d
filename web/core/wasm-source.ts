import type { ModuleName } from './modules.js';
import type { Bytes } from './wasm.js';

let read: ((name: ModuleName) => Promise<Bytes>) | undefined;

/** Says how a module's bytes are read where they are not simply beside the script that they belong to. */
export function readBytesBy(reader: (name: ModuleName) => Promise<Bytes>): void {
  read = reader;
}

/** The bytes of a module, or undefined where the script that it belongs to fetches them by itself. */
export async function ownBytes(name: ModuleName): Promise<Bytes | undefined> {
  return read?.(name);
}
