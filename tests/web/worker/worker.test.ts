import { expect, test } from 'vitest';

import type { CliffSpec } from '../../../web/core/index.js';
import { CoreWorker, type WorkerLike } from '../../../web/worker/client.js';
import { piecesOf } from '../../../web/worker/job.js';
import { NoWorker } from '../../../web/worker/no-worker.js';
import { core } from '../../harness/core.js';
import { startWorker, type Started } from './worker-here.js';

const cliff: CliffSpec = {
  ...{ dimensions: 16, base: 10_000, sigma: 0.5, candidates: 256, firstTrial: 5, trials: 950, seed: 3 },
};
const reception = {
  ...{ position: 137, sigma: 0.3, seed: 1, trial: 0, dimensions: 64, base: 10_000, heard: '1'.repeat(32) },
  ...{ searchFrom: 0, searchCount: 1024 },
};

test('a job with one spec gives what the core itself gives', async () => {
  const worker = new CoreWorker(() => startWorker([]));
  expect(await worker.run({ call: 'receive', specs: [reception] })).toEqual([core.receive(reception)]);
});

test('many trials are made in pieces that add up to the same sums, with progress between them', async () => {
  const log: Started[] = [];
  const worker = new CoreWorker(() => startWorker(log));
  const seen: number[] = [];
  const [sums] = (await worker.run(
    { call: 'cliff', specs: [cliff] },
    { onProgress: ({ done, of, outcome }) => seen.push(done, of, outcome[0]!.trials) },
  ))!;
  expect(seen).toEqual([1, 5, 200, 2, 5, 400, 3, 5, 600, 4, 5, 800]);
  const whole = core.cliff(cliff);
  expect(sums).toMatchObject({ trials: 950, wrongTurns: whole.wrongTurns, bound: whole.bound });
  expect(sums!.squaredError / whole.squaredError).toBeCloseTo(1, 12);
  expect(whole.wrongTurns).toBeGreaterThan(0);
});

test('the first pieces of all specs come first', () => {
  const pieces = piecesOf({ call: 'cliff', specs: [cliff, { ...cliff, trials: 10 }, { ...cliff, trials: 201 }] });
  expect(pieces.map(({ index, spec }) => [index, spec.firstTrial, spec.trials])).toEqual([
    ...[[0, 5, 200], [1, 5, 10], [2, 5, 200]], // prettier-ignore
    ...[[0, 205, 200], [2, 205, 1]], // prettier-ignore
    ...[[0, 405, 200], [0, 605, 200], [0, 805, 150]], // prettier-ignore
  ]);
});

test('the newest job wins: the older one ends with nothing, after the piece that it is at', async () => {
  const log: Started[] = [];
  const worker = new CoreWorker(() => startWorker(log));
  const long = { ...cliff, trials: 100_000 };
  let replaced: Promise<unknown> = Promise.resolve();
  const older = new Promise<unknown>((resolve) => {
    const onProgress = ({ done }: { done: number }): void => {
      if (done === 1) replaced = worker.run({ call: 'receive', specs: [reception] });
    };
    resolve(worker.run({ call: 'cliff', specs: [long] }, { onProgress }));
  });
  expect(await older).toBeUndefined();
  expect(await replaced).toEqual([core.receive(reception)]);
  expect(log[0]!.calls.at(-1)!.name).toBe('receive');
  expect(log[0]!.calls.length).toBeLessThan(10);
  expect(log).toHaveLength(1);
});

test('a cancelled job ends between pieces, and the next one works', async () => {
  const log: Started[] = [];
  const worker = new CoreWorker(() => startWorker(log));
  const cancel = new AbortController();
  const outcome = await worker.run(
    { call: 'cliff', specs: [{ ...cliff, trials: 100_000 }] },
    { signal: cancel.signal, onProgress: ({ done }) => done === 3 && cancel.abort() },
  );
  expect(outcome).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(log[0]!.calls.length).toBeLessThan(10);
  const again = await worker.run({ call: 'cliff', specs: [cliff] });
  expect(again![0]!.trials).toBe(950);
  expect(await worker.run({ call: 'cliff', specs: [cliff] }, { signal: cancel.signal })).toBeUndefined();
});

test('a closed worker is terminated, its job ends with nothing, and the next job starts a new one', async () => {
  const log: Started[] = [];
  const worker = new CoreWorker(() => startWorker(log));
  const outcome = worker.run({ call: 'cliff', specs: [cliff] });
  worker.close();
  expect(await outcome).toBeUndefined();
  expect(log[0]!.terminated).toBe(true);
  expect(await worker.run({ call: 'receive', specs: [reception] })).toHaveLength(1);
  expect(log).toHaveLength(2);
});

test('what the core refuses is thrown here as it is there, and the worker works on', async () => {
  const worker = new CoreWorker(() => startWorker([]));
  const refused = { ...cliff, sigma: 0, trials: NaN };
  await expect(worker.run({ call: 'cliff', specs: [refused] })).rejects.toThrow(
    new RangeError('sigma must be a number from 0.000001 to 100, got 0'),
  );
  await expect(worker.run({ call: 'cliff', specs: [{ ...cliff, seed: '1' as unknown as number }] })).rejects.toThrow(
    new TypeError('seed must be a number, got a string'),
  );
  expect(await worker.run({ call: 'receive', specs: [reception] })).toHaveLength(1);
});

test('a worker whose core cannot be loaded says so; where there are no workers the job says so', async () => {
  let online = false;
  const load = () => (online ? Promise.resolve(core) : Promise.reject(new Error('core.wasm: 404')));
  const broken = new CoreWorker(() => startWorker([], load));
  await expect(broken.run({ call: 'receive', specs: [reception] })).rejects.toThrow(new NoWorker('core.wasm: 404'));
  online = true;
  expect(await broken.run({ call: 'receive', specs: [reception] })).toHaveLength(1);
  const none = new CoreWorker(() => {
    throw new Error('no workers here');
  });
  await expect(none.run({ call: 'receive', specs: [reception] })).rejects.toThrow(NoWorker);
  // A browser that forbids a worker says so later, without a message.
  const silent: WorkerLike = {
    postMessage: () => undefined,
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
  };
  const forbidden = new CoreWorker(() => silent).run({ call: 'receive', specs: [reception] });
  silent.onerror?.(new Event('error') as ErrorEvent);
  await expect(forbidden).rejects.toThrow(NoWorker);
});
