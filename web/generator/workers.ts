import { join } from 'node:path';

import { build, type Plugin, type PluginOption } from 'vite';

import type { Shipped } from './licenses/bundled-modules.js';
import { paths } from './paths.js';

/**
 * Replaces `import.meta.url` in workers. They must not resolve URLs relative to themselves, because downstream bundlers
 * move the file; the page posts the wasm URL.
 */
export const wasmFromPage: Plugin = {
  name: 'wasm-from-page',
  enforce: 'pre',
  transform: (code, id) => {
    if (!/\.mjs$/.test(id)) return undefined;
    const alone = code
      .replace(/\(?new URL\((["'][\w.-]+\.wasm["']),\s*import\.meta\.url\)\)?\.(?:toString\(\)|href)/g, '$1')
      .replace(/import\.meta\.url/g, '""');
    // Unchanged code keeps its source map.
    return alone === code ? undefined : alone;
  },
};

/**
 * Vite settings for workers: each becomes one file without imports, so that any bundler can copy it and any page start
 * it.
 */
export const workerSettings = (shipped: Shipped, entryFileNames?: string) => ({
  format: 'es' as const,
  plugins: (): PluginOption[] => [wasmFromPage, shipped.plugin()],
  rolldownOptions: { output: { codeSplitting: false, ...(entryFileNames === undefined ? {} : { entryFileNames }) } },
});

/** The files that start the workers. */
const starters = ['web/worker/start-worker.ts', 'web/exercises/code/start-code-worker.ts'];

/** The code of the workers, for the package. */
export async function builtWorkers(shipped: Shipped): Promise<Readonly<Record<'worker' | 'codeWorker', string>>> {
  const result = await build({
    configFile: false,
    root: paths.root,
    logLevel: 'warn',
    publicDir: false,
    worker: workerSettings(shipped, '[name].js'),
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: {
        preserveEntrySignatures: 'exports-only',
        input: starters.map((file) => join(paths.root, file)),
      },
    },
  });
  const output = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const code = (name: string): string => {
    const file = output.find(({ fileName }) => fileName === `${name}.js`);
    if (file?.type !== 'asset') throw new Error(`Vite made no ${name}.js`);
    return String(file.source);
  };
  return { worker: code('worker'), codeWorker: code('code-worker') };
}
