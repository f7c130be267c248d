// Writes the npm package to build/package: `node web/generator/run.mjs package.ts`. Needs the compiled wasm.
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { customElementsManifest } from './figures/custom-elements.js';
import { bundlePackage } from './package/bundle-package.js';
import { writeDeclarations } from './package/declarations.js';
import { figuresCss } from './package/figures-css.js';
import { frameworkTypes } from './package/framework-types.js';
import { exerciseList, figureTable } from './package/readme-lists.js';
import { wasmFile, writeSources } from './package/sources.js';
import { webTypes } from './package/web-types.js';
import { write } from './files.js';
import { noticesFile, getNotices } from './licenses/notices.js';
import { Shipped } from './licenses/bundled-modules.js';
import { moduleCalls } from '../core/modules.js';
import { paths } from './paths.js';

/** The fields of the repository's package.json that the package shares. */
const { name, version, description, keywords, license, engines } = JSON.parse(
  readFileSync(join(paths.root, 'package.json'), 'utf8'),
) as Readonly<Record<'name' | 'version' | 'description' | 'license', string>> &
  Readonly<Record<'keywords' | 'engines', object>>;

const writeJson = (file: string, data: object): void =>
  write(paths.package, file, `${JSON.stringify(data, null, 2)}\n`);

rmSync(paths.package, { recursive: true, force: true });
const shipped = new Shipped();
const figures = await writeSources(shipped);
await bundlePackage(figures, shipped);

for (const module of Object.keys(moduleCalls)) {
  copyFileSync(wasmFile(module), join(paths.package, `${module}.wasm`));
  shipped.add(join(paths.wasm, `${module}.mjs`));
}

writeDeclarations(['index', 'core']);
for (const [file, text] of Object.entries(frameworkTypes())) write(paths.package, `types/${file}`, text);
const index = join(paths.package, 'types/package/index.d.ts');
write(paths.package, 'types/package/index.d.ts', `import '../elements.js';\n${readFileSync(index, 'utf8')}`);
// The entries that only have types.
write(paths.package, 'types.js', 'export {};\n');

writeJson('custom-elements.json', customElementsManifest());
writeJson('web-types.json', webTypes(name, version));
write(paths.package, 'figures.css', figuresCss());

const typesOnly = (file: string): object => ({ types: `./types/${file}.d.ts`, default: './types.js' });
writeJson('package.json', {
  ...{ name, version, description, keywords, license, type: 'module', engines },
  exports: {
    '.': { types: './types/package/index.d.ts', default: './index.js' },
    './core': { types: './types/package/core.d.ts', default: './core.js' },
    './figures/*': { types: './types/elements.d.ts', default: './figures/*.js' },
    './save-picture': { types: './types/elements.d.ts', default: './save-picture.js' },
    './embed': { types: './types/elements.d.ts', default: './embed.js' },
    ...Object.fromEntries(['elements', 'react', 'vue', 'svelte'].map((file) => [`./${file}`, typesOnly(file)])),
    ...Object.fromEntries(
      [...Object.keys(moduleCalls).map((module) => `${module}.wasm`), 'figures.css', 'custom-elements.json']
        .concat('web-types.json', 'package.json')
        .map((file) => [`./${file}`, `./${file}`]),
    ),
  },
  types: './types/package/index.d.ts',
  ...{ unpkg: './embed.js', jsdelivr: './embed.js' },
  ...{ customElements: './custom-elements.json', 'web-types': './web-types.json' },
});

const lists = { figures: figureTable(), exercises: exerciseList() };
const readme = Object.entries(lists).reduce(
  (text, [list, lines]) => text.replace(`<!-- ${list} -->`, () => lines),
  readFileSync(join(paths.entries, 'npm/README.md'), 'utf8'),
);
write(paths.package, 'README.md', readme);
write(paths.package, 'THIRD-PARTY-NOTICES.txt', noticesFile(getNotices(shipped)));
for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(join(paths.root, file), join(paths.package, file));
