import { afterEach, expect, test, vi } from 'vitest';

import type { Core } from '../../web/core/index.js';
import { callAgain, callNames, goodSpecs, loadCore } from './module.js';

afterEach(() => vi.restoreAllMocks());

/** Makes memory growth fail from now on, as when a tab has reached its limit. */
function exhaustMemory(): void {
  vi.spyOn(WebAssembly.Memory.prototype, 'grow').mockImplementation(() => {
    throw new RangeError('WebAssembly.Memory.grow(): Maximum memory size exceeded');
  });
}

const large = { ...goodSpecs.sinusoidalTable, positions: 131_072, dimensions: 64 }; // 32 MiB, twice the initial memory

test('a table that exceeds memory is a RangeError, and the next call works', async () => {
  const core = await loadCore();
  const small = core.sinusoidalTable(goodSpecs.sinusoidalTable);
  exhaustMemory();
  for (let round = 0; round < 1000; round += 1) {
    expect(() => core.sinusoidalTable(large)).toThrow(new RangeError('not enough memory for a result of this size'));
  }
  expect(core.sinusoidalTable(goodSpecs.sinusoidalTable)).toEqual(small);
  vi.restoreAllMocks();
  expect(core.sinusoidalTable(large).values).toHaveLength(131_072 * 64);
});

test('with full memory every call gives a result or a RangeError', async () => {
  const core = await loadCore();
  exhaustMemory();
  const tableThatFits = (positions: number): number => {
    try {
      return core.sinusoidalTable({ ...large, positions }).rows;
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
      return 0;
    }
  };
  let largest = 131_072;
  while (largest > 0 && tableThatFits(largest) === 0) largest = Math.floor(largest * 0.999);
  expect(largest).toBeGreaterThan(1000);

  const wide = {
    ...goodSpecs,
    hands: { ...goodSpecs.hands, dimensions: 4096 },
    wave: { ...goodSpecs.wave, samples: 8192 },
  };
  for (let round = 0; round < 100; round += 1) {
    for (const name of callNames) {
      try {
        callAgain(core, name, wide[name]);
      } catch (error) {
        expect(error).toEqual(new RangeError('not enough memory for a result of this size'));
      }
    }
  }
  vi.restoreAllMocks();
  for (const name of callNames) callAgain(core, name, wide[name]);
  expect(tableThatFits(131_072)).toBe(131_072);
});

test("a result that just fits is made, including its kernel's workspace", async () => {
  const base = 10_000;
  const widest = { dimensions: 4096, base, layout: 'interleaved' } as const;
  const picture = { from: 0, firstDimension: 0, shownDimensions: 480, width: 480, colours: 'viridis' } as const;
  for (const make of [
    (core: Core, rows: number) => core.sinusoidalTable({ ...widest, positions: rows, offset: 0 }),
    (core: Core, rows: number) =>
      core.windowPixels({ ...widest, ...picture, shownDimensions: 4096, height: 8 * rows, positions: 8 * rows }),
  ]) {
    const core = await loadCore();
    exhaustMemory();
    const fits = (rows: number): boolean => {
      try {
        make(core, rows);
        return true;
      } catch (error) {
        expect(error).toEqual(new RangeError('not enough memory for a result of this size'));
        return false;
      }
    };
    let rows = 1024; // 16 MiB, all there is
    while (!fits(rows)) rows -= 1;
    expect(rows).toBeGreaterThan(512);
    vi.restoreAllMocks();
  }
});

test('memory is reused: making the same table twice takes no more', async () => {
  const core = await loadCore();
  core.sinusoidalTable(large);
  const before = core.memory();
  core.sinusoidalTable(large);
  core.sinusoidalTable({ ...large, positions: 10 });
  core.sinusoidalTable(large);
  expect(core.memory()).toEqual(before);
});

test("a view from before memory growth is empty, and a new one isn't", async () => {
  const core = await loadCore();
  let old: Float32Array | undefined;
  core.lend('sinusoidalTable', goodSpecs.sinusoidalTable, (view) => (old = view));
  core.lend('sinusoidalTable', large, (view) => expect(view).toHaveLength(131_072 * 64));
  expect(old).toHaveLength(0);
});
