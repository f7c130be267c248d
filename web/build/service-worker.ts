import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { languages } from './content/tour.js';
import { write } from './files.js';
import type { Shipped } from './notices/shipped.js';
import { paths } from './paths.js';
import { plainScript } from './plain-script.js';

/**
 * The files that nobody needs offline: for crawlers, for home screens, for pages of others, and what only Vite reads.
 */
const online =
  /^(?:social\/.*|icon\.png|favicon\.ico|robots\.txt|sitemap\.xml|service-worker\.js|\.vite\/.*|embed\/(?!exercise).*|assets\/load-figure-.*)$/;
/**
 * The large files that few use, the editor and the engine of exercises in code: they are kept when a reader has used
 * them, or asks for all.
 */
const code = /^assets\/(?:code-editor|code-worker|emscripten-module)[-.]/;

/** The code of the service worker; what it keeps is known only when all else is written. */
export function bundleServiceWorker(shipped: Shipped): Promise<string> {
  return plainScript('offline/service-worker.ts', [shipped.plugin()]);
}

/** A file as the service worker knows it (`web/site/offline/built-files.ts`). Sixteen digits are more than damage ever gets past. */
function builtFile(file: string): readonly [string, number, string] {
  const content = readFileSync(join(paths.next, file));
  return [file, content.length, createHash('sha256').update(content).digest('hex').slice(0, 16)];
}

/** The folder of the language that a file is in: a page, or the text of an exercise. */
const languageOf = (file: string): string | undefined =>
  languages.find(({ folder }) => new RegExp(`^(?:embed/exercise(?:s|-words)/)?${folder}[/.]`).test(file))?.folder;

/** The cover of each language comes last, so that it stands for all of them. */
const coversLast = (a: string, b: string): number =>
  Number(languages.some(({ folder }) => a === `${folder}/index.html`)) -
  Number(languages.some(({ folder }) => b === `${folder}/index.html`));

/** Writes dist/service-worker.js, which keeps these files of dist for readers without a network, and how much that is in all. */
export function writeServiceWorker(worker: string, files: readonly string[]): void {
  const kept = files
    .filter((file) => !online.test(file))
    .sort(coversLast)
    .map(builtFile);
  const of = (part: string | undefined) => kept.filter(([file]) => languageOf(file) === part && !code.test(file));
  const parts = {
    shared: of(undefined),
    code: kept.filter(([file]) => code.test(file)),
    languages: Object.fromEntries(languages.map(({ folder }) => [folder, of(folder)])),
  };
  write(paths.next, 'service-worker.js', `const parts=${JSON.stringify(parts)};\n${worker}`);
  // Who asks how much it is may have no service worker yet.
  const bytes = kept.reduce((sum, [, size]) => sum + size, 0);
  write(paths.next, 'offline.json', `${JSON.stringify({ bytes })}\n`);
}
