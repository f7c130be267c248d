import { dirname, join, relative, resolve } from 'node:path';

import ts from 'typescript';

import { write } from '../files.js';
import { paths } from '../paths.js';

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: () => paths.root,
  getNewLine: () => '\n',
};

/** The files that a declaration file imports, by their paths without extension. */
const importsOf = (file: string, text: string): string[] =>
  Array.from(text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)\.js'/g), ([, path = '']) => resolve(dirname(file), path));

/**
 * Writes the type declarations of these modules of `web/package` and of what they import, and nothing else, below
 * `types/`.
 *
 * @throws Error with the compiler's messages.
 */
export function writeDeclarations(entries: readonly string[]): void {
  const config = join(paths.entries, 'tsconfig.json');
  const { config: settings } = ts.readConfigFile(config, (path) => ts.sys.readFile(path)) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(settings, ts.sys, paths.entries);
  const coreTypes = join(paths.web, 'core/core-module.d.ts');
  const program = ts.createProgram([...fileNames, coreTypes], {
    ...options,
    ...{ outDir: paths.web, composite: false, incremental: false, emitDeclarationOnly: true, declaration: true },
  });
  const declarations = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (file, text) => declarations.set(file.replace(/\.d\.ts$/, ''), text));
  const complaints = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (complaints.length > 0) throw new Error(ts.formatDiagnostics(complaints, host));
  const wanted = new Set(entries.map((name) => join(paths.entries, name)));
  for (const file of wanted) {
    const text = declarations.get(file);
    if (text === undefined) throw new Error(`${file} has no declarations`);
    importsOf(file, text).forEach((other) => wanted.add(other));
    write(paths.package, `types/${relative(paths.web, file)}.d.ts`, text);
  }
}
