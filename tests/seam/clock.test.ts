import { expect, test } from 'vitest';

import createClock from '../../build/wasm/clock.mjs';
import { Core, callsOf } from '../../web/core/index.js';
import { wasm } from '../harness/core.js';
import { callNames, callWith, goodSpecs, loadCore } from './module.js';

const wasmBinary = await wasm('clock');

test('the smaller module has the calls of the clock and no others', async () => {
  const module = (await createClock({ wasmBinary })) as unknown as Readonly<Record<string, unknown>>;
  const present = callNames.filter((name) => typeof module[name] === 'function');
  expect(present.sort()).toEqual([...callsOf.clock].sort());
});

test('it computes what the whole module computes', async () => {
  const [clock, core] = [await Core.loadClock(wasmBinary), await loadCore()];
  for (const name of callsOf.clock)
    expect(callWith(clock, name, goodSpecs[name])).toEqual(callWith(core, name, goodSpecs[name]));
});

test('it says that it does not have the other calls', async () => {
  const clock = await Core.loadClock(wasmBinary);
  expect(() => clock.workedExample(goodSpecs.workedExample)).toThrow(
    'workedExample is not among the calls of clock.wasm: callsOf says which module has it',
  );
});
