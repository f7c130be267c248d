import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { readTable } from './table/table.js';
import { typescriptOf } from './table/typescript.js';

const files = await typescriptOf(await readTable(new URL('../../build/wasm/', import.meta.url)));

test.each(Object.keys(files))(
  'web/%s is what the tables of the C++ core say (else: tests/seam/README.md)',
  async (name) => {
    expect(await readFile(new URL(`../../web/${name}`, import.meta.url), 'utf8')).toBe(files[name]);
  },
);
