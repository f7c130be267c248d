import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, test } from 'vitest';

import { root, run, tool } from '../harness/processes.js';

const tarball = inject('tarball');
const installed = join(inject('consumer'), 'node_modules/positional-encoding-tour');

test('publint finds nothing', async () => {
  const file = readFileSync(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(file).buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('Are The Types Wrong finds nothing, for who imports modules', async () => {
  // The wasm files are files, not modules with types.
  const words = ['--profile', 'esm-only', '--exclude-entrypoints', 'core.wasm', 'clock.wasm'];
  const { ok, output } = await run([...tool('@arethetypeswrong/cli/dist/index.js'), tarball, ...words], 60);
  expect(ok, output).toBe(true);
  for (const entry of [
    'positional-encoding-tour',
    'positional-encoding-tour/core',
    'positional-encoding-tour/custom-elements.json',
  ])
    expect(output).toContain(`"${entry}"`);
});

test('installs Lit and Chart.js, and runs nothing by itself', () => {
  const made = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    readonly dependencies: object;
    readonly scripts: object;
  };
  expect(Object.keys(made.dependencies)).toEqual(['chart.js', 'lit']);
  expect(Object.keys(made.scripts).filter((name) => /install|prepare/.test(name))).toEqual([]);
});

test('has the wasm that was built here', () => {
  for (const name of ['core.wasm', 'clock.wasm', 'core.mjs', 'clock.mjs']) {
    const packed = readFileSync(join(installed, 'build/package/wasm', name));
    expect(packed.equals(readFileSync(join(root, 'build/wasm', name)))).toBe(true);
  }
});

test('the manifest leads to modules that export the classes that it declares', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'build/package/custom-elements.json'), 'utf8')) as {
    readonly modules: readonly { readonly path: string; readonly exports: readonly { readonly name: string }[] }[];
  };
  expect(manifest.modules.length).toBeGreaterThan(10);
  for (const { path, exports } of manifest.modules) {
    const code = readFileSync(join(installed, path), 'utf8');
    for (const { name } of exports) expect(code).toMatch(new RegExp(`^export class ${name} `, 'm'));
  }
});
