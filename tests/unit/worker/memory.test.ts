import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { afterEach, expect, test, vi } from 'vitest';

import { callJob } from '../../../web/worker/job.js';
import type { Reply } from '../../../web/worker/protocol.js';
import { createRunner, idleTime, type WorkerLike } from '../../../web/worker/run-job.js';
import { workerCore, wasm } from '../../support/core.js';

const threads: Worker[] = [];
afterEach(() => Promise.all(threads.map((thread) => thread.terminate())));
afterEach(() => void vi.useRealTimers());

const bytes = { core: await wasm('core'), training: await wasm('training') };

const file = JSON.stringify(new URL('node-worker.ts', import.meta.url).href);
const script = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}))`;

/** A real thread with its own core; other tests simulate the worker on this thread. */
function startThread(): WorkerLike {
  const thread = new Worker(script, { eval: true });
  threads.push(thread);
  thread.postMessage({ wasm: bytes });
  const worker: WorkerLike = {
    ...{ onmessage: null, onerror: null },
    postMessage: (message) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
  };
  thread.on('message', (data: Reply) => worker.onmessage?.({ data } as MessageEvent<Reply>));
  thread.on('error', ({ message }: Error) => worker.onerror?.({ message } as ErrorEvent));
  return worker;
}

// WebAssembly memory never shrinks: only ending the instance frees what a large table took.
test("a table of 128 MiB is made in a worker of its own, which terminates when it's idle", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const runJob = createRunner(startThread);
  const spec = { positions: 2 ** 17, dimensions: 256 };
  const before = workerCore.memory();
  for await (const {
    snapshot: [table],
  } of runJob(callJob('rotaryTable', [spec])))
    expect(table!.sines.byteLength + table!.cosines.byteLength).toBe(128 * 2 ** 20);
  expect(workerCore.memory()).toEqual(before);
  expect(threads).toHaveLength(1);

  const ended = once(threads[0]!, 'exit');
  vi.advanceTimersByTime(idleTime);
  await ended;

  const few = { positions: 3, dimensions: 4 };
  for await (const { snapshot } of runJob(callJob('rotaryTable', [few])))
    expect(snapshot).toEqual([workerCore.rotaryTable(few)]);
  expect(threads).toHaveLength(2);
});
