import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { filesUnder, write } from '../files.js';
import { SettingError } from '../config-error.js';
import { uncompressed } from './compress.js';
import { hashedFolder } from './rules.js';

/** The file in dist that lists the assets of the previous deploy. */
const list = 'kept.txt';

/**
 * The folder given to `--keep`.
 *
 * @throws SettingError if it is not a built site.
 */
export function lastDeploy(named: string): string {
  const old = resolve(named);
  if (!existsSync(join(old, hashedFolder)) || !existsSync(join(old, 'index.html')))
    throw new SettingError(
      `--keep must name the folder of the last deploy, with its index.html and ${hashedFolder}, got ${named}`,
    );
  return old;
}

/**
 * Copies the last deploy's assets that a new site lacks, because open tabs still request them. Assets that the last
 * deploy had itself retained are dropped. Returns the number of copied files.
 */
export function keepAssets(old: string, site: string): number {
  const keptThen = existsSync(join(old, list)) ? readFileSync(join(old, list), 'utf8').split('\n') : [];
  const files = uncompressed(filesUnder(join(old, hashedFolder)))
    .map((file) => hashedFolder + file)
    .filter((file) => !keptThen.includes(file) && !existsSync(join(site, file)));
  for (const file of files) write(site, file, readFileSync(join(old, file)));
  write(site, list, files.map((file) => `${file}\n`).join(''));
  return files.length;
}
