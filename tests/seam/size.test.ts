import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { callNames, wasmBinary } from './module.js';

// The clock and its chapter need six calls: 40 KiB for them and everything below them. Each later call brings a kernel of
// its own, of a thousand bytes or two; one that brings more is a library that came along unseen.
const [groundFloor, groundCalls, perCall] = [40 * 1024, 6, 1.5 * 1024];

test('the module and its glue stay within 40 KiB gzipped, and 1.5 KiB for each call beyond the first six', async () => {
  const budget = groundFloor + perCall * Math.max(0, callNames.length - groundCalls);
  const glue = await readFile(new URL('../../build/wasm/core.mjs', import.meta.url));
  expect(gzipSync(wasmBinary).length + gzipSync(glue).length).toBeLessThanOrEqual(budget);
});

test('the glue needs no code from strings, which a strict content security policy forbids', async () => {
  const glue = await readFile(new URL('../../build/wasm/core.mjs', import.meta.url), 'utf8');
  expect(glue).not.toMatch(/new Function\(|\beval\(/);
});
