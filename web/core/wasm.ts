import type { ModuleName } from './modules.js';
import type { Bytes, Starter } from './embind-types.js';

export type { Bytes };

/** A `WebAssembly.Module`, as far as type libraries without a DOM know it. */
export interface CompiledModule {
  /** Its name, `WebAssembly.Module`. */
  readonly [Symbol.toStringTag]?: string;
}

/**
 * A source for a wasm module: its URL (a `URL`, or a string relative to the page), its bytes, or a compiled
 * `WebAssembly.Module`, which hosts that forbid compiling bytes (edge workers) provide.
 */
export type Wasm = string | { readonly href: string } | Bytes | CompiledModule;

/** The part of `fetch` used here, which exists in Node, browsers, workers and edge runtimes. */
type Fetch = (address: string) => Promise<{
  readonly ok: boolean;
  readonly status: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}>;

/** Whether the bytes start with the WebAssembly magic number. A server may have sent an error page instead. */
export const isWasm = (bytes: Uint8Array): boolean =>
  bytes.length > 8 && [0, 0x61, 0x73, 0x6d].every((byte, index) => bytes[index] === byte);

function checkedBytes(bytes: Bytes, where: string): Uint8Array<ArrayBuffer> {
  const view = ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
  if (!isWasm(view)) throw new TypeError(`${where} must be WebAssembly, got ${view.length} bytes that are none`);
  return view;
}

async function fetched(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await (globalThis as unknown as { readonly fetch: Fetch }).fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return checkedBytes(await response.arrayBuffer(), address);
}

const getType = (value: unknown): string => Object.prototype.toString.call(value).slice('[object '.length, -1);

/** Whether it is a compiled module, from any realm. */
const isCompiled = (wasm: unknown): wasm is CompiledModule => getType(wasm) === 'WebAssembly.Module';

function described(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean' || value == null) return String(value);
  return typeof value === 'object' ? getType(value) : typeof value;
}

/**
 * The bytes or the compiled module of a source; fetches URLs.
 *
 * @throws TypeError if it is none of these, or bytes that are not WebAssembly; Error if the URL fails.
 */
export async function given(wasm: Wasm): Promise<Uint8Array<ArrayBuffer> | CompiledModule> {
  if (isCompiled(wasm)) return wasm;
  if (typeof wasm === 'string') return fetched(wasm);
  if (ArrayBuffer.isView(wasm) || getType(wasm) === 'ArrayBuffer') return checkedBytes(wasm as Bytes, 'wasm');
  if (getType(wasm) === 'URL') return fetched(wasm.href);
  throw new TypeError(`wasm must be an address, its bytes or a WebAssembly.Module, got ${described(wasm)}`);
}

/** The two overloads used here: bytes give an instance and its module, a module gives an instance. */
interface Instantiating {
  instantiate(wasm: Bytes | CompiledModule, imports: object): Promise<object & { readonly instance?: object }>;
}

const locateFile = (name: string): string => name;

/**
 * Instantiates the module here, because Emscripten would compile it again and print and abort for wrong bytes. Running
 * out of memory is a RangeError, as in every call.
 */
const getStart =
  (name: ModuleName, wasm: Bytes | CompiledModule): Starter =>
  (create) => {
    const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: Instantiating };
    return new Promise((resolve, reject) => {
      const fail = (cause: unknown): void => {
        if (cause instanceof RangeError) reject(cause);
        else reject(new TypeError(`wasm must be that of ${name}.wasm: ${(cause as Error).message}`, { cause }));
      };
      const instantiateWasm = (imports: object, receive: (instance: object) => void): object => {
        WebAssembly.instantiate(wasm, imports)
          .then((result) => receive(result.instance ?? result))
          .catch(fail);
        return {};
      };
      create({ instantiateWasm, locateFile }).then(resolve, fail);
    });
  };

/** Like `getStarter` of `instantiate.ts`, for all kinds of sources. */
export async function getStarter(name: ModuleName, wasm: Wasm): Promise<Starter> {
  return getStart(name, await given(wasm));
}
