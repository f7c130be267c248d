import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Core } from '../core/core.js';
import { callsOf } from '../core/fields.js';
import type { ModuleName } from '../core/modules.js';
import { paths } from './paths.js';

/** Modules that have every call together, those with the most calls first. */
export const modulesOfAll = (Object.keys(callsOf) as ModuleName[])
  .toSorted((one, other) => callsOf[other].length - callsOf[one].length)
  .reduce<ModuleName[]>((taken, name) => {
    const calls: readonly string[] = taken.flatMap((other) => callsOf[other]);
    return callsOf[name].every((call) => calls.includes(call)) ? taken : [...taken, name];
  }, []);

const builtBytes = (name: ModuleName): Promise<Buffer> => readFile(join(paths.wasm, `${name}.wasm`));

/** The core with every call: those of pages, and those of workers, since the build does some of their work ahead. */
export async function wholeCore(bytesOf = builtBytes): Promise<Core> {
  const core = new Core();
  for (const name of modulesOfAll) await core.add(name, await bytesOf(name));
  return core;
}
