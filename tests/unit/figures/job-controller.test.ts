import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { CliffSpec } from '../../../web/core/index.js';
import { JobController } from '../../../web/figures/shared/frame/job-controller.js';
import { mayUnmount } from '../../../web/figures/shared/frame/keep-mounted.js';
import { callJob, type Outcome } from '../../../web/worker/job.js';
import { WorkerUnavailableError } from '../../../web/worker/worker-unavailable-error.js';
import { core } from '../../support/core.js';
import { expectedStates, createWalk, type Walk } from '../worker/fake-task.js';
import { slowClock } from '../worker/run-tasks.js';
import { getPage as getWorkerPage, startWorker } from '../worker/fake-worker.js';

const spec: CliffSpec = {
  ...{ dimensions: 16, base: 10_000, sigma: 0.5, candidates: 64, firstTrial: 0, trials: 2_000, seed: 3 },
};
/** More steps than any test waits for. */
const endless = 1e9;

let frames: (() => void)[] = [];
const nextFrame = (): void => frames.splice(0).forEach((draw) => draw());
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  slowClock();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page with its own worker, and figures that count their updates. */
function getPage(start = startWorker) {
  const { runJob, ...page } = getWorkerPage(start);
  const figure = <Snapshot = readonly Walk[]>() => {
    const host = Object.assign(new EventTarget(), {
      redraws: 0,
      addController: () => undefined,
      removeController: () => undefined,
      updateComplete: Promise.resolve(true),
      requestUpdate: () => (host.redraws += 1),
    });
    return { host, job: new JobController<Snapshot>(host, runJob) };
  };
  return { ...page, figure };
}

const until = (done: () => boolean): Promise<void> => vi.waitFor(() => expect(done()).toBe(true), { interval: 1 });

test('progress is reported once per frame, increases, and ends with the whole result', async () => {
  const { job, host } = getPage().figure();
  const progress: number[] = [];
  const whole = job.run(createWalk(1_000), ([walk]) => progress.push(walk!.steps));
  expect(job.progress).toBe(0);
  await until(() => frames.length > 0);
  expect([progress, frames.length, host.redraws]).toEqual([[], 1, 1]);
  nextFrame();
  await until(() => progress.length === 1);
  expect(job.progress).toBe(progress[0]! / 1_000);
  await until(() => frames.length > 0);
  expect([progress.length, frames.length]).toEqual([1, 1]);
  nextFrame();
  await until(() => progress.length === 2);
  expect(await whole).toEqual(expectedStates(1_000));
  expect(progress.at(-1)).toBe(1_000);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect([job.progress, job.failure]).toEqual([undefined, undefined]);
});

test('on a hidden page, without frames, the job still finishes', async () => {
  const { job } = getPage().figure<Outcome<'cliff'>>();
  const updates: unknown[] = [];
  const [sums] = (await job.run(callJob('cliff', [spec]), (look) => updates.push(look)))!;
  expect(sums!.wrongTurns).toBe(core.cliff(spec).wrongTurns);
  expect(updates).toHaveLength(1);
  nextFrame();
  await Promise.resolve();
  expect(updates).toHaveLength(1);
});

test('a cancelled job has no result, reports nothing more, is freed, and another can start', async () => {
  const { figure, states } = getPage();
  const { job } = figure();
  const updates: (readonly Walk[])[] = [];
  const outcome = job.run(createWalk(endless), (walk) => updates.push(walk));
  await until(() => (states()[0]?.steps ?? 0) > 2);
  job.cancel();
  expect(await outcome).toBeUndefined();
  expect(job.progress).toBeUndefined();
  nextFrame();
  await until(() => states().length === 0);
  expect(updates).toEqual([]);
  expect(await job.run(createWalk(20))).toEqual(expectedStates(20));
});

test('a new job replaces the previous one, which reports nothing', async () => {
  const { figure, states } = getPage();
  const { job } = figure();
  const updates: string[] = [];
  const older = job.run(createWalk(endless), () => updates.push('older'));
  await until(() => frames.length > 0);
  const newer = job.run(createWalk(300), () => updates.push('newer'));
  nextFrame();
  expect(await older).toBeUndefined();
  expect(job.progress).toBe(0);
  expect(await newer).toEqual(expectedStates(300));
  nextFrame();
  expect(updates).toEqual(['newer']);
  await until(() => states().length === 0);
});

test('a job can be paused, single-stepped and resumed to its complete result', async () => {
  const { figure, states } = getPage();
  const { job } = figure();
  const whole = job.run(createWalk(400));
  await until(() => (states()[0]?.steps ?? 0) > 2);
  job.pause();
  expect(job.isPaused).toBe(true);
  const other = figure().job;
  await other.run(createWalk(3));
  const [state] = states();
  const before = state!.steps;
  await other.run(createWalk(20));
  expect(state!.steps).toBe(before);
  job.step();
  await other.run(createWalk(20));
  expect(state!.steps).toBe(before + 1);
  job.resume();
  expect(await whole).toEqual(expectedStates(400));
  expect(job.isPaused).toBe(false);
});

test('removing a figure frees its job, and reinserting restarts it', async () => {
  const { figure, states } = getPage();
  const { job } = figure();
  const whole = job.run(createWalk(300));
  await until(() => (states()[0]?.steps ?? 0) > 2);
  job.hostDisconnected();
  await until(() => states().length === 0);
  job.hostConnected();
  await until(() => states().length === 1);
  expect(await whole).toEqual(expectedStates(300));
});

test('moving a figure keeps its job and progress', async () => {
  const { figure, log, states } = getPage();
  const { job } = figure();
  const whole = job.run(createWalk(1_000));
  await until(() => (states()[0]?.steps ?? 0) > 2);
  const [state] = states();
  job.hostDisconnected();
  job.hostConnected();
  await until(() => state!.steps > 10);
  expect(states()).toEqual([state]);
  expect(await whole).toEqual(expectedStates(1_000));
  expect(log).toHaveLength(1);
});

test("a disconnected figure doesn't run or cancel jobs", async () => {
  const { figure, states } = getPage();
  const { job } = figure();
  const before = job.run(createWalk(endless));
  job.hostDisconnected();
  await until(() => states().length === 0);
  job.cancel();
  expect([await before, job.progress]).toEqual([undefined, undefined]);
  const meanwhile = job.run(createWalk(30));
  await Promise.resolve();
  expect([job.progress, states()]).toEqual([0, []]);
  job.hostConnected();
  expect(await meanwhile).toEqual(expectedStates(30));
});

test("a figure can unmount before and after a job, but not during or while it's paused", async () => {
  const { job, host } = getPage().figure();
  expect(mayUnmount(host)).toBe(true);
  const outcome = job.run(createWalk(50));
  expect(mayUnmount(host)).toBe(false);
  job.pause();
  expect(mayUnmount(host)).toBe(false);
  job.resume();
  await outcome;
  expect(mayUnmount(host)).toBe(true);
});

test('the error of a failed job is kept until the next one starts', async () => {
  const { job } = getPage().figure<unknown>();
  expect(await job.run(callJob('cliff', [{ ...spec, sigma: 0 }]))).toBeUndefined();
  expect(job.failure).toEqual(new RangeError('sigma must be a number from 0.000001 to 100, got 0'));
  expect(job.progress).toBeUndefined();
  await job.run(callJob('cliff', [spec]));
  expect(job.failure).toBeUndefined();
  const none = getPage(() => {
    throw new Error('no workers here');
  }).figure<unknown>();
  expect(await none.job.run(callJob('cliff', [spec]))).toBeUndefined();
  expect(none.job.failure).toBeInstanceOf(WorkerUnavailableError);
});
