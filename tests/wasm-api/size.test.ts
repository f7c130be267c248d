import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import type { ModuleName } from '../../web/core/index.js';
import { wasm } from '../support/core.js';

/** The budget of each module and its glue, gzipped: part of what a page loads before its first figure works. */
const budgets: Readonly<Record<ModuleName, number>> = { clock: 27 * 1024, core: 88 * 1024, training: 57 * 1024 };

describe.each(Object.entries(budgets))('%s', (name, budget) => {
  const glue = () => readFile(new URL(`../../build/wasm/${name}.mjs`, import.meta.url));

  test(`is at most ${budget / 1024} KiB gzipped, glue included`, async () => {
    const bytes = await wasm(name as ModuleName);
    expect(gzipSync(bytes).length + gzipSync(await glue()).length).toBeLessThanOrEqual(budget);
  });

  test("its glue doesn't evaluate strings, which a strict CSP forbids", async () => {
    expect(String(await glue())).not.toMatch(/new Function\(|\beval\(/);
  });
});
