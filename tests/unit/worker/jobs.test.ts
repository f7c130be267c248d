import { expect, test, vi } from 'vitest';

import type { CliffSpec } from '../../../web/core/index.js';
import { getJob } from '../../../web/worker/job.js';
import { Jobs, type WorkerLike } from '../../../web/worker/jobs.js';
import { NoWorker } from '../../../web/worker/no-worker.js';
import { core, workerCore } from '../../support/core.js';
import { walked, getWalk, type Walk } from './walk.js';
import { startWorker, type Started } from './worker-here.js';

const cliff: CliffSpec = {
  ...{ dimensions: 16, base: 10_000, sigma: 0.5, candidates: 256, firstTrial: 5, trials: 950, seed: 3 },
};
const reception = {
  ...{ position: 137, sigma: 0.3, seed: 1, trial: 0, dimensions: 64, base: 10_000, heard: '1'.repeat(32) },
  ...{ searchFrom: 0, searchCount: 1024 },
};
const receive = getJob('receive', [reception]);
/** More steps than any test waits for. */
const endless = 1e9;

function page(load?: Parameters<typeof startWorker>[1]) {
  const log: Started[] = [];
  const jobs = new Jobs(() => startWorker(log, load));
  const until = (done: () => boolean): Promise<void> => vi.waitFor(() => expect(done()).toBe(true), { interval: 1 });
  /** All that was said has been heard, and a few steps more have been made. */
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 5; ++turn) await jobs.start(getWalk(1)).ended;
  };
  return { log, jobs, until, settled };
}

test('a job gives what the core itself gives', async () => {
  const { jobs } = page();
  expect(await jobs.start(receive).ended).toEqual([core.receive(reception)]);
  const [sums] = (await jobs.start(getJob('cliff', [cliff])).ended)!;
  expect(sums).toMatchObject({ trials: 950, wrongTurns: core.cliff(cliff).wrongTurns });
});

test('several runs go on side by side in one worker, each with its number and its state, and come to their own ends', async () => {
  const { jobs, log, until } = page();
  const runs = [3_000, 2_000, 40].map((steps, index) => jobs.start(getWalk(steps, index + 2)));
  await until(() => log[0]?.walks.states.size === 3);
  const states = [...log[0]!.walks.states.values()];
  await until(() => states.every(({ steps }) => steps > 10));
  expect(new Set(log[0]!.walks.states.keys()).size).toBe(3);
  const short = await runs[2]!.ended;
  expect(states[0]!.steps).toBeLessThan(2_000);
  expect([short, await runs[1]!.ended, await runs[0]!.ended]).toEqual([
    walked(40, 4),
    walked(2_000, 3),
    walked(3_000, 2),
  ]);
  expect(log).toHaveLength(1);
  await until(() => log[0]!.runs.count === 0);
  expect(log[0]!.walks.states.size).toBe(0);
});

test('what is seen meanwhile is a state that the run has had, farther each time', async () => {
  const { jobs } = page();
  const run = jobs.start(getWalk(2_000));
  const seen: Walk[] = [];
  for (let look = await run.look(); look; look = await run.look()) {
    seen.push(look.look);
    expect(look.share).toBe(look.look.steps / 2_000);
  }
  expect(seen.length).toBeGreaterThan(2);
  for (const [index, walk] of seen.entries()) {
    expect(walk).toEqual(walked(walk.steps));
    expect(walk.steps).toBeGreaterThan(seen[index - 1]?.steps ?? 0);
  }
  expect(await run.ended).toEqual(walked(2_000));
});

test('a paused run keeps its state, goes on step by step when told so, and resumes where it was', async () => {
  const { jobs, log, settled } = page();
  const run = jobs.start(getWalk(3_000));
  await run.look();
  run.pause();
  const { look: paused } = (await run.look())!;
  await settled();
  expect((await run.look())!.look).toEqual(paused);
  expect(log[0]!.walks.states.size).toBe(1);
  run.step();
  run.step();
  await settled();
  expect((await run.look())!.look).toEqual(walked(paused.steps + 2));
  run.resume();
  expect(await run.ended).toEqual(walked(3_000));
});

test('a step of a paused run takes as many pieces as it needs until there is something to see, and no more', async () => {
  const { jobs, settled } = page();
  const run = jobs.start(getWalk(100, 1, 4));
  run.pause();
  for (const steps of [1, 2]) {
    run.step();
    await settled();
    expect((await run.look())!.look).toEqual(walked(steps));
  }
  run.cancel();
});

test('a run that is paused before it begins does not begin; a step begins it', async () => {
  const { jobs, log, until, settled } = page();
  const run = jobs.start(getWalk(100));
  run.pause();
  await settled();
  await until(() => log[0]!.walks.states.size === 0);
  run.step();
  await settled();
  expect((await run.look())!.look).toEqual(walked(1));
  run.finish();
  expect(await run.ended).toEqual(walked(1));
});

