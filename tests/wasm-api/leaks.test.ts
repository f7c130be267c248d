import { expect, test } from 'vitest';

import { callNames, callWith, goodSpecs, loadCore, loadRaw } from './module.js';

/** Some hundred per call: malloc gives at least 16 bytes, so any leak exceeds the slack twentyfold. */
const rounds = 20_000;

const badValues = {
  heads: 0,
  positions: NaN,
  dimension: -1,
  dimensions: 7,
  position: NaN,
  base: 1,
  digits: 0,
  samples: 1,
  run: -1,
  trainedLength: 0,
  below: 0,
};
const badTypes = [{ dimensions: 8n }, { base: undefined }, { layout: 5, unit: 5 }, { position: '3' }, { extra: 1 }];

/** A spec with the first applicable change. */
function spoiled(spec: object, changes: object): object {
  const change = (Object.entries(changes) as [string, unknown][]).find(([field]) => field in spec);
  return change ? { ...spec, [change[0]]: change[1] } : { ...spec, extra: 1 };
}

/** Makes a call with its valid spec. Starting a training run ends the previous one; the other training calls use it. */
function callsOn(raw: Awaited<ReturnType<typeof loadRaw>>): (name: (typeof callNames)[number]) => void {
  let run = 0;
  return (name) => {
    const spec = goodSpecs[name];
    if (name === 'startTraining') {
      if (run > 0) callWith(raw, 'endTraining', { run });
      ({ run } = callWith(raw, name, spec) as { readonly run: number });
    } else callWith(raw, name, 'run' in spec && name !== 'endTraining' ? { ...spec, run } : spec);
  };
}

/** More than the size differences of malloc's chunks. */
const slack = 256;

test(`${rounds} valid calls leave stack and heap unchanged`, async () => {
  const raw = await loadRaw();
  const call = callsOn(raw);
  for (const name of callNames) call(name);
  const before = raw.memory();
  const handles = raw.handles();
  // Equally often, because the memory of a training run depends on the last call.
  for (let round = 0; round < rounds - (rounds % callNames.length); round += 1) {
    const name = callNames[round % callNames.length]!;
    call(name);
  }
  expect(raw.handles()).toEqual(handles);
  raw.memory().forEach(({ heap, stack }, module) => {
    expect(stack).toBe(before[module]!.stack);
    expect(Math.abs(heap - before[module]!.heap)).toBeLessThan(slack);
  });
});

test(`${rounds} invalid calls leave stack and heap unchanged`, async () => {
  const raw = await loadRaw();
  const specs = callNames.map((name) => spoiled(goodSpecs[name], badValues));
  const refuse = (round: number): unknown => {
    const index = round % callNames.length;
    return callWith(raw, callNames[index]!, specs[index]);
  };
  for (let round = 0; round < callNames.length; round += 1) expect(refuse(round)).toBeInstanceOf(RangeError);
  const before = [raw.memory(), raw.handles()];
  for (let round = 0; round < rounds; round += 1) refuse(round);
  expect([raw.memory(), raw.handles()]).toEqual(before);
});

test(`${rounds} calls of class Core with bad types or values leave stack and heap unchanged`, async () => {
  const core = await loadCore();
  const specs = callNames.flatMap((name) =>
    [...badTypes, badValues].map((change) => [name, spoiled(goodSpecs[name], change)] as const),
  );
  for (const name of callNames) callWith(core, name, goodSpecs[name]);
  const before = core.memory();
  let thrown = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [name, spec] = specs[round % specs.length]!;
    try {
      callWith(core, name, spec);
    } catch {
      thrown += 1;
    }
  }
  expect(thrown).toBe(rounds);
  expect(core.memory()).toEqual(before);
  expect(core.binary(goodSpecs.binary)).toHaveLength(8);
});
