import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { CliffSpec } from '../../../web/core/index.js';
import { LongJob } from '../../../web/figures/shared/frame/long-job.js';
import { maySleep } from '../../../web/figures/shared/frame/stay-awake.js';
import { getJob } from '../../../web/worker/job.js';
import { Jobs } from '../../../web/worker/jobs.js';
import { NoWorker } from '../../../web/worker/no-worker.js';
import { core } from '../../support/core.js';
import { walked, getWalk, type Walk } from '../worker/walk.js';
import { startWorker, type Started } from '../worker/worker-here.js';

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
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page with a worker of its own, and figures in it that count how often they are asked to redraw. */
function getPage(start = startWorker) {
  const log: Started[] = [];
  const jobs = new Jobs(() => start(log));
  const figure = <Look>() => {
    const host = Object.assign(new EventTarget(), {
      redraws: 0,
      addController: () => undefined,
      removeController: () => undefined,
      updateComplete: Promise.resolve(true),
      requestUpdate: () => (host.redraws += 1),
    });
    return { host, job: new LongJob<Look>(host, jobs) };
  };
  return {
    log,
    figure,
    runs: () => log.at(-1)?.runs.count ?? 0,
    states: () => [...(log.at(-1)?.walks.states.values() ?? [])],
  };
}

const until = (done: () => boolean): Promise<void> => vi.waitFor(() => expect(done()).toBe(true), { interval: 1 });

test('what is heard comes once a frame, farther each time, and at last the whole', async () => {
  const { job, host } = getPage().figure<Walk>();
  const heard: number[] = [];
  const whole = job.run(getWalk(1_000), ({ steps }) => heard.push(steps));
  expect(job.share).toBe(0);
  await until(() => frames.length > 0);
  expect([heard, frames.length, host.redraws]).toEqual([[], 1, 1]);
  nextFrame();
  await until(() => heard.length === 1);
  expect(job.share).toBe(heard[0]! / 1_000);
  await until(() => frames.length > 0);
  expect([heard.length, frames.length]).toEqual([1, 1]);
  nextFrame();
  await until(() => heard.length === 2);
  expect(await whole).toEqual(walked(1_000));
  expect(heard.at(-1)).toBe(1_000);
  expect(heard).toEqual(heard.toSorted((one, other) => one - other));
  expect([job.share, job.failure]).toEqual([undefined, undefined]);
});

test('in a page without frames, as a hidden one, the job ends all the same', async () => {
  const { job } = getPage().figure();
  const heard: unknown[] = [];
  const [sums] = (await job.run(getJob('cliff', [spec]), (look) => heard.push(look))) as { wrongTurns: number }[];
  expect(sums!.wrongTurns).toBe(core.cliff(spec).wrongTurns);
  expect(heard).toHaveLength(1);
  nextFrame();
  await Promise.resolve();
  expect(heard).toHaveLength(1);
});

test('a cancelled job ends with nothing, says nothing more, is freed, and another one can start', async () => {
  const { figure, runs, states } = getPage();
  const { job } = figure<Walk>();
  const heard: Walk[] = [];
  const outcome = job.run(getWalk(endless), (walk) => heard.push(walk));
  await until(() => (states()[0]?.steps ?? 0) > 2);
  job.cancel();
  expect(await outcome).toBeUndefined();
  expect(job.share).toBeUndefined();
  nextFrame();
  await until(() => runs() === 0);
  expect([heard, states()]).toEqual([[], []]);
  expect(await job.run(getWalk(20))).toEqual(walked(20));
});

test('the newest job wins: the one before ends with nothing and does not speak for its successor', async () => {
  const { figure, runs, states } = getPage();
  const { job } = figure<Walk>();
  const heard: string[] = [];
  const older = job.run(getWalk(endless), () => heard.push('older'));
  await until(() => frames.length > 0);
  const newer = job.run(getWalk(300), () => heard.push('newer'));
  nextFrame();
  expect(await older).toBeUndefined();
  expect(job.share).toBe(0);
  expect(await newer).toEqual(walked(300));
  nextFrame();
  expect(heard).toEqual(['newer']);
  await until(() => runs() === 0);
  expect(states()).toEqual([]);
});

test('the figures of a page share one worker, in which their jobs go on side by side', async () => {
  const { figure, log } = getPage();
  const all = [3, 4, 5].map((seed) => figure<Walk>().job.run(getWalk(200, seed)));
  expect(await Promise.all(all)).toEqual([3, 4, 5].map((seed) => walked(200, seed)));
  expect(log).toHaveLength(1);
});

