import { expect, test, vi } from 'vitest';

import { fields } from '../../web/core/fields.js';
import { Core, moduleCalls, type CallName } from '../../web/core/index.js';
import { readTable } from '../../web/generator/generate/core-table.js';
import { callNames, callWith, goodSpecs, loadCore, loadModule, loadRaw, moduleNames } from './module.js';

/** All names in the types. */
const promised = [...callNames, 'memory'];

/** Functions of Emscripten's runtime; its other ones start with _ or a capital. */
const ofTheRuntime = new Set(['run', 'ready', 'count_emval_handles', 'get_first_emval', 'inspect']);

test.each(moduleNames)('%s exports exactly the functions of its types', async (name) => {
  const raw = await loadModule(name);
  const exported = Object.keys(raw).filter(
    (name) => typeof raw[name] === 'function' && /^[a-z]/.test(name) && !ofTheRuntime.has(name),
  );
  expect(exported.sort()).toEqual([...moduleCalls[name], 'memory'].sort());
});

test("class Core has exactly the module's calls as methods", async () => {
  const core = await loadCore();
  const methods: string[] = [];
  for (
    let owner = Object.getPrototypeOf(core) as object;
    owner !== Object.prototype;
    owner = Object.getPrototypeOf(owner) as object
  )
    methods.push(...Object.getOwnPropertyNames(owner));
  const others = ['constructor', 'lend', 'wholeSpec', 'add', 'addModule'];
  expect([...new Set(methods)].filter((name) => !others.includes(name)).sort()).toEqual(promised.slice().sort());
});

test('the table of fields covers every call', () => {
  expect(Object.keys(fields).sort()).toEqual([...callNames].sort());
});

test('no export and no result needs to be deleted', async () => {
  const raw = await loadRaw();
  const owners = Object.values<unknown>(raw).filter((value) => typeof value === 'function');
  for (const owner of owners) expect((owner as { prototype?: object }).prototype ?? {}).not.toHaveProperty('delete');
  for (const name of callNames) expect(callWith(raw, name, goodSpecs[name])).not.toHaveProperty('delete');
});

test("class Core returns copies that later calls don't change", async () => {
  const core = await loadCore();
  const first = core.hands({ position: 1, dimensions: 4, base: 10_000, unit: 'radian' });
  const table = core.sinusoidalTable(goodSpecs.sinusoidalTable);
  const before = [...first.sine, ...table.values];
  core.hands({ position: 2, dimensions: 4, base: 10_000, unit: 'radian' });
  core.sinusoidalTable({ ...goodSpecs.sinusoidalTable, positions: 100_000, offset: 7 });
  expect([...first.sine, ...table.values]).toEqual(before);
  expect(table).toMatchObject({ rows: 3, columns: 4 });
});

test('lend passes a view of wasm memory, without a copy', async () => {
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

const { calls } = readTable();

const getType = (part: unknown): string => (ArrayBuffer.isView(part) ? part.constructor.name : typeof part);

// TypeScript's types come from the same table.
test.each(calls)("a result of $name has the parts of the core's table", async ({ name, parts }) => {
  const types = (await loadCore()).lend(name as CallName, goodSpecs[name as CallName], (result: object) =>
    ArrayBuffer.isView(result)
      ? { '': getType(result) }
      : Object.fromEntries(Object.entries(result).map(([part, value]) => [part, getType(value)])),
  );
  const expected = parts.map((part) => [part.name, part.type === 'choice' ? 'string' : part.type] as const);
  expect(types).toEqual(Object.fromEntries(expected));
});

test('a matrix of more than 128 dimensions is omitted', async () => {
  expect((await loadCore()).rotation({ ...goodSpecs.rotation, dimensions: 130 }).matrix).toHaveLength(0);
});

test('every array of a result, of every type, is a copy outside wasm memory', async () => {
  const core = await loadCore();
  const memory = core.lend('wave', {}, ({ buffer }) => buffer);
  for (const name of callNames) {
    const result = callWith(core, name, goodSpecs[name]) as object;
    for (const part of ArrayBuffer.isView(result) ? [result] : Object.values(result))
      if (ArrayBuffer.isView(part)) expect(part.buffer, name).not.toBe(memory);
  }
  const bits = Uint8Array.of(1, 2);
  vi.spyOn(core, 'lend').mockImplementation((_name, _spec, use) => use({ bits } as never));
  expect((core.hands() as unknown as { bits: Uint8Array }).bits).toEqual(bits);
  expect((core.hands() as unknown as { bits: Uint8Array }).bits).not.toBe(bits);
});

test("bytes that aren't a module are rejected", async () => {
  const warnings = vi.spyOn(console, 'warn').mockReturnValue(); // Emscripten logs it too
  await expect(Core.load(new Uint8Array([1, 2, 3]))).rejects.toThrow(/WebAssembly/);
  warnings.mockRestore();
});
