// In place of web/core/wasm-source.ts: the core finds its wasm beside the script, where bundlers put it, and in Node.
import type { ModuleName } from '../../core/modules.js';
import { isWasm, type Bytes } from '../../core/wasm.js';

/** Bundlers find the files by these very expressions. */
const urls: Readonly<Record<ModuleName, () => URL>> = {
  clock: () => new URL('./clock.wasm', import.meta.url),
  core: () => new URL('./core.wasm', import.meta.url),
  training: () => new URL('./training.wasm', import.meta.url),
};

interface Node {
  getBuiltinModule(name: 'node:fs/promises'): { readFile: (file: string | URL) => Promise<Uint8Array<ArrayBuffer>> };
  getBuiltinModule(name: 'node:module'): { createRequire: (folder: string) => { resolve(name: string): string } };
  cwd(): string;
}

/** The folder where this module is installed. Not as `new URL(…)`, which bundlers for servers replace by the address of a page's file. */
const folder = (import.meta.url as string | undefined)?.replace(/[^/]*$/, '') ?? '';

/** Reads the file beside this module, or that of the package, if a bundle is elsewhere. */
async function readFile(name: ModuleName, node: Node): Promise<Uint8Array<ArrayBuffer>> {
  const { readFile: read } = node.getBuiltinModule('node:fs/promises');
  try {
    return await read(new URL(`${folder}${name}.wasm`));
  } catch {
    const { createRequire } = node.getBuiltinModule('node:module');
    return read(createRequire(`${node.cwd()}/`).resolve(`positional-encoding-tour/${name}.wasm`));
  }
}

async function fetchFile(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // The page of a single-page app answers every request.
  if (!response.ok || !isWasm(bytes)) throw new Error(`${url.href}: ${response.status}`);
  return bytes;
}

/**
 * The bytes of a module.
 *
 * @throws Error that says how to give them, if they are not there: esbuild, Rollup and the development server of Vite 7
 *   leave files that are not code behind.
 */
export async function ownBytes(name: ModuleName): Promise<Bytes> {
  const { process } = globalThis as { readonly process?: Partial<Node> };
  try {
    return await (process?.getBuiltinModule ? readFile(name, process as Node) : fetchFile(urls[name]()));
  } catch (cause) {
    const call = name === 'core' ? 'Core.load(address)' : `core.add('${name}', address)`;
    throw new Error(`${name}.wasm is not beside the script: give its address or bytes, as in ${call}`, { cause });
  }
}
