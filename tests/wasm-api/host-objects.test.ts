import { isDeepStrictEqual } from 'node:util';

import { afterEach, expect, test } from 'vitest';

import { moduleCalls, type Core } from '../../web/core/index.js';
import type { CallName, Specs } from '../../web/core/specs.js';
import { goodSpecs, loadCore } from './module.js';

// Old scripts extend Object.prototype with properties that for-in loops and `in` see.

const given: string[] = [];

function give(name: string, value: unknown): void {
  given.push(name);
  Object.defineProperty(Object.prototype, name, { value, enumerable: true, configurable: true, writable: true });
}

afterEach(() => {
  for (const name of given.splice(0)) Reflect.deleteProperty(Object.prototype, name);
});

/** Stateless calls, which are reproducible. */
const calls = (Object.keys(goodSpecs) as CallName[]).filter((name) => !moduleCalls.training.includes(name as never));
const getResult = <Name extends CallName>(core: Core, name: Name, spec: Partial<Specs[Name]>): unknown =>
  core.lend(name, spec, (result) => structuredClone(result));

test("pages that extend Object.prototype don't change results", async () => {
  const before = await loadCore();
  const expected = calls.map((name) => getResult(before, name, goodSpecs[name]));
  give('each', () => 1);
  give('size', 7);
  const core = await loadCore(); // new module instances
  // `toEqual` takes seconds for all of these arrays.
  const isChanged = (name: CallName, index: number): boolean =>
    !isDeepStrictEqual(getResult(core, name, goodSpecs[name]), expected[index]);
  expect(calls.filter(isChanged)).toEqual([]);
});

test("a property of Object.prototype named like a field isn't taken for the field", async () => {
  const core = await loadCore();
  const expected = getResult(core, 'hands', { position: 37 });
  give('unit', 'turns');
  give('base', 5);
  expect(getResult(core, 'hands', { position: 37 })).toEqual(expected);
});
