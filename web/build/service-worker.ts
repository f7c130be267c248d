import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';

import { write } from './files.js';
import { isHashed } from './hosting/rules.js';
import type { Shipped } from './notices/shipped.js';
import { paths } from './paths.js';

/**
 * The files that nobody needs offline: for crawlers, for home screens, for pages of others, and what only Vite reads.
 */
const online =
  /^(?:social\/.*|icon\.png|favicon\.ico|robots\.txt|sitemap\.xml|service-worker\.js|\.vite\/.*|embed\/(?!exercise).*|assets\/load-figure-.*)$/;
/**
 * The large files that few use, the editor and the engine of exercises in code: they are kept when a reader has used
 * them.
 */
const whenUsed = /^assets\/(?:code-editor|code-worker|emscripten-module)[-.]/;

/** The code of the service worker; what it keeps is known only when all else is written. */
export async function bundleServiceWorker(shipped: Shipped): Promise<string> {
  const result = await build({
    configFile: false,
    root: paths.root,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [shipped.plugin()],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(paths.site, 'offline/service-worker.ts'), output: { format: 'iife' } },
    },
  });
  const chunk = (Array.isArray(result) ? result : [result])
    .flatMap((part) => ('output' in part ? part.output : []))
    .find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('Vite made no service worker');
  return chunk.code;
}

/** Writes dist/service-worker.js, which keeps these files of dist for readers without a network. */
export function writeServiceWorker(code: string, files: readonly string[]): void {
  const entries = files
    .filter((file) => !online.test(file) && !whenUsed.test(file))
    .map((url) => ({
      url,
      revision: isHashed(url)
        ? null
        : createHash('sha256')
            .update(readFileSync(join(paths.next, url)))
            .digest('hex')
            .slice(0, 16),
    }));
  const lists = { buildFiles: entries, filesWhenUsed: files.filter((file) => whenUsed.test(file)) };
  const constants = Object.entries(lists).map(([name, list]) => `const ${name}=${JSON.stringify(list)};\n`);
  write(paths.next, 'service-worker.js', constants.join('') + code);
}
