// Times the slowest spec of a call in a process of its own, so that it can be killed: some take hours.
// Usage: slowest_call.ts CALL; slowest_call.ts CALL page, within the limits of pages; or slowest_call.ts CALL job, for
// the longest slice as a worker job.
// Prints JSON with milliseconds of CPU time, which is independent of the machine's load.
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

/** Calls are repeated for this many milliseconds, because the first one includes compilation. */
const patience = 500;
const maxTimes = 20;
/** for specs with other options, which are many */
const fewTimes = 3;
/** Milliseconds to follow a job: its batches reach their full size quickly. */
const watched = 3_000;

const build = fileURLToPath(new URL('../../../build', import.meta.url));

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Their options aren't tried: no page waits for them, and each would start training runs of its own. */
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

/** The time of the slowest variant; variants that rules between fields forbid are skipped. */
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

/** Runs the job twice, because compilation on other threads counts as CPU time of the first run. */
const getLongestStep = (core: Core, call: CallName): number =>
  Math.min(longestStepOnce(core, call), longestStepOnce(core, call));

function longestStepOnce(core: Core, call: CallName): number {
  performance.now = processorTime; // the clock that sizes batches
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
