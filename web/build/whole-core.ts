import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Core } from '../core/core.js';
import type { ModuleName } from '../core/modules.js';
import { paths } from './paths.js';

const bytesOf = (name: ModuleName) => readFile(join(paths.wasm, `${name}.wasm`));

/** The core with every call: those of pages, and those of workers, since the build does some of their work ahead. */
export const wholeCore = async (): Promise<Core> => (await Core.load(await bytesOf('core'))).add('jobs', await bytesOf('jobs'));
