import { afterEach, expect, test, vi } from 'vitest';

import type { CliffSpec } from '../../../web/core/index.js';
import { callJob, type Job } from '../../../web/worker/job.js';
import type { Progress } from '../../../web/worker/protocol.js';
import { createRunner, idleTime, type RunOptions, type WorkerLike } from '../../../web/worker/run-job.js';
import { WorkerUnavailableError } from '../../../web/worker/worker-unavailable-error.js';
import { core } from '../../support/core.js';
import { createWalk, expectedStates } from './fake-task.js';
import { getPage, startWorker, type Started } from './fake-worker.js';

const cliff: CliffSpec = {
  ...{ dimensions: 16, base: 10_000, sigma: 0.5, candidates: 256, firstTrial: 5, trials: 950, seed: 3 },
};
const reception = {
  ...{ position: 137, sigma: 0.3, seed: 1, trial: 0, dimensions: 64, base: 10_000, heard: '1'.repeat(32) },
  ...{ searchFrom: 0, searchCount: 1024 },
};
const receive = callJob('receive', [reception]);
/** More steps than any test waits for. */
const endless = 1e9;

const until = (done: () => boolean): Promise<void> => vi.waitFor(() => expect(done()).toBe(true), { interval: 1 });
afterEach(() => void vi.useRealTimers());

type Run = ReturnType<typeof getPage>['runJob'];

/** Everything that a job yields. */
async function all<Snapshot>(run: Run, job: Job<Snapshot>, options?: RunOptions): Promise<Progress<Snapshot>[]> {
  const yielded: Progress<Snapshot>[] = [];
  for await (const progress of run(job, options)) yielded.push(progress);
  return yielded;
}
const last = async <Snapshot>(run: Run, job: Job<Snapshot>): Promise<Snapshot> =>
  (await all(run, job)).at(-1)!.snapshot;

test("a job gives the core's results", async () => {
  const { runJob } = getPage();
  expect(await last(runJob, receive)).toEqual([core.receive(reception)]);
  const [sums] = await last(runJob, callJob('cliff', [cliff]));
  expect(sums).toMatchObject({ trials: 950, wrongTurns: core.cliff(cliff).wrongTurns });
});

test('several jobs run interleaved in one worker, each with its own state', async () => {
  const { runJob, log, states } = getPage();
  const ends: string[] = [];
  const walk = async (name: string, steps: number, seed: number): Promise<void> => {
    const yielded = await all(runJob, createWalk(steps, seed), { budget: () => 0 });
    expect(yielded.at(-1)!.snapshot).toEqual(expectedStates(steps, seed));
    ends.push(name);
  };
  await Promise.all([walk('long', 90, 2), walk('middle', 60, 3), walk('short', 20, 4)]);
  expect([ends, log.length, states()]).toEqual([['short', 'middle', 'long'], 1, []]);
});

test('leaving the loop frees the job', async () => {
  const { runJob, states } = getPage();
  for await (const { fraction: share } of runJob(createWalk(endless))) if (share > 0) break;
  await until(() => states().length === 0);
  expect(await last(runJob, createWalk(5))).toEqual(expectedStates(5));
});

test('a job aborted in the queue never starts: a dragged slider leaves no queue', async () => {
  const { runJob, log } = getPage();
  const drags = Array.from({ length: 200 }, () => new AbortController());
  const yielded = drags.map(({ signal }) => all(runJob, callJob('cliff', [cliff]), { signal }));
  for (const drag of drags.slice(0, -1)) drag.abort();
  expect((await Promise.all(yielded)).filter(({ length }) => length > 0)).toHaveLength(1);
  const begun = log[0]!.calls.filter(({ spec }) => (spec as CliffSpec).firstTrial === cliff.firstTrial);
  expect(begun.length).toBeLessThanOrEqual(2);
});

test("the worker terminates when it's idle, and the next job starts a new one", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { runJob, log } = getPage();
  const stop = new AbortController();
  const long = all(runJob, createWalk(endless), { signal: stop.signal });
  await last(runJob, createWalk(5));
  vi.advanceTimersByTime(2 * idleTime);
  expect(log[0]!.terminated).toBe(false);
  stop.abort();
  await long;
  vi.advanceTimersByTime(idleTime - 1);
  expect(log[0]!.terminated).toBe(false);
  vi.advanceTimersByTime(1);
  expect(log[0]!.terminated).toBe(true);
  expect(await last(runJob, createWalk(5))).toEqual(expectedStates(5));
  expect(log).toHaveLength(2);
});

test('errors of the core are rethrown, and other jobs continue', async () => {
  const { runJob, log } = getPage();
  const walk = last(runJob, createWalk(500));
  const refused = callJob('cliff', [{ ...cliff, sigma: 0, trials: NaN }]);
  await expect(last(runJob, refused)).rejects.toThrow(
    new RangeError('sigma must be a number from 0.000001 to 100, got 0'),
  );
  const mistyped = callJob('cliff', [{ ...cliff, seed: '1' as unknown as number }]);
  await expect(last(runJob, mistyped)).rejects.toThrow(new TypeError('seed must be a number, got a string'));
  const unsendable = { kind: 'walk', spec: { steps: () => 1 } };
  await expect(last(runJob, unsendable)).rejects.toThrow(/clone/);
  expect(await walk).toEqual(expectedStates(500));
  expect(log).toHaveLength(1);
});

test('a worker whose core fails to load throws, and the next job retries', async () => {
  const load = vi.fn(() => Promise.resolve());
  load.mockRejectedValueOnce(new Error('core.wasm: 404'));
  const { runJob } = getPage((log) => startWorker(log, load));
  await expect(last(runJob, receive)).rejects.toThrow(new WorkerUnavailableError('core.wasm: 404'));
  expect(await last(runJob, receive)).toHaveLength(1);
});

test('if workers are unavailable or one crashes, every job throws, and can be run again', async () => {
  const none = createRunner(() => {
    throw new Error('no workers here');
  });
  await expect(last(none, receive)).rejects.toThrow(WorkerUnavailableError);
  // A browser that blocks workers fires an error event later, without a message.
  const silent: WorkerLike = {
    postMessage: () => undefined,
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
  };
  const log: Started[] = [];
  const workers = [() => silent, () => startWorker(log)];
  const runJob = createRunner(() => workers.shift()!());
  const lost = [last(runJob, createWalk(10)), last(runJob, receive)];
  await Promise.resolve();
  silent.onerror?.(new Event('error') as ErrorEvent);
  for (const end of lost) await expect(end).rejects.toThrow(WorkerUnavailableError);
  expect(await last(runJob, createWalk(10))).toEqual(expectedStates(10));
});
