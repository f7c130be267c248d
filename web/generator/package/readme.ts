// npm only packs the README.md in the root, so the package's own replaces it while npm packs: `replaceReadme` at the end
// of `prepack`; `node --import tsx web/generator/package/readme.ts` as `postpack` restores the repository's.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { paths } from '../paths.js';

const readme = join(paths.root, 'README.md');
const backup = join(paths.root, 'build/README.of-the-repository.md');
const own = join(paths.entries, 'npm/README.md');

/** Restores the repository's README, also after an aborted `npm pack`. */
export function restoreReadme(): void {
  if (existsSync(backup)) renameSync(backup, readme);
}

/** Replaces the repository's README by the package's, with these lists filled in, if npm is about to pack. */
export function replaceReadme(lists: Readonly<Record<'figures' | 'exercises', string>>): void {
  restoreReadme();
  if (!['pack', 'publish'].includes(process.env['npm_command'] ?? '')) return;
  mkdirSync(join(paths.root, 'build'), { recursive: true });
  copyFileSync(readme, backup);
  const text = Object.entries(lists).reduce(
    (before, [name, list]) => before.replace(`<!-- ${name} -->`, () => list),
    readFileSync(own, 'utf8'),
  );
  writeFileSync(readme, text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) restoreReadme();
