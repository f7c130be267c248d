import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Core } from '../core/core.js';
import type { ModuleName } from '../core/modules.js';
import { paths } from './paths.js';

/** Modules that have every call together. */
export const allModules = ['core', 'training'] as const satisfies readonly ModuleName[];

const builtBytes = (name: ModuleName): Promise<Buffer> => readFile(join(paths.wasm, `${name}.wasm`));

/** The core with every call: those of pages, and those of workers, since the build does some of their work ahead. */
export async function loadCore(getBytes = builtBytes): Promise<Core> {
  const core = new Core();
  for (const name of allModules) await core.add(name, await getBytes(name));
  return core;
}
