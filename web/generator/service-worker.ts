import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { languages } from '../figures/shared/reader/languages.js';
import { write } from './files.js';
import type { Shipped } from './licenses/bundled-modules.js';
import { paths } from './paths.js';
import { plainScript } from './plain-script.js';

/** Large files that few readers use, the code editor and its engine: cached on first use. */
const code = /^assets\/(?:code-editor|code-worker|emscripten-module)[-.]/;
/** Pages for authors: cached on first visit. */
const forAuthors = /^[\w-]+\/(?:embed|api)\//;

/** Bundles the service worker. Its list of files is added when everything else is written. */
export function bundleServiceWorker(shipped: Shipped): Promise<string> {
  return plainScript('offline/service-worker.ts', [shipped.plugin()]);
}

const read = (file: string): Buffer => readFileSync(join(paths.next, file));

/** The assets that pages refer to, and those that these refer to. */
function getAssets(pages: readonly string[], files: readonly string[]): string[] {
  const all = new Set(files.filter((file) => file.startsWith('assets/') && !code.test(file)));
  const reached = new Set<string>();
  const follow = (file: string): void => {
    for (const [name] of read(file)
      .toString('utf8')
      .matchAll(/[\w.-]+\.(?:js|css|wasm|woff2)\b/g)) {
      const asset = `assets/${name}`;
      if (!all.has(asset) || reached.has(asset)) continue;
      reached.add(asset);
      if (/\.(?:js|css)$/.test(asset)) follow(asset);
    }
  };
  pages.forEach(follow);
  return [...reached].sort();
}

/** Writes dist/service-worker.js with the files that it caches. */
export function writeServiceWorker(worker: string, files: readonly string[]): void {
  const pages = files.filter((file) => file.endsWith('index.html') && !/^embed\//.test(file));
  const ofLanguage = (folder: string): string[] =>
    files
      .filter(
        (file) => file === 'index.html' || new RegExp(`^(?:embed/exercise(?:s|-messages)/)?${folder}[/.]`).test(file),
      )
      .filter((file) => !forAuthors.test(file));
  const assets = getAssets(pages, files);
  const byLanguage = Object.fromEntries(languages.map(({ folder }) => [folder, ofLanguage(folder)]));
  const content = createHash('sha256');
  for (const file of new Set([...assets, ...Object.values(byLanguage).flat()])) content.update(read(file));
  const offlineFiles = {
    build: content.digest('hex').slice(0, 8),
    assets,
    languages: Object.fromEntries(
      Object.entries(byLanguage).map(([folder, own]) => [
        folder,
        own.map((file) => file.replace(/(^|\/)index\.html$/, '$1')),
      ]),
    ),
  };
  write(paths.next, 'service-worker.js', `const offlineFiles=${JSON.stringify(offlineFiles)};\n${worker}`);
}
