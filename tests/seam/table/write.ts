// Writes the TypeScript of web/core anew, after a call or a field of the C++ core has changed:
//
//     cmake --build --preset wasm --target core described && npx tsx tests/seam/table/write.ts
import { writeFile } from 'node:fs/promises';

import { readTable } from './table.js';
import { typescriptOf } from './typescript.js';

const files = await typescriptOf(await readTable(new URL('../../../build/wasm/', import.meta.url)));
for (const [name, text] of Object.entries(files))
  await writeFile(new URL(`../../../web/${name}`, import.meta.url), text);
