import { expect, test, vi } from 'vitest';

import { fields } from '../../web/core/fields.js';
import { Core } from '../../web/core/index.js';
import type { CoreModule } from '../../web/core/raw.js';
import { callNames, callWith, goodSpecs, loadCore, loadRaw } from './module.js';

/** Every name that the types promise; the compiler sees to it that none is missing here and none too many. */
const promised: Record<keyof CoreModule, true> = {
  sinusoidalTable: true,
  hands: true,
  wave: true,
  binary: true,
  fingerprint: true,
  compare: true,
  windowPixels: true,
  similarity: true,
  similarityRises: true,
  attention: true,
  attempt: true,
  workedExample: true,
  rotation: true,
  learnedShift: true,
  receive: true,
  likelihood: true,
  cliff: true,
  addition: true,
  anglesHistogram: true,
  readBack: true,
  memory: true,
};

/** Functions that Emscripten's runtime adds: its own begin with _ or a capital, except for these. */
const ofTheRuntime = new Set(['run', 'ready', 'count_emval_handles', 'get_first_emval', 'inspect']);

test('the module exports exactly the functions that its types promise', async () => {
  const raw = await loadRaw();
  const exported = Object.keys(raw).filter(
    (name) => typeof raw[name] === 'function' && /^[a-z]/.test(name) && !ofTheRuntime.has(name),
  );
  expect(exported.sort()).toEqual(Object.keys(promised).sort());
});

test('class Core has the same methods as the module has calls', async () => {
  const core = await loadCore();
  const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(core));
  expect(methods.filter((name) => name !== 'constructor' && name !== 'lend').sort()).toEqual(
    Object.keys(promised).sort(),
  );
});

test('the table of fields knows every call', () => {
  expect(Object.keys(fields).sort()).toEqual([...callNames].sort());
});

test('nothing that is exported or returned has to be deleted', async () => {
  const raw = await loadRaw();
  const owners = Object.values(raw).filter((value) => typeof value === 'function');
  for (const owner of owners) expect((owner as { prototype?: object }).prototype ?? {}).not.toHaveProperty('delete');
  for (const name of callNames) expect(callWith(raw, name, goodSpecs[name])).not.toHaveProperty('delete');
});

test('class Core returns copies, which the next call leaves alone', async () => {
  const core = await loadCore();
  const first = core.hands({ position: 1, dimensions: 4, base: 10_000, unit: 'radian' });
  const table = core.sinusoidalTable(goodSpecs.sinusoidalTable);
  const before = [...first.sine, ...table.values];
  core.hands({ position: 2, dimensions: 4, base: 10_000, unit: 'radian' });
  core.sinusoidalTable({ ...goodSpecs.sinusoidalTable, positions: 100_000, offset: 7 });
  expect([...first.sine, ...table.values]).toEqual(before);
  expect(table).toMatchObject({ rows: 3, columns: 4 });
});

test('lend hands out a view of wasm memory, without a copy', async () => {
  const core = await loadCore();
  const [first, second] = [0, 5].map((offset) =>
    core.lend('sinusoidalTable', { ...goodSpecs.sinusoidalTable, offset }, ({ buffer, byteOffset }) => ({
      buffer,
      byteOffset,
    })),
  );
  expect(second!.byteOffset).toBe(first!.byteOffset);
  expect(second!.buffer).toBe(first!.buffer);
});

