// npm packs the README.md of the root and no other, so the package's own takes its place there while npm packs:
// `takePlace` at the end of `prepack`, and `node --import tsx web/generator/package/readme.ts` as `postpack` puts the repository's back.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { paths } from '../paths.js';

const readme = join(paths.root, 'README.md');
const kept = join(paths.root, 'build/README.of-the-repository.md');
const own = join(paths.entries, 'npm/README.md');

/** Puts the repository's README back, also after a packing that was broken off. */
export function giveBack(): void {
  if (existsSync(kept)) renameSync(kept, readme);
}

/** Puts the package's README, with these lists where it names them, in the place of the repository's, if npm is about to pack. */
export function takePlace(lists: Readonly<Record<'figures' | 'exercises', string>>): void {
  giveBack();
  if (!['pack', 'publish'].includes(process.env['npm_command'] ?? '')) return;
  mkdirSync(join(paths.root, 'build'), { recursive: true });
  copyFileSync(readme, kept);
  const text = Object.entries(lists).reduce(
    (before, [name, list]) => before.replace(`<!-- ${name} -->`, () => list),
    readFileSync(own, 'utf8'),
  );
  writeFileSync(readme, text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) giveBack();
