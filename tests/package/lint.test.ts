import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, test } from 'vitest';

import { moduleCalls } from '../../web/core/modules.js';
import { exerciseManifest, manifests } from '../../web/generator/figures/manifests.js';
import { root, run, tool } from '../support/programs.js';
import { asksFor } from '../support/module-references.js';

const tarball = inject('tarball');
const installed = join(inject('consumer'), 'node_modules/positional-encoding-tour');

test('publint finds nothing', async () => {
  const file = readFileSync(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(file).buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('Are The Types Wrong finds nothing for ES module importers', async () => {
  // They aren't modules.
  const noTypes = ['core.wasm', 'clock.wasm', 'training.wasm', 'figures.css'];
  const words = ['--profile', 'esm-only', '--exclude-entrypoints', ...noTypes];
  const { ok, output } = await run([...tool('@arethetypeswrong/cli/dist/index.js'), tarball, ...words], 60);
  expect(ok, output).toBe(true);
  for (const entry of [
    'positional-encoding-tour',
    'positional-encoding-tour/core',
    'positional-encoding-tour/custom-elements.json',
  ])
    expect(output).toContain(`"${entry}"`);
});

const files = readdirSync(installed, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(installed, join(entry.parentPath, entry.name)));
const read = (file: string): string => readFileSync(join(installed, file), 'utf8');

test('has at most 400 files and 2 MB', () => {
  expect(files.length).toBeLessThanOrEqual(400);
  expect(statSync(tarball).size).toBeLessThanOrEqual(2_000_000);
});

test('has no dependencies and no scripts, and its modules import nothing but each other', () => {
  const made = JSON.parse(read('package.json')) as Record<string, unknown>;
  expect(['dependencies', 'devDependencies', 'scripts'].filter((field) => field in made)).toEqual([]);
  const modules = files.filter((file) => file.endsWith('.js'));
  const asked = modules.flatMap((file) => asksFor(read(file)));
  // Template-literal URLs resolve relative to the script.
  const named = asked.flatMap((asking) => /(?:\bfrom\s*|\bimport\s*\(?\s*)["'`]([^"'`]+)["'`]/.exec(asking)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !/^\.{1,2}\//.test(name))).toEqual([]);
});

test('has nothing that cannot be imported', () => {
  const made = JSON.parse(read('package.json')) as { readonly exports: Readonly<Record<string, unknown>> };
  const reached = new Set(['README.md', 'LICENSE', 'CHANGELOG.md', 'THIRD-PARTY-NOTICES.txt']);
  const exported = JSON.stringify(made.exports).matchAll(/"\.\/([\w./*-]+\.\w+)"/g);
  for (const [, path = ''] of exported)
    for (const file of files)
      if (file.startsWith(path.split('*')[0]!) && file.endsWith(path.split('*').at(-1)!)) reached.add(file);
  for (const file of reached)
    if (/\.[jt]s$/.test(file))
      for (const [, path = ''] of read(file).matchAll(/(?:from|import)\s*\(?\s*["'`](\.[^"'`]+)["'`]/g)) {
        const target = normalize(join(dirname(file), path));
        reached.add(file.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target);
      }
  expect(files.filter((file) => !reached.has(file))).toEqual([]);
});

test('has the wasm that was built here', () => {
  for (const name of Object.keys(moduleCalls)) {
    const packed = readFileSync(join(installed, `${name}.wasm`));
    expect(packed.equals(readFileSync(join(root, `build/wasm/${name}.wasm`)))).toBe(true);
  }
});

test('the custom elements manifest and the web types have every tag', () => {
  interface Manifest {
    readonly modules: readonly {
      readonly path: string;
      readonly declarations: readonly { readonly tagName: string }[];
    }[];
  }
  const { modules } = JSON.parse(read('custom-elements.json')) as Manifest;
  const tags = [...manifests, exerciseManifest].map(({ tag }) => tag);
  expect(modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName)).toSorted()).toEqual(
    tags.toSorted(),
  );
  for (const { path } of modules) expect(files).toContain(path);
  const { contributions } = JSON.parse(read('web-types.json')) as {
    readonly contributions: { readonly html: { readonly elements: readonly { readonly name: string }[] } };
  };
  const embedded = manifests.filter(({ display }) => display !== 'wrapper').map(({ tag }) => tag);
  expect(contributions.html.elements.map(({ name }) => name).toSorted()).toEqual(
    [...embedded, exerciseManifest.tag].toSorted(),
  );
});
