import { describe, expect, test } from 'vitest';

import { Core, moduleCalls } from '../../web/core/index.js';
import { wasm } from '../support/core.js';
import { callNames, callWith, goodSpecs, loadCore, moduleNames } from './module.js';

test.each(moduleNames)('%s computes what the complete module computes', async (name) => {
  const [part, core] = [await new Core().add(name, await wasm(name)), await loadCore()];
  if ((moduleCalls[name] as readonly string[]).includes('startTraining')) part.startTraining(goodSpecs.startTraining);
  for (const call of moduleCalls[name])
    expect(callWith(part, call, goodSpecs[call])).toEqual(callWith(core, call, goodSpecs[call]));
});

test('every call is in one of two modules, and the clock module has none of its own', () => {
  expect([...moduleCalls.core, ...moduleCalls.training].sort()).toEqual([...callNames].sort());
  expect(moduleCalls.core).toEqual(expect.arrayContaining([...moduleCalls.clock]));
});

const loadClock = async (): Promise<Core> => new Core().add('clock', await wasm('clock'));

test('a call of a missing module names the module to add', async () => {
  const clock = await loadClock();
  const sentence = "workedExample is in a module that is not loaded: await core.add('core')";
  expect(() => clock.workedExample(goodSpecs.workedExample)).toThrow(sentence);
  expect(() => new Core().hands()).toThrow("await core.add('clock')");
  expect(() => clock.train()).toThrow("await core.add('training')");
});

describe('a core with several modules', () => {
  test('has the calls of all of them', async () => {
    const core = await (await loadClock()).add('core', await wasm('core'));
    for (const name of moduleCalls.core) expect(() => callWith(core, name, goodSpecs[name])).not.toThrow();
  });

  test('uses the first module that has a call, and adds none twice', async () => {
    const core = await loadClock();
    const memory = core.lend('hands', {}, ({ sine }) => sine.buffer);
    await core.add('clock', await wasm('clock'));
    const { stack } = core.memory();
    await core.add('core', await wasm('core'));
    expect(core.memory().stack).toBeGreaterThan(stack);
    expect(core.lend('hands', {}, ({ sine }) => sine.buffer)).toBe(memory);
    const { stack: ofClock } = (await loadClock()).memory();
    expect(stack).toBe(ofClock);
  });
});
