import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { functions } from '../../../web/exercises/solvers/functions.js';
import { agrees } from '../../../web/exercises/code/grade.js';
import { run } from '../../../web/exercises/code/sandbox.js';
import type { CodeSpec } from '../../../web/exercises/kinds/code.js';
import { core } from '../../support/core.js';
import { getSpecs } from '../../support/exercises.js';

export const specs = getSpecs<CodeSpec>('code');

const getSeeds = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => 1 + 4_001 * (from + index));

/** Seeds for testing solutions, and for testing that mistakes differ. */
export const seeds = {
  quick: { solved: getSeeds(0, 2), apart: getSeeds(0, 5) },
  more: { solved: getSeeds(2, 8), apart: getSeeds(5, 25) },
};

export function testCodeExercises({ solved, apart }: (typeof seeds)['quick']): void {
  let engine: WebAssembly.Module;

  beforeAll(async () => {
    const file = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
    engine = await WebAssembly.compile(await readFile(file));
  });

  afterEach(() => vi.restoreAllMocks());

  describe.each(specs.map((spec) => [spec.id, spec] as const))('%s', (_, spec) => {
    test('its solution passes and its start fails, however slow the machine', async () => {
      let now = 0;
      vi.spyOn(Date, 'now').mockImplementation(() => (now += 3_600_000));
      for (const seed of solved) {
        const cases = functions[spec.function]?.(core, seed) ?? [];
        expect(cases.length).toBeGreaterThan(2);
        const ask = { name: spec.name, calls: cases.map(({ given }) => given) };
        const done = await run(engine, { ...ask, source: spec.solution });
        expect(done.fault).toBeUndefined();
        expect(agrees(cases, done, spec.tolerance), `seed ${seed}`).toBe(true);
        const begun = await run(engine, { ...ask, source: spec.start });
        expect(begun.fault).toBeUndefined();
        expect(agrees(cases, begun, spec.tolerance), `seed ${seed}`).toBe(false);
      }
    });

    test('its common mistakes differ from the solution and from each other', () => {
      const names = [spec.function, ...(spec.wrong ?? []).map((mistake) => mistake.function)];
      for (const seed of apart) {
        const made = names.map((name) => functions[name]?.(core, seed) ?? []);
        for (const [index, cases] of made.entries()) {
          const returned = cases.map(({ expected }) =>
            typeof expected === 'number'
              ? { kind: 'number' as const, value: expected }
              : { kind: 'list' as const, values: expected },
          );
          const fitting = made.map((others) => agrees(others, { returned, log: [] }, spec.tolerance));
          expect(fitting, `${names[index] ?? ''}, seed ${seed}`).toEqual(names.map((_name, other) => other === index));
        }
      }
    });
  });
}
