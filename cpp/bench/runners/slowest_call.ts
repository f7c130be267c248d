// The time that the slowest spec of one call takes, as a process of its own, which may be ended: some take hours.
// Usage: slowest_call.ts CALL, or slowest_call.ts CALL job: then it is a job of a worker, and the longest step of that counts.
// Prints JSON: the milliseconds of processor time, which a busy machine does not stretch as it does those of a clock.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { Core } from '../../../web/core/core.js';
import { callsOf } from '../../../web/core/fields.js';
import type { ModuleName } from '../../../web/core/modules.js';
import type { CallName } from '../../../web/core/specs.js';
import { jobOf } from '../../../web/worker/job.js';
import { kindsBy } from '../../../web/worker/kinds.js';
import { stepTime } from '../../../web/worker/runs.js';
import { laborious, slowestSpec } from '../works/slowest_specs.js';

/** A call that is made again within this many milliseconds is made again: the first one compiles, too. */
const patience = 500;
const mostTimes = 20;
/** A job is followed this long, in milliseconds: its parts have their full size soon. */
const watched = 4_000;

const build = fileURLToPath(new URL('../../../build', import.meta.url));

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function coreWith(call: CallName): Promise<Core> {
  const has = (name: ModuleName) => (callsOf[name] as readonly CallName[]).includes(call);
  // Runs of training that a call reads, and weights, come from the one that trains.
  const modules = new Set<ModuleName>(['training', (Object.keys(callsOf) as ModuleName[]).find(has)!]);
  const core = new Core();
  for (const name of modules) await core.add(name, await readFile(`${build}/wasm/${name}.wasm`));
  return core;
}

function leastOf(core: Core, call: CallName): number {
  const spec = slowestSpec(core, call);
  const once = () => {
    const begun = processorTime();
    core.lend(call, spec, () => undefined);
    return processorTime() - begun;
  };
  const times = [once()];
  while (times[0]! < patience && times.length < mostTimes && call !== 'endTraining') times.push(once());
  return Math.min(...times);
}

function longestStepOf(core: Core, call: CallName): number {
  const kinds = kindsBy(processorTime);
  const models = Array.from({ length: 8 }, () => laborious);
  const work =
    call === 'train'
      ? kinds['training']!.begin(core, { models, lengths: [laborious.length], sequences: 512 }, 1)
      : kinds['calls']!.begin(core, jobOf(call, [slowestSpec(core, call)]).spec, 1);
  const end = processorTime() + watched;
  let longest = 0;
  for (;;) {
    const begun = processorTime();
    const goesOn = work.step(stepTime);
    longest = Math.max(longest, processorTime() - begun);
    if (!goesOn || processorTime() > end) return longest;
  }
}

const [call, kind] = process.argv.slice(2) as [CallName, string | undefined];
const core = await coreWith(call);
const milliseconds = kind === 'job' ? longestStepOf(core, call) : leastOf(core, call);
console.log(JSON.stringify({ milliseconds, heap: core.memory().heap }));
