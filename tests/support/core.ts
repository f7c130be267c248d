import { readFile } from 'node:fs/promises';

import { loadCore } from '../../web/generator/load-core.js';
import { Core, type ModuleName } from '../../web/core/index.js';

/** The shipped bytes of a module: the same file that a page loads. */
export const wasm = async (name: ModuleName): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(new URL(`../../build/wasm/${name}.wasm`, import.meta.url)));

/** The core of a page's worker. */
export const workerCore = await Core.load(await wasm('core'));

/** The core itself, for all tests that ask it what a page should show. No test of ours has another one in its place. */
export const core = await loadCore();
