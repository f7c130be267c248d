import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { filesUnder, write } from '../files.js';
import { SettingError } from '../config-error.js';
import { uncompressed } from './compress.js';
import { hashedFolder } from './rules.js';

/** In dist: the assets that are not its own, but those of the deploy before. */
const list = 'kept.txt';

/**
 * The folder that `--keep` names.
 * @throws SettingError if it is no site.
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
 * Copies into a new site the assets of the last deploy that it has no more: pages that are open in a tab still ask for them. What
 * that deploy had kept itself is left behind. Returns how many it were.
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
