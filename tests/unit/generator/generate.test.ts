import { join, relative } from 'node:path';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { getCoreFiles } from '../../../web/generator/generate/core-files.js';
import { readTable } from '../../../web/generator/generate/core-table.js';
import { paths } from '../../../web/generator/paths.js';

const files = getCoreFiles(readTable());

test('the generated code of web/core compiles with the rest', () => {
  const checkOnly = { composite: false, emitDeclarationOnly: false, noEmit: true };
  const settings = { extends: './tsconfig.base.json', files: [], compilerOptions: checkOnly };
  const { options } = ts.parseJsonConfigFileContent(settings, ts.sys, paths.root);
  const host = ts.createCompilerHost(options);
  const getText = (path: string): string | undefined => files[relative(paths.web, path)];
  host.readFile = (path) => getText(path) ?? ts.sys.readFile(path);
  host.fileExists = (path) => getText(path) !== undefined || ts.sys.fileExists(path);
  const names = [...Object.keys(files), 'core/index.ts'].filter((file) => file.startsWith('core/'));
  const program = ts.createProgram(
    names.map((file) => join(paths.web, file)),
    options,
    host,
  );
  expect(ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), host)).toBe('');
});
