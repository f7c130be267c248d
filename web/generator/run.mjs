// @ts-check
// Runs a TypeScript module of this folder in Node: `node web/generator/run.mjs build.ts --draft`. Bundling it first is faster
// than loading hundreds of sources one by one.
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL, URL } from 'node:url';

import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bundles = join(root, 'build/generator'); // inside the project, where Node finds the packages that they import

/**
 * esbuild options for a module of this folder and the project's modules that it imports.
 *
 * @param {string} module
 */
export const bundleOptions = (module) =>
  /** @satisfies {import('esbuild').BuildOptions} */ ({
    entryPoints: { entry: join(root, 'web/generator', module) },
    outdir: join(bundles, 'bundle'),
    absWorkingDir: root,
    tsconfig: 'tsconfig.base.json', // for decorators
    bundle: true,
    splitting: true, // so that modules imported by import() are loaded when needed
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    write: /** @type {const} */ (false),
    logLevel: 'silent', // errors are thrown
    plugins: [sourceUrls],
  });

/**
 * Keeps `import.meta.url` of a bundled module the URL of its source.
 *
 * @type {import('esbuild').Plugin}
 */
const sourceUrls = {
  name: 'source-urls',
  setup({ onLoad }) {
    onLoad({ filter: /\/web\/generator\/.*\.(ts|mjs)$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      return {
        contents: code.replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(path).href)),
        loader: 'ts',
      };
    });
  },
};

/**
 * Writes a bundle to a folder of its own and imports its entry, so that all modules are evaluated anew.
 *
 * @param {readonly import('esbuild').OutputFile[]} files
 * @returns {Promise<unknown>}
 */
export async function importBundle(files) {
  await mkdir(bundles, { recursive: true });
  const folder = await mkdtemp(join(bundles, 'bundle-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  await Promise.all(files.map(({ path, contents }) => writeFile(join(folder, basename(path)), contents)));
  return import(pathToFileURL(join(folder, 'entry.js')).href);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , module = ''] = process.argv;
  process.argv.splice(1, 2, join(root, 'web/generator', module));
  process.setSourceMapsEnabled(true);
  try {
    await importBundle((await build(bundleOptions(module))).outputFiles);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}
