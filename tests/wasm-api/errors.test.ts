import { isDeepStrictEqual } from 'node:util';

import { expect, test } from 'vitest';

import { getStandard, type Field } from '../../web/core/field.js';
import { fields } from '../../web/core/fields.js';
import { moduleCalls } from '../../web/core/index.js';
import { callNames as callNamesInOrder } from '../../web/core/modules.js';
import type { Specs } from '../../web/core/specs.js';
import { callNames, callWith, goodSpecs, loadCore, loadRaw } from './module.js';

const core = await loadCore();
const raw = await loadRaw();

type InvalidParameter = readonly [call: keyof Specs, change: object, message: string];

/**
 * Kinds of values in messages that cross the bindings, and rules that tests/core doesn't try; fields.test.ts covers every
 * field.
 */
const badValues: readonly InvalidParameter[] = [
  ['sinusoidalTable', { positions: 3.7 }, 'positions must be a whole number from 1 to 131072, got 3.7'],
  ['sinusoidalTable', { positions: NaN }, 'positions must be a whole number from 1 to 131072, got nan'],
  ['sinusoidalTable', { offset: 2 ** 53 }, 'offset + positions must be at most 9007199254740992, got 9007199254740995'],
  ['sinusoidalTable', { layout: 'halves\0' }, "layout must be 'interleaved' or 'halves', got 'halves\0'"],
  ['sinusoidalTable', { layout: '向量' }, "layout must be 'interleaved' or 'halves', got '向量'"],
  ['sinusoidalTable', { layout: 'x'.repeat(1e6) }, "layout must be 'interleaved' or 'halves', got a longer text"],
  ['hands', { position: 1e300 }, 'position must be a number from -9007199254740992 to 9007199254740992, got 1e+300'],
  ['attention', { words: '愛'.repeat(1e6) }, 'words must be 1 to 64 words of 1 to 40 characters, got a longer text'],
  [
    'attention',
    { order: Int32Array.of(0, 1, 1) },
    "order must be the whole numbers from 0 to 2, each once, got '0 1 1'",
  ],
  ['addition', { word: '' }, 'word must be a text of 1 to 160 bytes of UTF-8, got an empty one'],
  ['rotaryFrequencies', { factors: Float64Array.of(1) }, 'factors must be 4 numbers, got 1'],
  ['castNumbers', { values: Float64Array.of(1, NaN) }, 'values must be up to 4096 finite numbers, got nan'],
  [
    'rotaryFrequencies',
    { factors: Float64Array.of(1, 1e-7, 1, 1) },
    'factors must be up to 2048 numbers from 0.000001 to 1000000, got 1e-7',
  ],
  ['rotaryAxes', { sections: Int32Array.of(2, 2) }, 'sections must be 3 numbers, got 2'],
  ['rotaryAxes', { positions: Float64Array.of(1) }, 'positions must be 3 numbers, got 1'],
  ['rotaryAxes', { dimensions: 6 }, 'the sum of sections must be dimensions / 2, 3, got 4'],
  ['rotaryAxes', { sections: Int32Array.of(1, 1, 2) }, 'interleaved width, sections[2], must be at most 1, got 2'],
];

test.each(badValues)('%s rejects %o', (call, change, message) => {
  const spec = { ...goodSpecs[call], ...change };
  expect(() => callWith(core, call, spec)).toThrow(new RangeError(message));
  // The module itself returns it.
  expect(callWith(raw, call, spec)).toEqual(new RangeError(message));
});

