import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import type { callsOf } from '../../web/core/index.js';
import { wasm } from '../harness/core.js';

/**
 * What each module and its glue may take, gzipped. The clock's is part of what the cover loads before its first figure works
 * (60 KB with all scripts), the core's of what every other page does (75 KB); that of workers has a core's kernels, and room
 * for one more of them. What does not fit belongs into a module of its own (cpp/bindings/modules.cmake).
 */
const budgets: Readonly<Record<keyof typeof callsOf, number>> = {
  clock: 40 * 1024,
  core: 64 * 1024,
  jobs: 40 * 1024,
};

describe.each(Object.entries(budgets))('%s', (name, budget) => {
  const glue = () => readFile(new URL(`../../build/wasm/${name}.mjs`, import.meta.url));

  test(`stays within ${budget / 1024} KiB gzipped, glue and all`, async () => {
    const bytes = await wasm(name as keyof typeof callsOf);
    expect(gzipSync(bytes).length + gzipSync(await glue()).length).toBeLessThanOrEqual(budget);
  });

  test('its glue needs no code from strings, which a strict content security policy forbids', async () => {
    expect(String(await glue())).not.toMatch(/new Function\(|\beval\(/);
  });
});
