import { dirname, join } from 'node:path';

import { build, type Plugin, type PluginOption } from 'vite';

import type { WorkerModule } from '../worker/task.js';
import type { Shipped } from './licenses/bundled-modules.js';
import { paths } from './paths.js';

/**
 * The page tells a worker where its wasm is, and whoever bundles our files again finds nothing in a worker that is to be found
 * from there: it may be copied to any place. So what asks for the place of its own script hears of none.
 */
const wasmFromPage: Plugin = {
  name: 'wasm-from-page',
  enforce: 'pre',
  transform: (code, id) => {
    if (!/\.mjs$/.test(id)) return undefined;
    const alone = code
      .replace(/\(?new URL\((["'][\w.-]+\.wasm["']),\s*import\.meta\.url\)\)?\.(?:toString\(\)|href)/g, '$1')
      .replace(/import\.meta\.url/g, '""');
    // What is as before keeps its source map.
    return alone === code ? undefined : alone;
  },
};

/** The modules that a worker loads, of all that class Core can: the code around the others stays out of its file. */
const loaded = (['core', 'training'] satisfies WorkerModule[]).map((name) => join(paths.wasm, `${name}.mjs`));
const withoutOtherModules: Plugin = {
  name: 'without-other-modules',
  enforce: 'pre',
  load: (id) => (dirname(id) === paths.wasm && !loaded.includes(id) ? 'export default undefined;' : undefined),
};

/**
 * The settings by which Vite bundles workers: each is one file without imports, which any bundler may take as it is,
 * and any page may start.
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

/** The workers as they are in the package, by their places there: for who does not bundle the rest as Vite does. */
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
