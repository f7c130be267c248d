import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { wasmBinary } from './module.js';

const budget = 40 * 1024;

test('the module and its glue stay within 40 KiB gzipped', async () => {
  const glue = await readFile(new URL('../../build/wasm/core.mjs', import.meta.url));
  expect(gzipSync(wasmBinary).length + gzipSync(glue).length).toBeLessThanOrEqual(budget);
});

test('the glue needs no code from strings, which a strict content security policy forbids', async () => {
  const glue = await readFile(new URL('../../build/wasm/core.mjs', import.meta.url), 'utf8');
  expect(glue).not.toMatch(/new Function\(|\beval\(/);
});
