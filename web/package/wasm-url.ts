// Tells the core where the wasm of the package is: beside its scripts, where a bundler put it, and otherwise in scripts of
// its own.
import type { ModuleName } from '../core/modules.js';
import { readBytesBy } from '../core/wasm-source.js';
import { isWasm } from '../core/wasm.js';
import { spareWasm, wasm } from './build-constants.js';

export type SpareName = ModuleName | 'quickjs';

const decoded = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** The bytes as text in a script of the package, which every bundler takes along. */
export const spareBytes = async (name: SpareName): Promise<Uint8Array<ArrayBuffer>> =>
  decoded((await spareWasm[name]()).default);

/** A file that is not there has many faces: no address, no network for files (Node), a refusal, the page of a single-page app. */
async function getFile(name: ModuleName): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const response = await fetch(wasm[name]());
    const bytes = new Uint8Array(await response.arrayBuffer());
    return response.ok && isWasm(bytes) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

readBytesBy(async (name) => (await getFile(name)) ?? (await spareBytes(name)));
