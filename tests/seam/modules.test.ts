import { describe, expect, test } from 'vitest';

import { Core, callsOf } from '../../web/core/index.js';
import { wasm } from '../harness/core.js';
import { callNames, callWith, goodSpecs, loadCore, moduleNames } from './module.js';

test.each(moduleNames)('%s computes what the module with all calls computes', async (name) => {
  const [part, core] = [await new Core().add(name, await wasm(name)), await loadCore()];
  if ((callsOf[name] as readonly string[]).includes('startTraining')) part.startTraining(goodSpecs.startTraining);
  for (const call of callsOf[name])
    expect(callWith(part, call, goodSpecs[call])).toEqual(callWith(core, call, goodSpecs[call]));
});

test('there is a module for every call, and workers have one that pages do not need', () => {
  expect([...new Set(Object.values(callsOf).flat())].sort()).toEqual([...callNames].sort());
  expect(callsOf.core).not.toContain('readBack');
});

test('a module says that it does not have the other calls', async () => {
  const clock = await Core.loadClock(await wasm('clock'));
  expect(() => clock.workedExample(goodSpecs.workedExample)).toThrow(
    'workedExample is in none of the modules [clock]: add the one that callsOf names',
  );
  expect(() => new Core().workedExample()).toThrow('workedExample is in none of the modules []');
});

describe('a core with several modules', () => {
  test('has the calls of all of them', async () => {
    const core = await (await Core.loadClock(await wasm('clock'))).add('words', await wasm('words'));
    for (const name of [...callsOf.clock, ...callsOf.words]) expect(() => callWith(core, name, {})).not.toThrow();
    expect(() => core.readBack()).toThrow('readBack is in none of the modules [clock, words]');
  });

  test('asks the first one of what several have, and takes none twice', async () => {
    const core = await Core.loadClock(await wasm('clock'));
    const memory = core.lend('hands', {}, ({ sine }) => sine.buffer);
    await core.add('clock', await wasm('clock'));
    const { stack } = core.memory();
    await core.add('words', await wasm('words'));
    expect(core.memory().stack).toBeGreaterThan(stack);
    expect(core.lend('hands', {}, ({ sine }) => sine.buffer)).toBe(memory);
    const { stack: ofClock } = (await Core.loadClock(await wasm('clock'))).memory();
    expect(stack).toBe(ofClock);
  });
});
