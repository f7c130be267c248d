import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import type { ModuleName } from '../../web/core/index.js';
import { wasm } from '../harness/core.js';

/**
 * The budget of each module and its glue, gzipped: part of what a page loads before its first figure works (60 KB with
 * all scripts on the cover, which has clocks round a dial, 75 KB elsewhere). The core is for pages that have figures of
 * many kinds, and for exercises. What does not fit belongs into a module of its own (cpp/bindings/modules.cmake).
 */
const budgets: Readonly<Record<ModuleName, number>> = {
  clock: 30 * 1024,
  picture: 38 * 1024,
  words: 40 * 1024,
  shift: 38 * 1024,
  receiver: 38 * 1024,
  addition: 34 * 1024,
  relative: 42 * 1024,
  rope: 44 * 1024,
  longer: 40 * 1024,
  precision: 38 * 1024,
  model: 40 * 1024,
  learned: 34 * 1024,
  core: 64 * 1024,
  jobs: 46 * 1024,
  training: 56 * 1024,
  forward: 38 * 1024,
  panorama: 38 * 1024,
};

describe.each(Object.entries(budgets))('%s', (name, budget) => {
  const glue = () => readFile(new URL(`../../build/wasm/${name}.mjs`, import.meta.url));

  test(`stays within ${budget / 1024} KiB gzipped, glue and all`, async () => {
    const bytes = await wasm(name as ModuleName);
    expect(gzipSync(bytes).length + gzipSync(await glue()).length).toBeLessThanOrEqual(budget);
  });

  test('its glue needs no code from strings, which a strict content security policy forbids', async () => {
    expect(String(await glue())).not.toMatch(/new Function\(|\beval\(/);
  });
});
