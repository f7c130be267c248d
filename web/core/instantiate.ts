import type { ModuleName } from './modules.js';
import { ownBytes } from './wasm-source.js';
import type { Starter } from './embind-types.js';
import type { Wasm } from './wasm.js';

/** The part of WebAssembly that is used here. */
interface Validating {
  validate(bytes: ArrayBuffer): boolean;
}

/**
 * The way to start a module from what somebody has given of it. A buffer that holds WebAssembly, as our own pages have it, is
 * taken without the code for all else; without anything the module fetches its .wasm from beside itself.
 *
 * @throws TypeError when it is nothing that a module could be loaded from.
 */
export async function getStarter(name: ModuleName, given: Wasm | undefined): Promise<Starter> {
  const wasm = given === undefined ? await ownBytes(name) : given;
  if (wasm === undefined) return (create) => create({});
  const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: Validating };
  if (wasm instanceof ArrayBuffer && WebAssembly.validate(wasm)) return (create) => create({ wasmBinary: wasm });
  return (await import('./wasm.js')).getStarter(name, wasm);
}
