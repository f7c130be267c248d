// `npm run bench -- --calls`: times each call at the ends of its ranges: on the main thread, as far as pages go there,
// and the longest slice of a worker job. In CPU time, which hardly depends on the machine's load.
import { moduleCalls, callNames } from '../../web/core/modules.js';
import type { CallName, Specs } from '../../web/core/specs.js';
import { exerciseManifest, manifests } from '../../web/generator/figures/manifests.js';
import { callTasks } from '../../web/worker/call-tasks.js';
import { sliceTime } from '../../web/worker/run-job.js';
import { RunningJob } from '../../web/worker/task.js';
import { trainingTasks } from '../../web/worker/training-tasks.js';
import { core } from '../support/core.js';
import { limitsInPages, withinPage } from './page-limits.js';
import { longestTraining, slowestSpec, slowestSpecs } from './slowest-specs.js';

/** Milliseconds: noticeable blocking of a page, and the maximum slice of a worker. */
const goals = { inPage: 50, slice: 40 };
/** A call is repeated for this many milliseconds, because the first time includes compilation. */
const callTime = 500;
/** Milliseconds to follow a job: its batches reach their full size quickly. */
const jobTime = 3_000;

const elements = [...manifests, exerciseManifest];
const inPages = new Set<CallName>(elements.flatMap(({ calls, besides = [] }) => [...calls, ...besides]));
const inWorkers = new Set<CallName>(elements.flatMap(({ jobs = [] }) => jobs));
const isIn = (module: keyof typeof moduleCalls, call: CallName): boolean =>
  (moduleCalls[module] as readonly CallName[]).includes(call);

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function timeCall(call: CallName, spec: Specs[CallName], maxTimes: number): number {
  const end = cpuTime() + callTime;
  let min = Infinity;
  for (let times = 0; times < maxTimes && (times === 0 || cpuTime() < end); times++) {
    const start = cpuTime();
    core.lend(call, spec, () => undefined);
    min = Math.min(min, cpuTime() - start);
  }
  return min;
}

/** The time of the slowest variant within the limits of pages. Rules between fields forbid some variants. */
function timeInPage(call: CallName): number {
  const [first, ...others] = isIn('core', call) ? slowestSpecs(core, call) : [slowestSpec(core, call)];
  const time = (spec: Specs[CallName], maxTimes: number) =>
    Math.max(...limitsInPages(call).map((limit) => timeCall(call, withinPage(spec, limit), maxTimes)));
  const times = others.map((spec) => {
    try {
      return time(spec, 3);
    } catch (error) {
      if (error instanceof RangeError) return 0;
      throw error;
    }
  });
  return Math.max(time(first!, 20), ...times);
}

function timeLongestSlice(call: CallName): number {
  const models = Array.from({ length: 8 }, () => longestTraining);
  const tasks =
    call === 'train'
      ? trainingTasks(core, { models, lengths: [longestTraining.length], sequences: 512 })
      : callTasks(core, { call, specs: [slowestSpec(core, call)] });
  const job = new RunningJob<unknown>(tasks, 8);
  const end = cpuTime() + jobTime;
  let longest = 0;
  for (let isDone = false; !isDone && cpuTime() < end;) {
    const start = cpuTime();
    isDone = job.advance(sliceTime);
    longest = Math.max(longest, cpuTime() - start);
  }
  job.free();
  return longest;
}

function toCell(milliseconds: number | undefined, max: number): string {
  if (milliseconds === undefined) return '';
  if (milliseconds > max) process.exitCode = 1;
  return `${milliseconds.toPrecision(3)}${milliseconds > max ? ' **missed**' : ''}`;
}

performance.now = cpuTime; // the clock that sizes the batches of jobs
console.log(`| call | in pages, at most ${goals.inPage} ms | longest slice of a job, at most ${goals.slice} ms |`);
console.log('| --- | ---: | ---: |');
for (const call of callNames) {
  const isJob = inWorkers.has(call) && (call === 'train' || isIn('core', call));
  const inPage = inPages.has(call) ? timeInPage(call) : undefined;
  // The first run counts compilation on other threads.
  const slice = isJob ? Math.min(timeLongestSlice(call), timeLongestSlice(call)) : undefined;
  if (inPage !== undefined || slice !== undefined)
    console.log(`| ${call} | ${toCell(inPage, goals.inPage)} | ${toCell(slice, goals.slice)} |`);
}