const badTypes: readonly InvalidParameter[] = [
  ['sinusoidalTable', { positions: '3' }, 'positions must be a number, got a string'],
  ['sinusoidalTable', { positions: 3n }, 'positions must be a number, got a bigint'],
  ['sinusoidalTable', { positions: undefined }, 'positions must be a number, got undefined'],
  ['sinusoidalTable', { dimensions: null }, 'dimensions must be a number, got null'],
  ['sinusoidalTable', { base: true }, 'base must be a number, got a boolean'],
  ['sinusoidalTable', { offset: Symbol('x') }, 'offset must be a number, got a symbol'],
  ['sinusoidalTable', { offset: new Number(3) }, 'offset must be a number, got an object'],
  ['sinusoidalTable', { layout: 5 }, 'layout must be a string, got a number'],
  ['sinusoidalTable', { layout: ['halves'] }, 'layout must be a string, got an object'],
  [
    'sinusoidalTable',
    { columns: 3 },
    "sinusoidalTable has no field 'columns', only positions, dimensions, base, offset, layout",
  ],
  ['attention', { words: ['I'] }, 'words must be a string, got an object'],
  ['attention', { order: '0 1 2' }, 'order must be 32-bit integers, got a string'],
  ['attention', { order: [0, 1.5, 2] }, 'order must be 32-bit integers, got 1.5 at index 1'],
  ['decode', { vector: [0, '1'] }, 'vector must be numbers, got a string at index 1'],
  ['decode', { vector: { length: 2 } }, 'vector must be numbers, got an object'],
  ['decode', { vector: BigInt64Array.of(1n) }, 'vector must be numbers, got a bigint at index 0'],
  ['hands', { layout: 'halves' }, "hands has no field 'layout', only position, dimensions, base, unit"],
  ['hands', { position: () => 3 }, 'position must be a number, got a function'],
  [
    'hands',
    JSON.parse('{"__proto__":1}') as object,
    "hands has no field '__proto__', only position, dimensions, base, unit",
  ],
];

test.each(badTypes)('%s throws a TypeError for field %#', (call, change, message) => {
  const spec = Object.defineProperties({ ...goodSpecs[call] }, Object.getOwnPropertyDescriptors(change));
  expect(() => callWith(core, call, spec)).toThrow(new TypeError(message));
});

test.each([
  ['a map', new Map([['position', 3]]), 'Map'],
  ['a date', new Date(), 'Date'],
  ['an array', [], 'Array'],
  ['an array of numbers', new Float64Array(), 'Float64Array'],
])('a spec that is %s is refused, although it has no field that is wrong', (_, spec, kind) => {
  expect(() => callWith(core, 'hands', spec)).toThrow(new TypeError(`hands takes a plain object, got one of ${kind}`));
});

test('a spec may have a null prototype or a class of its own', () => {
  class Spec {
    readonly position = 37;
  }
  const expected = core.hands({ position: 37 });
  expect(core.hands(new Spec())).toEqual(expected);
  expect(core.hands(Object.assign(Object.create(null) as object, { position: 37 }))).toEqual(expected);
});

test.each(['toString', 'constructor', '__proto__', 'memory', 'ready', 'nope', undefined, Symbol('x')])(
  "there's no call and no module named %s",
  async (name) => {
    const calls = new TypeError(`there is no call ${String(name)}, only ${callNamesInOrder.join(', ')}`);
    expect(() => core.lend(name as never, undefined, (result) => result)).toThrow(calls);
    expect(() => core.wholeSpec(name as never)).toThrow(calls);
    const modules = new TypeError(`there is no module ${String(name)}, only ${Object.keys(moduleCalls).join(', ')}`);
    await expect(core.add(name as never)).rejects.toThrow(modules);
  },
);

test('`lend` without a callback throws', () => {
  const lend = core.lend.bind(core) as (name: string, spec: object, use?: unknown) => unknown;
  expect(() => lend('hands', {})).toThrow(new TypeError('lend takes a function for the result, got undefined'));
  expect(() => lend('hands', {}, {})).toThrow(new TypeError('lend takes a function for the result, got an object'));
});

test('properties of an array object are ignored: its elements count', () => {
  const honest = Float64Array.of(1, 2, 3, 4);
  const expected = core.rotate({ vector: honest });
  const lying = Float64Array.from(honest);
  class Longer extends Float64Array {}
  for (const [name, value] of Object.entries({
    subarray: () => ({ length: 1e9 }),
    length: 1e9,
    buffer: new ArrayBuffer(8),
    byteOffset: 16,
    constructor: Longer,
  }))
    Object.defineProperty(lying, name, { value });
  const { stack } = core.memory();
  for (let round = 0; round < 300; round += 1) expect(core.rotate({ vector: lying })).toEqual(expected);
  expect(core.memory().stack).toBe(stack);
  const named = Object.defineProperty(Int8Array.of(1, 2, 3, 4), Symbol.toStringTag, { value: 'Float64Array' });
  expect(core.rotate({ vector: named })).toEqual(expected);
});

