import { readFile } from 'node:fs/promises';

import { loadCore } from '../../web/generator/load-core.js';
import { Core, type ModuleName } from '../../web/core/index.js';

/** The shipped bytes of a module, as pages load them. */
export const wasm = async (name: ModuleName): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(new URL(`../../build/wasm/${name}.wasm`, import.meta.url)));

/** The core of a page's worker. */
export const workerCore = await Core.load(await wasm('core'));

/** The real core, used by all tests that need expected values; it's never mocked. */
export const core = await loadCore();
