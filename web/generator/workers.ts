import { dirname, join } from 'node:path';

import { build, type Plugin, type PluginOption } from 'vite';

import type { WorkerModule } from '../worker/task.js';
import type { Shipped } from './licenses/bundled-modules.js';
import { paths } from './paths.js';

/**
 * Replaces `import.meta.url` in workers. They must not resolve URLs relative to themselves, because downstream bundlers
 * move the file; the page posts the wasm URL.
 */
const wasmFromPage: Plugin = {
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

/** The wasm modules that workers load. The loaders of the others stay out of the worker's file. */
const loaded = (['core', 'training'] satisfies WorkerModule[]).map((name) => join(paths.wasm, `${name}.mjs`));
const withoutOtherModules: Plugin = {
  name: 'without-other-modules',
  enforce: 'pre',
  load: (id) => (dirname(id) === paths.wasm && !loaded.includes(id) ? 'export default undefined;' : undefined),
};

/**
 * Vite settings for workers: each becomes one file without imports, so that any bundler can copy it and any page start
 * it.
 */
export const workerSettings = (shipped: Shipped, entryFileNames?: string) => ({
  format: 'es' as const,
  plugins: (): PluginOption[] => [wasmFromPage, withoutOtherModules, shipped.plugin()],
  rolldownOptions: { output: { codeSplitting: false, ...(entryFileNames === undefined ? {} : { entryFileNames }) } },
});

/** The files that start the workers, and the places of the workers in the package. */
const starters = ['web/worker/run-job.ts', 'web/exercises/code/runner.ts'];
const places: Readonly<Record<string, string>> = {
  'worker.js': 'worker/worker.js',
  'code-worker.js': 'exercises/code/code-worker.js',
};

/** The bundled workers of the package, by path, for users whose bundler is not Vite. */
export async function builtWorkers(shipped: Shipped): Promise<Readonly<Record<string, string>>> {
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
    const file = output.find(({ fileName }) => fileName === name);
    if (file?.type !== 'asset') throw new Error(`Vite made no ${name}`);
    return String(file.source);
  };
  return Object.fromEntries(Object.entries(places).map(([name, place]) => [place, code(name)]));
}
