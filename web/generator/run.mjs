// Runs a TypeScript module of this folder in Node: `node web/generator/run.mjs build.ts --draft`. Bundling it first is faster
// than loading hundreds of sources one by one.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL, URL } from 'node:url';

import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bundles = join(root, 'build/generator'); // inside the project, where Node finds the packages that they import
const module = join(root, 'web/generator', process.argv[2] ?? '');

mkdirSync(bundles, { recursive: true });
const outdir = mkdtempSync(join(bundles, 'bundle-'));
process.once('exit', () => rmSync(outdir, { recursive: true }));
process.argv.splice(1, 2, module);
process.setSourceMapsEnabled(true);
try {
  await build({
    entryPoints: { entry: module },
    outdir,
    absWorkingDir: root,
    tsconfig: 'tsconfig.base.json', // for decorators
    bundle: true,
    splitting: true, // so that modules imported by import() are loaded when needed
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    define: { 'import.meta.url': JSON.stringify(import.meta.url) }, // for paths.ts; a bundle is in another folder
    logLevel: 'silent', // errors are printed below
  });
  await import(pathToFileURL(join(outdir, 'entry.js')).href);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
