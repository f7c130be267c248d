import { join } from 'node:path';

import ts from 'typescript';
import { build } from 'vite';

import { paths } from '../paths.js';
import type { Shipped } from '../licenses/bundled-modules.js';

/** Replacements in the package's code, mostly of import paths. Each pattern must match at least once. */
const moved: readonly (readonly [RegExp, string])[] = [
  [/(['"])((?:\.\.\/)*)\.\.\/\.\.\/build\/wasm\/(\w+)\.mjs\1/g, '$1$2../wasm/$3.mjs$1'],
  [/(['"])((?:\.\.\/)*)\.\.\/\.\.\/build\/wasm\/(\w+)\.wasm\1/g, '$1$2../wasm/$3.wasm$1'],
  [/(['"])((?:\.\.\/)+)content\/en\/messages\.json\1/g, '$1$2messages/keys.js$1'],
  [/(['"])\.\/((?:code-)?worker)\.ts\1/g, '$1./$2.js$1'],
  // Not every bundler resolves a URL into another package.
  [/(['"])@jitl\/quickjs-wasmfile-release-sync\/wasm\1/, '$1../../wasm/quickjs.wasm$1'],
  // Avoids Rollup's warning that modules have no `this`.
  [/\(this && this\.__decorate\) \|\| /g, ''],
];

/**
 * Compiles the core, figures, exercises and entry points of the package, module by module, because users bundle it
 * themselves. Wasm, workers and lazy modules keep their `new URL(…)` and `import()` expressions, which bundlers
 * understand.
 *
 * @throws Error with the compiler's output.
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

/** Bundles the package like its users do, only to collect the modules for the license notices. */
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
