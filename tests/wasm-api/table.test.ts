import { readdir, readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { readTable } from './table/table.js';
import { getTypescript, writtenFolders } from './table/typescript.js';

const files = await getTypescript(await readTable(new URL('../../build/wasm/', import.meta.url)));

test.each(Object.keys(files))(
  'web/%s is what the tables of the C++ core say (else: tests/wasm-api/README.md)',
  async (name) => {
    expect(await readFile(new URL(`../../web/${name}`, import.meta.url), 'utf8')).toBe(files[name]);
  },
);

test.each(writtenFolders)('nothing stands in web/%s that the tables of C++ do not say', async (folder) => {
  const found = await readdir(new URL(`../../web/${folder}`, import.meta.url));
  expect(found.map((file) => `${folder}${file}`).sort()).toEqual(
    Object.keys(files)
      .filter((file) => file.startsWith(folder))
      .sort(),
  );
});
