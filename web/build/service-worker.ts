import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';

import { paths } from './paths.js';

/** What nobody needs offline: for crawlers, for home screens, for pages of others, and what only Vite reads. */
const online = /^(?:social\.png|icon\.png|favicon\.ico|robots\.txt|sitemap\.xml|service-worker\.js|\.vite\/.*|embed\/.*|assets\/(?:wake|words)-.*)$/;
/** What is large and used by few, the editor and the engine of exercises in code: kept when a reader has used it. */
const whenUsed = /^assets\/(?:code-editor|code-worker|ffi|module|emscripten-module)[-.]/;
const hashedName = /-[\w-]{8}\.\w+$/;

/** Writes dist/service-worker.js, which keeps these files of dist for readers without a network. */
export async function writeServiceWorker(files: readonly string[]): Promise<void> {
  const entries = files
    .filter((file) => !online.test(file) && !whenUsed.test(file))
    .map((url) => ({ url, revision: hashedName.test(url) ? null : createHash('sha256').update(readFileSync(join(paths.next, url))).digest('hex').slice(0, 16) }));
  await build({
    configFile: false,
    root: paths.root,
    logLevel: 'warn',
    publicDir: false,
    define: { buildFiles: JSON.stringify(entries), filesWhenUsed: JSON.stringify(files.filter((file) => whenUsed.test(file))), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: paths.next,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: { input: join(paths.site, 'offline/service-worker.ts'), output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  });
}
