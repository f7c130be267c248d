import type { ModuleName } from './modules.js';
import type { Starter } from './embind-types.js';
import type { Wasm } from './wasm.js';

/** The part of the WebAssembly API used here. */
interface Validating {
  validate(bytes: ArrayBuffer): boolean;
}

/**
 * Returns the function that starts a module from a given source. Bytes of WebAssembly, which our own pages pass, need
 * no further code; without a source the loader fetches its .wasm.
 *
 * @throws TypeError if the source is of another kind.
 */
export async function getStarter(name: ModuleName, wasm: Wasm | undefined): Promise<Starter> {
  if (wasm === undefined) return (create) => create({});
  const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: Validating };
  if (wasm instanceof ArrayBuffer && WebAssembly.validate(wasm)) return (create) => create({ wasmBinary: wasm });
  return (await import('./wasm.js')).getStarter(name, wasm);
}