test('a finished run gives what there is, a cancelled one nothing, and neither leaves anything behind', async () => {
  const { jobs, log, until } = page();
  const [one, other, third] = [1, 2, 3].map((seed) => jobs.start(getWalk(endless, seed)));
  await third!.look();
  one!.finish();
  const end = (await one!.ended)!;
  expect(end).toEqual(walked(end.steps, 1));
  expect(log[0]!.walks.states.size).toBe(2);
  const look = other!.look();
  other!.cancel();
  expect([await other!.ended, await look, await other!.look()]).toEqual([undefined, undefined, undefined]);
  await until(() => log[0]!.walks.states.size === 1);
  third!.cancel();
  await until(() => log[0]!.runs.count === 0);
  expect(log[0]!.walks.states.size).toBe(0);
});

test('a cancelled run makes no more than the step that it is at', async () => {
  const { jobs, log } = page();
  const run = jobs.start(getWalk(endless));
  await run.look();
  const [state] = [...log[0]!.walks.states.values()];
  const before = state!.steps;
  run.cancel();
  await jobs.start(receive).ended;
  expect(state!.steps).toBeLessThanOrEqual(before + 2);
});

test('a run that is cancelled before its turn is never begun: a dragged slider leaves no queue', async () => {
  const { jobs, log } = page();
  const drags = Array.from({ length: 200 }, () => jobs.start(getJob('cliff', [cliff])));
  for (const run of drags.slice(0, -1)) run.cancel();
  const heard = await Promise.all(drags.map(({ ended }) => ended));
  expect(heard.filter(Boolean)).toHaveLength(1);
  const begun = log[0]!.calls.filter(({ spec }) => (spec as CliffSpec).firstTrial === cliff.firstTrial);
  expect(begun.length).toBeLessThanOrEqual(2);
});

test('the worker ends with the last of those who hold it, and the next run starts a new one', async () => {
  const { jobs, log } = page();
  const [figure, neighbour] = [{}, {}];
  jobs.hold(figure);
  jobs.hold(neighbour);
  const run = jobs.start(getWalk(endless));
  await run.look();
  jobs.release(neighbour);
  expect(log[0]!.terminated).toBe(false);
  jobs.release(figure);
  expect(log[0]!.terminated).toBe(true);
  expect(await run.ended).toBeUndefined();
  expect(await jobs.start(getWalk(5)).ended).toEqual(walked(5));
  expect(log).toHaveLength(2);
});

test('what the core refuses is thrown here as it is there, and the other runs go on', async () => {
  const { jobs, log } = page();
  const walk = jobs.start(getWalk(500));
  const refused = getJob('cliff', [{ ...cliff, sigma: 0, trials: NaN }]);
  await expect(jobs.start(refused).ended).rejects.toThrow(
    new RangeError('sigma must be a number from 0.000001 to 100, got 0'),
  );
  const mistyped = getJob('cliff', [{ ...cliff, seed: '1' as unknown as number }]);
  await expect(jobs.start(mistyped).ended).rejects.toThrow(new TypeError('seed must be a number, got a string'));
  await expect(jobs.start({ kind: 'no-such', spec: {} }).ended).rejects.toThrow(TypeError);
  const unsendable = { kind: 'walk', spec: { steps: () => 1 } };
  await expect(jobs.start(unsendable).ended).rejects.toThrow(/clone/);
  expect(await walk.ended).toEqual(walked(500));
  expect(log).toHaveLength(1);
});

test('a worker whose core cannot be loaded says so, and the next run tries again', async () => {
  let online = false;
  const { jobs } = page(() => (online ? Promise.resolve(workerCore) : Promise.reject(new Error('core.wasm: 404'))));
  await expect(jobs.start(receive).ended).rejects.toThrow(new NoWorker('core.wasm: 404'));
  online = true;
  expect(await jobs.start(receive).ended).toHaveLength(1);
});

test('where there are no workers, or one is lost, every run says so, and what was asked can be asked again', async () => {
  const none = new Jobs(() => {
    throw new Error('no workers here');
  });
  await expect(none.start(receive).ended).rejects.toThrow(NoWorker);
  // A browser that forbids a worker says so later, without a message.
  const silent: WorkerLike = {
    postMessage: () => undefined,
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
  };
  const log: Started[] = [];
  const workers = [() => silent, () => startWorker(log)];
  const jobs = new Jobs(() => workers.shift()!());
  const lost = [jobs.start(getWalk(10)), jobs.start(receive)];
  silent.onerror?.(new Event('error') as ErrorEvent);
  for (const { ended } of lost) await expect(ended).rejects.toThrow(NoWorker);
  expect(await jobs.start(getWalk(10)).ended).toEqual(walked(10));
});
