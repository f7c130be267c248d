import type { ModuleName } from './modules.js';
import { ownBytes } from './own-bytes.js';
import type { Bytes, Starter } from './raw.js';
import type { CompiledModule, Wasm } from './wasm.js';

/** The part of WebAssembly that is used here: bytes give an instance and its module, a module gives an instance. */
interface Instantiating {
  instantiate(wasm: Bytes | CompiledModule, imports: object): Promise<object & { readonly instance?: object }>;
}

const locateFile = (name: string): string => name;

/**
 * The instance is made here: Emscripten would compile a module again, and print and abort where bytes are not its own. Memory that
 * runs out is a RangeError, as in every call.
 */
const startOf =
  (name: ModuleName, wasm: Bytes | CompiledModule): Starter =>
  (create) => {
    const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: Instantiating };
    return new Promise((resolve, reject) => {
      const fail = (cause: unknown): void =>
        reject(cause instanceof RangeError ? cause : new TypeError(`wasm must be that of ${name}.wasm`, { cause }));
      const instantiateWasm = (imports: object, receive: (instance: object) => void): object => {
        WebAssembly.instantiate(wasm, imports)
          .then((made) => receive(made.instance ?? made))
          .catch(fail);
        return {};
      };
      create({ instantiateWasm, locateFile }).then(resolve, fail);
    });
  };

/**
 * The way to start a module from what somebody has given of it. A buffer that looks right (the second byte of `\0asm`), as our own
 * pages have it, is taken without the code for all else; without anything the module fetches its .wasm from beside itself.
 *
 * @throws TypeError when it is nothing that a module could be loaded from.
 */
export async function starterOf(name: ModuleName, given: Wasm | undefined): Promise<Starter> {
  const wasm = given === undefined ? await ownBytes(name) : given;
  if (wasm === undefined) return (create) => create({});
  if (wasm instanceof ArrayBuffer && new Uint8Array(wasm)[1] === 0x61) return startOf(name, wasm);
  return startOf(name, await (await import('./wasm.js')).given(wasm));
}
