import type { ModuleName } from './modules.js';

export type Bytes = ArrayBuffer | Uint8Array<ArrayBuffer>;

let read: ((name: ModuleName) => Promise<Bytes>) | undefined;

/** Says how a module's bytes are read where no browser fetches them from beside the script: in Node, from the disk. */
export function readBytesBy(reader: (name: ModuleName) => Promise<Bytes>): void {
  read = reader;
}

/** The bytes of a module, or undefined where the script that it belongs to fetches them by itself. */
export async function ownBytes(name: ModuleName): Promise<Bytes | undefined> {
  return read?.(name);
}
