import { join } from 'node:path';

import ts from 'typescript';
import { build } from 'vite';

import { paths } from '../paths.js';
import type { Shipped } from '../licenses/bundled-modules.js';

/**
 * The replacements in the code of the package, mostly of paths that the sources import from elsewhere: each pattern
 * occurs in the code at least once.
 */
const moved: readonly (readonly [RegExp, string])[] = [
  [/(['"])((?:\.\.\/)*)\.\.\/\.\.\/build\/wasm\/(\w+)\.mjs\1/g, '$1$2../wasm/$3.mjs$1'],
  [/(['"])((?:\.\.\/)*)\.\.\/\.\.\/build\/wasm\/(\w+)\.wasm\1/g, '$1$2../wasm/$3.wasm$1'],
  [/(['"])((?:\.\.\/)+)content\/en\/messages\.json\1/g, '$1$2messages/keys.js$1'],
  [/(['"])\.\/((?:code-)?worker)\.ts\1/g, '$1./$2.js$1'],
  // A file of another package has no URL that every bundler would find.
  [/(['"])@jitl\/quickjs-wasmfile-release-sync\/wasm\1/, '$1../../wasm/quickjs.wasm$1'],
  // A module has no `this`, as Rollup would say of every figure.
  [/\(this && this\.__decorate\) \|\| /g, ''],
];

/**
 * Compiles the core, the figures, the exercises and the entries of the package, module by module: who installs it bundles it, and
 * finds the wasm, the workers, each of which is one file, and what is loaded later by the same expressions as we do.
 *
 * @throws Error with what the compiler says.
 */
export function compilePackage(): void {
  const config = join(paths.entries, 'tsconfig.json');
  const { config: settings } = ts.readConfigFile(config, (path) => ts.sys.readFile(path)) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(settings, ts.sys, paths.entries);
  const coreTypes = join(paths.root, 'web/core/core-module.d.ts');
  const program = ts.createProgram([...fileNames.filter((file) => file.endsWith('.ts')), coreTypes], {
    ...options,
    outDir: paths.package,
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
    declaration: true,
  });
  const used = new Set<RegExp>();
  const { diagnostics } = program.emit(undefined, (file, text, withMark) => {
    if (file.endsWith('.json')) return;
    const code = moved.reduce((before, [from, to]) => {
      const after = before.replace(from, to);
      if (after !== before) used.add(from);
      return after;
    }, text);
    ts.sys.writeFile(file, code, withMark);
  });
  const complaints = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (complaints.length > 0) throw new Error(ts.formatDiagnostics(complaints, formatHost));
  const unused = moved.filter(([from]) => !used.has(from));
  if (unused.length > 0)
    throw new Error(`No module imports ${unused.map(([from]) => from.source).join(', ')} any more`);
}

const formatHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: () => paths.root,
  getNewLine: () => '\n',
};

/**
 * Bundles the package as its users do, and keeps nothing but the list of what is in the bundle: whoever publishes figures
 * publishes that.
 */
export async function bundlePackage(shipped: Shipped): Promise<void> {
  await build({
    configFile: false,
    root: paths.root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [shipped.plugin()],
    worker: { format: 'es' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        preserveEntrySignatures: 'exports-only',
        input: ['index', 'core'].map((entry) => join(paths.package, 'package', `${entry}.js`)),
      },
    },
  });
}
