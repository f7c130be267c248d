import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Core } from '../core/core.js';
import type { ModuleName } from '../core/modules.js';
import { paths } from './paths.js';

const bytesOf = (name: ModuleName) => readFile(join(paths.wasm, `${name}.wasm`));

/** The core with every call: those of pages, and those of workers, since the build does some of their work ahead. */
export async function wholeCore(): Promise<Core> {
  const core = new Core();
  for (const name of ['core', 'learned', 'jobs', 'training'] as const) await core.add(name, await bytesOf(name));
  return core;
}
