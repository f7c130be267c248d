import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, test } from 'vitest';

import { moduleCalls } from '../../web/core/modules.js';
import { root, run, tool } from '../support/programs.js';
import { asksFor } from '../support/module-references.js';

const tarball = inject('tarball');
const installed = join(inject('consumer'), 'node_modules/positional-encoding-tour');

/** Packages imported by modules below a folder, sorted. */
function packagesImportedBy(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const names = files.flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import) ?\(?'((?:@[\w-]+\/)?[\w.-]+)(?:\/[^']*)?'/g),
      ([, name = '']) => name,
    ),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('.') && !name.startsWith('node:')).toSorted();
}

test('publint finds nothing', async () => {
  const file = readFileSync(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(file).buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('Are The Types Wrong finds nothing for ES module importers', async () => {
  // The wasm files aren't modules with types.
  const words = ['--profile', 'esm-only', '--exclude-entrypoints', 'core.wasm', 'clock.wasm', 'training.wasm'];
  const { ok, output } = await run([...tool('@arethetypeswrong/cli/dist/index.js'), tarball, ...words], 60);
  expect(ok, output).toBe(true);
  for (const entry of [
    'positional-encoding-tour',
    'positional-encoding-tour/core',
    'positional-encoding-tour/custom-elements.json',
  ])
    expect(output).toContain(`"${entry}"`);
});

test('installs only what its modules import, and runs no install scripts', () => {
  const made = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    readonly dependencies: object;
    readonly scripts: object;
  };
  const codeMirror = ['commands', 'lang-javascript', 'language', 'state', 'view'].map((part) => `@codemirror/${part}`);
  const editor = [...codeMirror, '@lezer/highlight'];
  expect(Object.keys(made.dependencies)).toEqual([...editor, '@zumer/snapdom', 'chart.js', 'lit'].toSorted());
  expect(packagesImportedBy(join(installed, 'build/package'))).toEqual(Object.keys(made.dependencies));
  expect(Object.keys(made.scripts).filter((name) => /install|prepare/.test(name))).toEqual([]);
});

test('has the QuickJS wasm that matches the glue code in its worker', () => {
  const ours = readFileSync(fileURLToPath(import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')));
  expect(readFileSync(join(installed, 'build/package/wasm/quickjs.wasm')).equals(ours)).toBe(true);
});

test.each(['worker/worker.js', 'exercises/code/code-worker.js'])('has %s as a single file without imports', (file) => {
  expect(asksFor(readFileSync(join(installed, 'build/package', file), 'utf8'))).toEqual([]);
});

test('has the wasm that was built here', () => {
  for (const name of Object.keys(moduleCalls).flatMap((module) => [`${module}.wasm`, `${module}.mjs`])) {
    const packed = readFileSync(join(installed, 'build/package/wasm', name));
    expect(packed.equals(readFileSync(join(root, 'build/wasm', name)))).toBe(true);
  }
});

test('the custom elements manifest refers to modules that export the declared classes', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'build/package/custom-elements.json'), 'utf8')) as {
    readonly modules: readonly { readonly path: string; readonly exports: readonly { readonly name: string }[] }[];
  };
  expect(manifest.modules.length).toBeGreaterThan(10);
  for (const { path, exports } of manifest.modules) {
    const code = readFileSync(join(installed, path), 'utf8');
    for (const { name } of exports) expect(code).toMatch(new RegExp(`^export class ${name} `, 'm'));
  }
});
