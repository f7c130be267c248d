import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Core } from '../core/core.js';
import type { ModuleName } from '../core/modules.js';
import { paths } from './paths.js';

/** The modules that together have every call. */
export const allModules = ['core', 'training'] as const satisfies readonly ModuleName[];

const builtBytes = (name: ModuleName): Promise<Buffer> => readFile(join(paths.wasm, `${name}.wasm`));

/** Loads the core with the calls of pages and workers, because the build does some of the workers' work. */
export async function loadCore(getBytes = builtBytes): Promise<Core> {
  const core = new Core();
  for (const name of allModules) await core.add(name, await getBytes(name));
  return core;
}
