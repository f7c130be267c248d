// Writes the npm package to build/package: `node web/generator/run.mjs package.ts`. Needs the compiled wasm.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { customElementsManifest } from './figures/custom-elements.js';
import { bundlePackage, compilePackage } from './package/package-code.js';
import { writeCdn } from './package/cdn.js';
import { frameworkTypes } from './package/framework-types.js';
import { exerciseList, figureTable } from './package/readme-lists.js';
import { writePackageContent } from './package/package-content.js';
import { replaceReadme } from './package/readme.js';
import { write } from './files.js';
import { noticesFile, getNotices } from './licenses/notices.js';
import { Shipped } from './licenses/bundled-modules.js';
import { moduleCalls } from '../core/modules.js';
import { paths } from './paths.js';
import { builtWorkers } from './workers.js';

rmSync(paths.package, { recursive: true, force: true });
compilePackage();

const shipped = new Shipped();
const workers = await builtWorkers(shipped);
for (const [file, code] of Object.entries(workers)) write(paths.package, file, code);

mkdirSync(join(paths.package, 'wasm'));
function copyShipped(file: string, name: string): void {
  copyFileSync(file, join(paths.package, 'wasm', name));
  shipped.add(file);
}
// The engine for coding exercises. package.json pins the version that this file belongs to.
copyShipped(fileURLToPath(import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')), 'quickjs.wasm');
for (const name of Object.keys(moduleCalls)) {
  for (const ending of ['.mjs', '.wasm']) copyShipped(join(paths.wasm, name + ending), name + ending);
}

await writePackageContent(
  Object.fromEntries(Object.entries(workers).map(([file, code]) => [basename(file, '.js'), code])),
);

const manifest = customElementsManifest('build/package');
writeFileSync(join(paths.package, 'custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`);

for (const [file, text] of Object.entries(frameworkTypes())) write(paths.package, `types/${file}`, text);

await writeCdn(shipped);

await bundlePackage(shipped);
write(paths.package, 'THIRD-PARTY-NOTICES.txt', noticesFile(getNotices(shipped)));

mkdirSync(join(paths.package, 'pictures'));
copyFileSync(join(paths.web, 'app/screenshot.png'), join(paths.package, 'pictures/cover.png'));
replaceReadme({ figures: figureTable(), exercises: exerciseList() });
