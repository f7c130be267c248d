import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { clockCalls } from '../../web/core/index.js';
import { callNames, wasmBinary } from './module.js';

// The clock's module keeps to 40 KiB (clock.test.ts). The whole one grows with its calls: each brings a kernel of its own, of
// a thousand bytes or two, and one that brings more is a library that came along unseen.
const budget = 40 * 1024 + 1.5 * 1024 * (callNames.length - clockCalls.length);

test('the whole module and its glue stay within 40 KiB gzipped and 1.5 KiB for each call that the clock does not need', async () => {
  const glue = await readFile(new URL('../../build/wasm/core.mjs', import.meta.url));
  expect(gzipSync(wasmBinary).length + gzipSync(glue).length).toBeLessThanOrEqual(budget);
});

test('the glue needs no code from strings, which a strict content security policy forbids', async () => {
  const glue = await readFile(new URL('../../build/wasm/core.mjs', import.meta.url), 'utf8');
  expect(glue).not.toMatch(/new Function\(|\beval\(/);
});
