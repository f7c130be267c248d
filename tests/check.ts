// `npm run check`: all checks that don't run the project. `-- --tidy` adds clang-tidy.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { findProgram, root, run, tool } from './support/programs.js';

type Check = readonly [name: string, command: readonly string[]];

const cppFiles = (folder: string, kind: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => kind.test(path))
    .map((path) => join(folder, path));
const generator = (module: string): string[] => [process.execPath, 'web/generator/run.mjs', module];

const checks: Check[] = [
  ['format', [...tool('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']],
  ['lint', [...tool('eslint/bin/eslint.js'), '--max-warnings=0', '.']],
  ['styles', [...tool('stylelint/bin/stylelint.mjs'), '--allow-empty-input', 'web/**/*.{css,ts}']],
  ['types', [...tool('typescript/bin/tsc'), '-b']],
  ['content', generator('check.ts')],
  ['prose', generator('prose-lint/check.ts')],
];

// Other versions of clang-format format some lines differently.
if (findProgram('clang-format-19')) {
  const sources = ['cpp', 'tests/core', 'tests/fuzz'].flatMap((folder) => cppFiles(folder, /\.(h|cpp)$/));
  checks.push(['C++ format', ['clang-format-19', '--dry-run', '-Werror', ...sources]]);
} else console.log('C++ format: skipped, clang-format-19 is not installed');

if (process.argv.includes('--tidy'))
  checks.push(
    // Per file, and without GCC's precompiled headers, which clang-tidy can't read.
    [
      'native preset',
      [
        ...['cmake', '--preset', 'native', '-B', 'build/tidy'],
        ...['-DCMAKE_UNITY_BUILD=OFF', '-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON'],
      ],
    ],
    ['clang-tidy', ['clang-tidy-19', '--quiet', '-p', 'build/tidy', ...cppFiles('cpp/src', /\.cpp$/)]],
  );

for (const [name, command] of checks) {
  const { ok, output } = await run(command, 1800);
  console.log(`${name}: ${ok ? 'good' : `not good\n${output.trimEnd()}`}`);
  if (!ok) process.exitCode = 1;
}
