// The time that the slowest spec of one call takes, as a process of its own, which may be ended: some take hours.
// Usage: slowest_call.ts CALL; slowest_call.ts CALL page, as far as pages go on their own thread; or slowest_call.ts CALL job:
// then it is a job of a worker, and the longest step of that counts.
// Prints JSON: the milliseconds of processor time, which a busy machine does not stretch as it does those of a clock.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { Core } from '../../../web/core/core.js';
import { moduleCalls } from '../../../web/core/modules.js';
import type { CallName, Specs } from '../../../web/core/specs.js';
import { callTasks } from '../../../web/worker/call-tasks.js';
import { sliceTime } from '../../../web/worker/run-job.js';
import { RunningJob } from '../../../web/worker/task.js';
import { trainingTasks } from '../../../web/worker/training-tasks.js';
import { endsInPages, withinPage } from '../implementations/page_specs.js';
import { laborious, slowestSpec, slowestSpecs } from '../implementations/slowest_specs.js';

/** A call that is made again within this many milliseconds is made again: the first one compiles, too. */
const patience = 500;
const maxTimes = 20;
/** The other words of its choices are many. */
const fewTimes = 3;
/** A job is followed this long, in milliseconds: its parts have their full size soon. */
const watched = 3_000;

const build = fileURLToPath(new URL('../../../build', import.meta.url));

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Of these no page waits for a choice of words, and each of them would start runs of its own. */
const ofWorkers = (call: CallName): boolean => !(moduleCalls.core as readonly CallName[]).includes(call);

async function coreWithAll(): Promise<Core> {
  const core = new Core();
  for (const name of ['core', 'training'] as const) await core.add(name, await readFile(`${build}/wasm/${name}.wasm`));
  return core;
}

function getMin(core: Core, call: CallName, spec: Specs[CallName], max: number): number {
  const once = () => {
    const begun = processorTime();
    core.lend(call, spec, () => undefined);
    return processorTime() - begun;
  };
  const times = [once()];
  while (times[0]! < patience && times.length < max && call !== 'endTraining') times.push(once());
  return Math.min(...times);
}

/** Of the words of its choices that which takes longest; those that the rules of two fields forbid are passed over. */
function getMax(core: Core, call: CallName, { inPage }: { readonly inPage: boolean }): number {
  const [first, ...others] = ofWorkers(call) ? [slowestSpec(core, call)] : slowestSpecs(core, call);
  const ends = (spec: Specs[CallName]) => (inPage ? endsInPages(call).map((end) => withinPage(spec, end)) : [spec]);
  const time = (spec: Specs[CallName], times: number) =>
    Math.max(...ends(spec).map((end) => getMin(core, call, end, times)));
  return others.reduce(
    (max, spec) => {
      try {
        return Math.max(max, time(spec, fewTimes));
      } catch (error) {
        if (error instanceof RangeError) return max;
        throw error;
      }
    },
    time(first!, maxTimes),
  );
}

/** The engine compiles while a job begins, on other threads whose time counts, too: so it is followed twice. */
const getLongestStep = (core: Core, call: CallName): number =>
  Math.min(longestStepOnce(core, call), longestStepOnce(core, call));

function longestStepOnce(core: Core, call: CallName): number {
  performance.now = processorTime; // by which tasks size their pieces
  const models = Array.from({ length: 8 }, () => laborious);
  const tasks =
    call === 'train'
      ? trainingTasks(core, { models, lengths: [laborious.length], sequences: 512 })
      : callTasks(core, { call, specs: [slowestSpec(core, call)] });
  const work = new RunningJob<unknown>(tasks, 8);
  const end = processorTime() + watched;
  let longest = 0;
  for (;;) {
    const begun = processorTime();
    const isDone = work.advance(sliceTime);
    longest = Math.max(longest, processorTime() - begun);
    if (!isDone && processorTime() <= end) continue;
    work.free();
    return longest;
  }
}

const [call, kind] = process.argv.slice(2) as [CallName, string | undefined];
const core = await coreWithAll();
const milliseconds = kind === 'job' ? getLongestStep(core, call) : getMax(core, call, { inPage: kind === 'page' });
console.log(JSON.stringify({ milliseconds, heap: core.memory().heap }));
