import { isDeepStrictEqual } from 'node:util';

import { afterEach, expect, test, vi } from 'vitest';

import type { Core } from '../../web/core/index.js';
import type { CallName, Specs } from '../../web/core/specs.js';
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

/** Specs of calls that need much memory for their arguments, or besides their results. */
const wide: Specs = {
  ...goodSpecs,
  hands: { ...goodSpecs.hands, dimensions: 4096 },
  wave: { ...goodSpecs.wave, samples: 8192 },
  windowPixels: { ...goodSpecs.windowPixels, width: 512, height: 512, dimensions: 4096, shownDimensions: 4095 },
  similarity: { position: 0, from: 0, count: 2048, dimensions: 4096, base: 1e300 },
  attempt: { ...goodSpecs.attempt, length: 1000, dimensions: 16 },
  decode: { ...goodSpecs.decode, vector: new Float64Array(4096).fill(1), dimensions: 4096 },
  rotate: { ...goodSpecs.rotate, vector: new Float64Array(4096).fill(1) },
  rotaryDraws: { ...goodSpecs.rotaryDraws, dimensions: 4096, draws: 64, distances: 1 },
  fitScores: { ...goodSpecs.fitScores, dimensions: 64, trainedLength: 256, length: 8192 },
  tableShape: {
    ...{ values: new Float32Array(256 * 16).map((_, k) => k % 7), positions: 256, dimensions: 16 },
    axes: Float64Array.of(),
  },
  startTraining: { ...goodSpecs.startTraining, length: 256 },
  train: { run: 2, steps: 1, pieces: 2 },
  evaluate: { ...goodSpecs.evaluate, run: 2, length: 256, sequences: 1 },
  continueTraining: { ...goodSpecs.continueTraining, run: 2, length: 256, steps: 0 },
  attentionOf: { ...goodSpecs.attentionOf, run: 2, length: 256 },
  forward: { ...goodSpecs.forward, layers: 2, dimensions: 128, weights: new Float64Array(270_360).fill(0.01) },
  traceForward: { ...goodSpecs.traceForward, words: new Int32Array(32) },
};

const longRun: Specs['startTraining'] = { ...goodSpecs.startTraining, encoding: 'shaw', heads: 8, length: 256 };
const largeRun: Specs['startTraining'] = { ...goodSpecs.startTraining, layers: 2, dimensions: 128 };
const smallRun: Specs['startTraining'] = { ...goodSpecs.startTraining, dimensions: 32 };

/** What a call returns, or undefined if there is not enough memory. */
function resultOf(core: Core, name: CallName, spec: unknown): unknown {
  try {
    return callAgain(core, name, spec);
  } catch (error) {
    expect(error).toEqual(new RangeError('not enough memory for a result of this size'));
    return undefined;
  }
}

/** Fills the first memory of both modules, but for `level` parts of 128 KiB in one and some runs in the other. */
function fill(core: Core, level: number): void {
  const isFull = (spec: Specs['startTraining']) => resultOf(core, 'startTraining', spec) === undefined;
  while (!isFull(largeRun)) core.startTraining(largeRun);
  for (let run = level; run < 20 && !isFull(smallRun); run += 1) core.startTraining(smallRun);
  let positions = 65_536 - 512 * level;
  while (resultOf(core, 'sinusoidalTable', { ...large, positions }) === undefined) positions -= 512;
}

/** Results that depend on their spec alone. */
const isPure = (name: CallName) => name !== 'startTraining' && !('run' in goodSpecs[name]);

test('with any memory left every call gives a result or a RangeError, and works on', async () => {
  const first = await loadCore();
  first.startTraining(longRun);
  const expected = new Map(callNames.map((name) => [name, callAgain(first, name, wide[name])]));
  const refused = new Set<CallName>();
  for (let level = 0; level < 30; level += 3) {
    const core = await loadCore();
    core.startTraining(longRun);
    exhaustMemory();
    fill(core, level);
    for (const name of callNames) {
      const result = resultOf(core, name, wide[name]);
      if (result === undefined) refused.add(name);
      else if (isPure(name)) expect(isDeepStrictEqual(result, expected.get(name)), name).toBe(true);
    }
    vi.restoreAllMocks();
    for (const name of callNames) callAgain(core, name, goodSpecs[name]);
  }
  expect(refused.size).toBeGreaterThan(25);
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
