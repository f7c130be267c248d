import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { moduleCalls } from '../core/modules.js';
import { filesUnder, write } from './files.js';
import { paths } from './paths.js';

/** Hashes everything that a build depends on: sources, the built core, packages, settings. */
export function hashInputs(settings: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const add = (path: string): void => void hash.update(path).update(readFileSync(join(paths.root, path)));
  for (const file of filesUnder(join(paths.root, 'web'))) add(`web/${file}`);
  const wasm = Object.keys(moduleCalls).flatMap((name) => [`build/wasm/${name}.mjs`, `build/wasm/${name}.wasm`]);
  [...wasm, 'package.json', 'package-lock.json', 'tsconfig.base.json', 'LICENSE'].forEach(add);
  return hash.digest('hex');
}

/** Hashes names, sizes and times of the output, so that an emptied or edited dist is built again. */
function hashOutput(): string {
  if (!existsSync(paths.dist)) return 'nothing';
  const hash = createHash('sha256');
  for (const file of filesUnder(paths.dist)) {
    const { size, mtimeMs } = statSync(join(paths.dist, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

export function isUpToDate(inputs: string): boolean {
  return existsSync(paths.stamp) && readFileSync(paths.stamp, 'utf8') === `${inputs} ${hashOutput()}`;
}

export function markUpToDate(inputs: string): void {
  write(paths.root, 'build/site/stamp.txt', `${inputs} ${hashOutput()}`);
}
