import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { inject } from 'vitest';

import { serve } from '../../../web/generator/serve.js';
import { root as project } from '../../support/programs.js';
import type {} from '../../package/install.js'; // declares what the setup provides

/** The folder of the bundlers, which setup.mjs installs separately. */
const here = join(project, 'tests/hosts/bundlers');
const fromHere = createRequire(join(here, 'package.json'));

/** Imports a module of a package installed there. */
const imported = async (file: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(fromHere.resolve(file)).href)) as Record<string, unknown>;

export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

/** Builds a page from the package with default settings, except for file names. */
export interface Maker {
  readonly name: string;
  /** Whether it navigates without a new document, and creates a page's figures when their code has loaded. */
  readonly hasRouter?: boolean;
  readonly serve: () => Promise<Served>;
}

/** A maker that bundles a folder's `main.js`. */
interface Bundler extends Omit<Maker, 'serve'> {
  readonly serve: (folder: string) => Promise<Served>;
}

/** The subset of Vite's server used here; the module is of another version than the project's. */
interface ViteServer {
  readonly resolvedUrls: { readonly local: readonly string[] } | null;
  listen(): Promise<ViteServer>;
  close(): Promise<void>;
}
interface Vite {
  build(settings: object): Promise<unknown>;
  createServer(settings: object): Promise<ViteServer>;
}
interface Webpack {
  readonly default: (
    settings: object,
    done: (error: Error | null, stats?: { toString(kind: string): string; hasErrors(): boolean }) => void,
  ) => void;
}
interface Rollup {
  readonly rollup: (settings: object) => Promise<{ write(settings: object): Promise<unknown> }>;
}
interface Esbuild {
  readonly build: (settings: object) => Promise<unknown>;
}

// By path, because by name Node would find its CommonJS entry, which logs a deprecation.
const vite = async (): Promise<Vite> =>
  (await import(pathToFileURL(join(here, 'node_modules/vite/dist/node/index.js')).href)) as Vite;

const esbuild = async (): Promise<Esbuild> => (await imported('esbuild')) as unknown as Esbuild;

const getEntry = (folder: string) => ({ absWorkingDir: folder, entryPoints: ['main.js'], bundle: true, minify: true });

async function webpacked(folder: string): Promise<void> {
  const { default: webpack } = (await imported('webpack')) as unknown as Webpack;
  const output = { path: join(folder, 'dist') };
  await new Promise<void>((resolve, reject) =>
    webpack({ mode: 'production', context: folder, entry: './main.js', output }, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    }),
  );
}

/** Serves a folder whose page loads the bundle next to it. */
async function servedAs(folder: string, script: string): Promise<Served> {
  writeFileSync(join(folder, 'dist/index.html'), pageWith(script));
  return serve(join(folder, 'dist'), 0);
}

const inEmptyProject = (bundler: Bundler): Maker => ({ ...bundler, serve: () => bundler.serve(projectFor(bundler)) });

const bundlersOfTests: readonly Bundler[] = [
  {
    name: 'Vite 5',
    serve: async (folder) => {
      await (await vite()).build({ root: folder, configFile: false, logLevel: 'error' });
      return serve(join(folder, 'dist'), 0);
    },
  },
  {
    name: 'webpack 5',
    serve: async (folder) => {
      await webpacked(folder);
      return servedAs(folder, 'main.js');
    },
  },
  {
    name: 'esbuild',
    serve: async (folder) => {
      const { build } = await esbuild();
      await build({ ...getEntry(folder), splitting: true, format: 'esm', outdir: join(folder, 'dist') });
      return servedAs(folder, 'main.js');
    },
  },
];

export const bundlers = bundlersOfTests.map(inEmptyProject);

/** A Vite-style development server, which bundles only dependencies. */
const developmentServer = (name: string, load: () => Promise<Vite>): Bundler => ({
  name: `${name}'s development server`,
  serve: async (folder) => {
    const created = await (
      await load()
    ).createServer({ root: folder, configFile: false, logLevel: 'silent', server: { port: 0, host: '127.0.0.1' } });
    const server = await created.listen();
    return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
  },
});

/** Vite 7 comes with the frameworks; Vite 8 is the project's. */
const vite7 = join(project, 'tests/hosts/frameworks/node_modules/vite7/dist/node/index.js');

const bundlersOfHosts: readonly Bundler[] = [
  developmentServer('Vite 5', vite),
  developmentServer('Vite 7', async () => (await import(pathToFileURL(vite7).href)) as Vite),
  developmentServer('Vite 8', async () => await import('vite')),
  {
    name: 'Rollup',
    serve: async (folder) => {
      const { rollup } = (await imported('rollup')) as unknown as Rollup;
      const { nodeResolve } = (await imported('@rollup/plugin-node-resolve')) as {
        nodeResolve: (settings: object) => object;
      };
      const bundle = await rollup({ input: join(folder, 'main.js'), plugins: [nodeResolve({ browser: true })] });
      await bundle.write({ dir: join(folder, 'dist'), format: 'es' });
      return servedAs(folder, 'main.js');
    },
  },
  {
    // A classic script has no import.meta.url, so files relative to it can't be found.
    name: 'esbuild in one file',
    serve: async (folder) => {
      const { build } = await esbuild();
      const outfile = join(folder, 'dist/main.js');
      await build({ ...getEntry(folder), format: 'iife', logLevel: 'silent', outfile });
      return servedAs(folder, 'main.js');
    },
  },
];

/** Used by `npm run test:all -- frameworks`. */
export const otherBundlers = bundlersOfHosts.map(inEmptyProject);

const pageWith = (
  script: string,
): string => `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">
<pe-clock position="5" dimensions="8">A caption.</pe-clock>
<pe-rope></pe-rope>
<pe-cliff trials="10"></pe-cliff>
<p style="height: 3000px"></p>
<pe-exercise exercise="write-encode"></pe-exercise>
<script type="module" src="${script}"></script>`;

/** An empty project below the consumer's, which has the package installed. */
export function projectFor({ name }: Pick<Bundler, 'name'>): string {
  const folder = join(inject('consumer'), name.replace(/\W+/g, '-').toLowerCase());
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), pageWith('/main.js'));
  writeFileSync(
    join(folder, 'main.js'),
    `import { defineFigures } from 'positional-encoding-tour';\ndefineFigures();\n`,
  );
  return folder;
}

/**
 * Bundles a module for edge workers, without DOM and Node.
 *
 * @returns The file.
 */
export async function bundledForEdge(folder: string, code: string): Promise<string> {
  const { build } = await esbuild();
  writeFileSync(join(folder, 'main.js'), code);
  const outfile = join(folder, 'edge.mjs');
  const conditions = ['workerd', 'worker', 'browser'];
  await build({ ...getEntry(folder), format: 'esm', conditions, external: ['*.wasm'], outfile });
  return outfile;
}
