// Writes the TypeScript of web/core anew, after a call or a field of the C++ core has changed:
//
//     cmake --build --preset wasm --target core described && npx tsx tests/wasm-api/table/write.ts
import { mkdir, rm, writeFile } from 'node:fs/promises';

import { readTable } from './table.js';
import { getTypescript, writtenFolders } from './typescript.js';

const files = await getTypescript(await readTable(new URL('../../../build/wasm/', import.meta.url)));
const web = new URL('../../../web/', import.meta.url);
for (const folder of writtenFolders) {
  await rm(new URL(folder, web), { recursive: true, force: true });
  await mkdir(new URL(folder, web));
}
for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, web), text);