test('results have the documented types and lengths', async () => {
  const core = await loadCore();
  const hands = core.hands(goodSpecs.hands);
  for (const part of Object.values(hands)) {
    expect(part).toBeInstanceOf(Float64Array);
    expect(part).toHaveLength(4);
  }
  expect(Object.keys(hands).sort()).toEqual(['angle', 'cosine', 'frequency', 'period', 'sine', 'turns']);
  expect(core.wave(goodSpecs.wave)).toBeInstanceOf(Float32Array);
  expect(core.wave(goodSpecs.wave)).toHaveLength(10);
  expect([...core.binary(goodSpecs.binary)]).toEqual([1, 0, 1, 0, 0, 1, 0, 0]);
  expect(core.fingerprint(goodSpecs.fingerprint)).toHaveLength(4);
  const lengths = (result: object): object =>
    Object.fromEntries(
      Object.entries(result).map(([name, part]) => [
        name,
        ArrayBuffer.isView(part) ? (part as Float32Array).length : NaN,
      ]),
    );
  expect(lengths(core.attention(goodSpecs.attention))).toEqual({
    ...{ vectors: 24, inputs: 24, scores: 9, weights: 9, outputs: 24, mean: 8, movement: 3 },
    ...{ outputChange: NaN, meanChange: NaN },
  });
  expect(lengths(core.attempt(goodSpecs.attempt))).toEqual({
    ...{ columns: NaN, codes: 80, largest: NaN, neighbourStep: NaN, smallestDistance: NaN },
    ...{ linearResidual: NaN, affineResidual: NaN },
  });
  expect(lengths(core.workedExample(goodSpecs.workedExample))).toEqual({
    exponent: 2,
    divisor: 2,
    angle: 2,
    sine: 2,
    cosine: 2,
  });
  expect(lengths(core.rotation(goodSpecs.rotation))).toEqual({
    ...{ blocks: 4, matrix: 16, rotated: 4, target: 4, largestDifference: NaN },
  });
  expect(core.rotation({ ...goodSpecs.rotation, dimensions: 130 }).matrix).toHaveLength(0);
  expect(lengths(core.learnedShift(goodSpecs.learnedShift))).toEqual({
    ...{ matrix: 16, outcome: NaN, rank: NaN, condition: NaN, trainingResidual: NaN, heldOutResidual: NaN },
    ...{ largestDifference: NaN },
  });
  expect(lengths(core.receive(goodSpecs.receive))).toEqual({
    ...{ code: 4, whole: NaN, position: NaN, error: NaN, bound: NaN, halfWidth: NaN, wrongTurn: NaN },
    ...{ logLikelihood: NaN },
  });
  expect(core.receive(goodSpecs.receive).wrongTurn).toBe(false);
  expect(lengths(core.likelihood(goodSpecs.likelihood))).toEqual({ pairs: 2, each: 10, product: 5 });
  expect(lengths(core.cliff(goodSpecs.cliff))).toEqual({
    ...{ bound: NaN, trials: NaN, wrongTurns: NaN, error: NaN, squaredError: NaN, squaredRightError: NaN },
    ...{ wholeMisses: NaN, squaredWholeError: NaN, fourthPowerError: NaN, fourthPowerWholeError: NaN },
  });
  expect(lengths(core.addition(goodSpecs.addition))).toEqual({
    ...{ word: 4, code: 4, sum: 4, wordNorm: NaN, codeNorm: NaN, sumNorm: NaN, angle: NaN },
  });
  expect(lengths(core.anglesHistogram(goodSpecs.anglesHistogram))).toEqual({
    ...{ counts: 3, mean: NaN, standardDeviation: NaN },
  });
  expect(lengths(core.readBack(goodSpecs.readBack))).toEqual({
    ...{ trials: NaN, positions: NaN, words: NaN, wordsAsIs: NaN, both: NaN },
  });
  expect(Object.keys(core.compare(goodSpecs.compare)).sort()).toEqual(['cosine', 'distance', 'dot']);
  expect(core.windowPixels(goodSpecs.windowPixels)).toBeInstanceOf(Uint8ClampedArray);
  expect(core.windowPixels(goodSpecs.windowPixels)).toHaveLength(3 * 2 * 4);
  expect(core.similarity(goodSpecs.similarity)).toBeInstanceOf(Float64Array);
  expect(core.similarity(goodSpecs.similarity)).toHaveLength(10);
  expect(core.similarityRises(goodSpecs.similarityRises)).toEqual(new Float64Array([4, 5, 6, 10, 11, 12, 13]));
});

test('bytes that are no module are refused', async () => {
  const warnings = vi.spyOn(console, 'warn').mockReturnValue(); // Emscripten says so there, too
  await expect(Core.load(new Uint8Array([1, 2, 3]))).rejects.toThrow(/WebAssembly/);
  warnings.mockRestore();
});
