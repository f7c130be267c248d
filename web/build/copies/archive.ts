import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { strToU8, zipSync } from 'fflate';

import type { Assets } from './assets.js';
import { copyOfPage, entriesOf, fontFaces, wasmNamed, type Shared } from './page.js';
import { placeInFolder, type Pages } from './places.js';

/** The file of the site that has the whole tour in it. */
export const archiveFile = 'tour.zip';

/** Files of the site that stand in the folder as they are. */
const asTheyAre = ['icon.svg', 'icon.png', 'LICENSE.txt', 'NOTICES.txt'];

/** A script that gives a page its modules, since pages on a disk may load plain scripts alone, and wasm by no way but within them. */
function sharedScript(importMap: string, wasm: string): string {
  return `(() => {
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = ${JSON.stringify(importMap)};
  document.currentScript.after(map);
  document.documentElement.dataset.wasm = ${JSON.stringify(wasm)};
})();
`;
}

/** Style sheets of assets/ that pages link to. */
const sheetsOf = (html: string): string[] =>
  Array.from(html.matchAll(/<link rel="stylesheet" href="[^"]*(assets\/[\w.-]+)">/g), ([, file = '']) => file);

/** A folder with the tour in it, as files by their paths: pages that share their scripts, styles and fonts. */
export function folderOfTour(
  dist: string,
  pages: Pages,
  assets: Assets,
  site: URL | undefined,
): Map<string, string | Uint8Array> {
  const texts = [...pages.values()];
  const importMap = assets.importMap([...new Set(texts.flatMap((html) => entriesOf(html, assets)))], () => true);
  const shared: Shared = { script: 'tour.js', fonts: 'fonts.css', importMap };
  const beside = [...asTheyAre, ...new Set(texts.flatMap(sheetsOf))];
  const files = new Map<string, string | Uint8Array>(beside.map((file) => [file, readFileSync(join(dist, file))]));
  files.set(shared.script, sharedScript(importMap, wasmNamed(texts, assets)));
  files.set(shared.fonts, fontFaces(texts, assets));
  for (const [page, html] of pages) {
    const place = placeInFolder(page, site, (path) => files.has(path));
    files.set(`${page}index.html`, copyOfPage(html, place, { dist, assets }, shared));
  }
  return files;
}

/** The same bytes for the same files, whenever they are packed. */
const when = new Date(1980, 0, 1);

/** The files of a folder, packed: a reader who unpacks them has a folder of this name. */
export function packed(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
  const entries = [...files].map(([file, content]) => [
    `${folder}/${file}`,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, { level: 9, mtime: when });
}
