import type { ModuleName } from './modules.js';
import { ownBytes } from './own-bytes.js';
import type { Starter } from './raw.js';
import type { Wasm } from './wasm.js';

/**
 * The way to start a module from what somebody has given of it. A buffer that looks right (the second byte of `\0asm`), as our own
 * pages have it, is taken without the code for all else; without anything the module fetches its .wasm from beside itself.
 *
 * @throws TypeError when it is nothing that a module could be loaded from.
 */
export async function starterOf(name: ModuleName, given: Wasm | undefined): Promise<Starter> {
  const wasm = given === undefined ? await ownBytes(name) : given;
  if (wasm === undefined) return (create) => create({});
  if (wasm instanceof ArrayBuffer && new Uint8Array(wasm)[1] === 0x61) return (create) => create({ wasmBinary: wasm });
  return (await import('./wasm.js')).starterOf(wasm);
}