test('any array of numbers is taken', () => {
  const expected = core.decode({ vector: Float32Array.of(0, 1, 0.5, 1) });
  for (const vector of [[0, 1, 0.5, 1], Float64Array.of(0, 1, 0.5, 1)])
    expect(core.decode({ vector })).toEqual(expected);
  const order = [2, 0, 1];
  const words = 'I\nlove\nNLP';
  expect(core.attention({ words, order })).toEqual(core.attention({ words, order: Int32Array.from(order) }));
});

test('training handles are never reused', () => {
  const [first, second] = [core.startTraining(), core.startTraining()];
  expect(second.run).toBe(first.run + 1);
  expect(core.endTraining({ run: first.run })).toEqual({ ended: true });
  const third = core.startTraining();
  expect(third.run).toBe(second.run + 1);
  expect(core.endTraining({ run: first.run })).toEqual({ ended: false });
  expect(() => core.train({ run: first.run })).toThrow(
    new RangeError(`run must be one that startTraining gave and endTraining has not ended, got ${first.run}`),
  );
  expect(core.train({ run: third.run }).step).toBe(1);
  for (const { run } of [second, third]) expect(core.endTraining({ run }).ended).toBe(true);
});

test('too many training runs are rejected', () => {
  const runs: number[] = [];
  const startAll = () => {
    for (;;) runs.push(core.startTraining().run);
  };
  expect(startAll).toThrow(new RangeError('a run must be ended before another one starts: the most at a time are 64'));
  expect(runs).toHaveLength(63);
  for (const run of runs) core.endTraining({ run });
});

test.each([null, 7, 'spec', true, 7n])("a spec that's %s is a TypeError", (spec) => {
  expect(() => callWith(core, 'hands', spec)).toThrow(TypeError);
});

test('omitted fields have defaults, and no spec is one that omits all', async () => {
  for (const name of callNames) {
    const standard = Object.fromEntries(
      Object.entries<Field>(fields[name]).map(([field, rule]) => [field, getStandard(rule)]),
    );
    // Results of a training run depend on earlier calls.
    const answer = async (spec: object | undefined) =>
      callWith((moduleCalls.training as readonly string[]).includes(name) ? await loadCore() : core, name, spec);
    const result = await answer({});
    for (const other of [await answer(standard), await answer(undefined)])
      // `toEqual` takes seconds for a million numbers, but explains differences.
      if (!isDeepStrictEqual(result, other)) expect(other, name).toEqual(result);
  }
  expect(core.binary({ position: 5 })).toEqual(core.binary({ position: 5, digits: 8 }));
  expect(core.sinusoidalTable({ positions: 3 })).toMatchObject({ rows: 3, columns: 128 });
});

test("an array that's far too long is rejected without copying all of it", () => {
  const order = new Int32Array(1e6);
  expect(() => core.attention({ order })).toThrow(
    new RangeError('order must be the whole numbers from 0 to 2, each once, got more of them'),
  );
});

test("an exception of a spec's getter is rethrown, and the core keeps working", () => {
  const spec = {
    ...goodSpecs.binary,
    get digits(): number {
      throw new Error('no digits');
    },
  };
  expect(() => core.binary(spec)).toThrow('no digits');
  expect(core.binary(goodSpecs.binary)).toHaveLength(8);
});

test('numbers in messages are formatted like in JavaScript', () => {
  const bits = new BigUint64Array(1);
  const value = new Float64Array(bits.buffer);
  let state = 1n;
  let compared = 0;
  while (compared < 3000) {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n); // Knuth's MMIX generator
    bits[0] = compared % 3 === 0 ? state & ~0xfffffffffffffn : state; // every third a power of two, where spacing changes
    if (!Number.isFinite(value[0]!) || (value[0]! >= 2 && value[0]! <= 4096)) continue;
    const { message } = callWith(raw, 'hands', { ...goodSpecs.hands, dimensions: value[0] }) as RangeError;
    expect(message).toBe(`dimensions must be an even number from 2 to 4096, got ${String(value[0])}`);
    compared += 1;
  }
});
