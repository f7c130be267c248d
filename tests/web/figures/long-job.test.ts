import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { CliffSpec } from '../../../web/core/index.js';
import { LongJob } from '../../../web/figures/shared/frame/long-job.js';
import { maySleep } from '../../../web/figures/shared/frame/stay-awake.js';
import { CoreWorker } from '../../../web/worker/client.js';
import { NoWorker } from '../../../web/worker/no-worker.js';
import { core } from '../../harness/core.js';
import { startWorker, type Started } from '../worker/worker-here.js';

const spec: CliffSpec = {
  ...{ dimensions: 16, base: 10_000, sigma: 0.5, candidates: 64, firstTrial: 0, trials: 2_000, seed: 3 },
};

let frames: (() => void)[] = [];
const nextFrame = (): void => frames.splice(0).forEach((draw) => draw());
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A job of a figure that counts how often it is asked to redraw. */
function jobOf(log: Started[] = [], start = () => startWorker(log)) {
  const host = Object.assign(new EventTarget(), {
    redraws: 0,
    addController: () => undefined,
    removeController: () => undefined,
    updateComplete: Promise.resolve(true),
    requestUpdate: () => (host.redraws += 1),
  });
  const job = new LongJob<'cliff'>(host, () => new CoreWorker(start));
  return { job, host };
}

const pieces = (log: readonly Started[]): number => log.flatMap(({ calls }) => calls).length;
const until = (done: () => boolean): Promise<void> => vi.waitFor(() => expect(done()).toBe(true), { interval: 1 });

test('what is heard comes once a frame, the newest alone, and at last the whole', async () => {
  const log: Started[] = [];
  const { job, host } = jobOf(log);
  const heard: number[] = [];
  const outcome = job.run({ call: 'cliff', specs: [spec] }, ([sums]) => heard.push(sums!.trials));
  expect(job.share).toBe(0);
  await until(() => pieces(log) >= 4);
  expect([heard, frames.length, host.redraws]).toEqual([[], 1, 1]);
  nextFrame();
  expect(heard).toHaveLength(1);
  expect(heard[0]).toBeGreaterThanOrEqual(400);
  expect(job.share).toBe(heard[0]! / 2_000);
  const [sums] = (await outcome)!;
  expect(heard.at(-1)).toBe(2_000);
  expect(sums!.wrongTurns).toBe(core.cliff(spec).wrongTurns);
  expect([job.share, job.failure]).toEqual([undefined, undefined]);
});

test('in a page without frames, as a hidden one, the job ends all the same', async () => {
  const { job } = jobOf();
  const heard: number[] = [];
  await job.run({ call: 'cliff', specs: [spec] }, ([sums]) => heard.push(sums!.trials));
  expect(heard).toEqual([2_000]);
  nextFrame();
  expect(heard).toEqual([2_000]);
});

test('a cancelled job ends with nothing, says nothing more, and another one can start', async () => {
  const log: Started[] = [];
  const { job } = jobOf(log);
  const heard: number[] = [];
  const outcome = job.run({ call: 'cliff', specs: [{ ...spec, trials: 50_000 }] }, ([sums]) =>
    heard.push(sums!.trials),
  );
  await until(() => pieces(log) >= 2);
  job.cancel();
  expect(await outcome).toBeUndefined();
  expect(job.share).toBeUndefined();
  nextFrame();
  expect(heard).toEqual([]);
  expect(pieces(log)).toBeLessThan(20);
  expect((await job.run({ call: 'cliff', specs: [spec] }))![0]!.trials).toBe(2_000);
});

test('a job that is replaced does not speak for its successor', async () => {
  const { job } = jobOf();
  const heard: string[] = [];
  const older = job.run({ call: 'cliff', specs: [{ ...spec, trials: 50_000 }] }, () => heard.push('older'));
  const newer = job.run({ call: 'cliff', specs: [spec] }, () => heard.push('newer'));
  expect(await older).toBeUndefined();
  expect(job.share).toBe(0);
  await newer;
  nextFrame();
  expect(heard).toEqual(['newer']);
});

test('a figure that leaves the page ends the worker; back again, it begins the job anew', async () => {
  const log: Started[] = [];
  const { job } = jobOf(log);
  const outcome = job.run({ call: 'cliff', specs: [spec] });
  job.hostDisconnected();
  expect(log[0]!.terminated).toBe(true);
  await Promise.resolve();
  expect(log).toHaveLength(1);
  job.hostConnected();
  expect((await outcome)![0]!.trials).toBe(2_000);
  expect(log).toHaveLength(2);
  expect(job.share).toBeUndefined();
});

test('a job that is asked for or cancelled out of the page starts no worker there', async () => {
  const log: Started[] = [];
  const { job } = jobOf(log);
  const before = job.run({ call: 'cliff', specs: [{ ...spec, trials: 50_000 }] });
  job.hostDisconnected();
  job.cancel();
  expect(job.share).toBeUndefined();
  const meanwhile = job.run({ call: 'cliff', specs: [spec] });
  expect([job.share, log.length]).toEqual([0, 1]);
  job.hostConnected();
  expect(await before).toBeUndefined();
  expect((await meanwhile)![0]!.trials).toBe(2_000);
  expect(log).toHaveLength(2);
});

test('a figure may sleep before and after a job, but not while it runs', async () => {
  const { job, host } = jobOf();
  expect(maySleep(host)).toBe(true);
  const outcome = job.run({ call: 'cliff', specs: [spec] });
  expect(maySleep(host)).toBe(false);
  await outcome;
  expect(maySleep(host)).toBe(true);
});

test('why a job failed is there to be told, until the next one starts', async () => {
  const { job } = jobOf();
  expect(await job.run({ call: 'cliff', specs: [{ ...spec, sigma: 0 }] })).toBeUndefined();
  expect(job.failure).toEqual(new RangeError('sigma must be a number from 0.000001 to 100, got 0'));
  expect(job.share).toBeUndefined();
  await job.run({ call: 'cliff', specs: [spec] });
  expect(job.failure).toBeUndefined();
  const none = jobOf([], () => {
    throw new Error('no workers here');
  });
  expect(await none.job.run({ call: 'cliff', specs: [spec] })).toBeUndefined();
  expect(none.job.failure).toBeInstanceOf(NoWorker);
});