test('a job rests while it is paused, goes on by single steps, and ends with the whole when it is resumed', async () => {
  const { figure, states } = getPage();
  const { job } = figure<Walk>();
  const whole = job.run(getWalk(400));
  await until(() => (states()[0]?.steps ?? 0) > 2);
  job.pause();
  expect(job.isPaused).toBe(true);
  const other = figure<Walk>().job;
  await other.run(getWalk(3));
  const [state] = states();
  const before = state!.steps;
  await other.run(getWalk(20));
  expect(state!.steps).toBe(before);
  job.step();
  await other.run(getWalk(20));
  expect(state!.steps).toBe(before + 1);
  job.resume();
  expect(await whole).toEqual(walked(400));
  expect(job.isPaused).toBe(false);
});

test('a job that is finished early is heard with what it has', async () => {
  const { figure, states } = getPage();
  const { job } = figure<Walk>();
  const heard: Walk[] = [];
  const end = job.run(getWalk(endless), (walk) => heard.push(walk));
  await until(() => (states()[0]?.steps ?? 0) > 2);
  job.finish();
  const last = (await end)!;
  expect(last).toEqual(walked(last.steps));
  expect(heard).toEqual([last]);
  expect(job.share).toBeUndefined();
});

test('the run of a removed figure is freed, the worker ends with the last figure, and back again the job begins anew', async () => {
  const { figure, log, runs, states } = getPage();
  const [{ job }, neighbour] = [figure<Walk>(), figure<Walk>()];
  await neighbour.job.run(getWalk(1));
  const whole = job.run(getWalk(30_000));
  await until(() => (states()[0]?.steps ?? 0) > 2);
  job.hostDisconnected();
  await until(() => runs() === 0);
  expect([states(), log[0]!.terminated]).toEqual([[], false]);
  neighbour.job.hostDisconnected();
  await until(() => log[0]!.terminated);
  expect(log).toHaveLength(1);
  job.hostConnected();
  await until(() => states().length === 1);
  job.cancel();
  expect(await whole).toBeUndefined();
  expect(await job.run(getWalk(30))).toEqual(walked(30));
  expect(log).toHaveLength(2);
});

test('a figure that is only moved keeps its run and how far it has come', async () => {
  const { figure, log, states } = getPage();
  const { job } = figure<Walk>();
  const whole = job.run(getWalk(1_000));
  await until(() => (states()[0]?.steps ?? 0) > 2);
  const [state] = states();
  job.hostDisconnected();
  job.hostConnected();
  await until(() => state!.steps > 10);
  expect(states()).toEqual([state]);
  expect(await whole).toEqual(walked(1_000));
  expect([log.length, log[0]!.terminated]).toEqual([1, false]);
});

test('a job that is asked for or cancelled out of the page starts no worker there', async () => {
  const { figure, log } = getPage();
  const { job } = figure<Walk>();
  const before = job.run(getWalk(endless));
  job.hostDisconnected();
  await until(() => log[0]!.terminated);
  job.cancel();
  expect([await before, job.share]).toEqual([undefined, undefined]);
  const meanwhile = job.run(getWalk(30));
  expect([job.share, log.length]).toEqual([0, 1]);
  job.hostConnected();
  expect(await meanwhile).toEqual(walked(30));
  expect(log).toHaveLength(2);
});

test('a figure may sleep before and after a job, but neither while it runs nor while it is paused', async () => {
  const { job, host } = getPage().figure<Walk>();
  expect(maySleep(host)).toBe(true);
  const outcome = job.run(getWalk(50));
  expect(maySleep(host)).toBe(false);
  job.pause();
  expect(maySleep(host)).toBe(false);
  job.resume();
  await outcome;
  expect(maySleep(host)).toBe(true);
});

test('why a job failed is there to be told, until the next one starts', async () => {
  const { job } = getPage().figure();
  expect(await job.run(getJob('cliff', [{ ...spec, sigma: 0 }]))).toBeUndefined();
  expect(job.failure).toEqual(new RangeError('sigma must be a number from 0.000001 to 100, got 0'));
  expect(job.share).toBeUndefined();
  await job.run(getJob('cliff', [spec]));
  expect(job.failure).toBeUndefined();
  const none = getPage(() => {
    throw new Error('no workers here');
  }).figure();
  expect(await none.job.run(getJob('cliff', [spec]))).toBeUndefined();
  expect(none.job.failure).toBeInstanceOf(NoWorker);
});
