import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Reply, Request } from '../../../web/exercises/code/messages.js';
import { limits, type Run } from '../../../web/exercises/code/run.js';
import { CodeRunner, type WorkerLike } from '../../../web/exercises/code/runner.js';

/** A worker that sends only what the test says. */
class Silent implements WorkerLike {
  onmessage: ((event: MessageEvent<Reply>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  ended = false;

  readonly postMessage = vi.fn<(request: Request) => void>();

  terminate(): void {
    this.ended = true;
  }

  t(reply: Reply): void {
    this.onmessage?.({ data: reply } as MessageEvent<Reply>);
  }
}

const spec = { source: '', name: 'encode', calls: [] };
let workers: Silent[];
let runner: CodeRunner;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  runner = new CodeRunner(() => {
    const worker = new Silent();
    workers.push(worker);
    return worker;
  });
});

afterEach(() => vi.useRealTimers());

/** Collects the result of a run. */
function awaited(): { run?: Run | undefined } {
  const found: { run?: Run | undefined } = {};
  void runner.run(spec).then((run) => (found.run = run));
  return found;
}

test('a worker stuck in a native loop is terminated half a second after its deadline, and the next run starts another', async () => {
  const found = awaited();
  // Loading the engine may take longer.
  await vi.advanceTimersByTimeAsync(60_000);
  workers[0]?.t({ id: 1, kind: 'started' });
  await vi.advanceTimersByTimeAsync(limits.stuck);
  expect(found.run).toBeUndefined();
  await vi.advanceTimersByTimeAsync(500);
  expect(found.run).toEqual({ returned: [], fault: { kind: 'stuck' }, log: [] });
  expect(workers[0]?.ended).toBe(true);
  awaited();
  expect(workers).toHaveLength(2);
});

test('results survive if the search for the line gets stuck', async () => {
  const found = awaited();
  const run: Run = { returned: [{ kind: 'number', value: 1 }], fault: { kind: 'memory' }, log: ['a'] };
  workers[0]?.t({ id: 1, kind: 'started' });
  await vi.advanceTimersByTimeAsync(limits.time);
  workers[0]?.t({ id: 1, kind: 'searching', run });
  await vi.advanceTimersByTimeAsync(limits.search);
  expect(found.run).toBeUndefined();
  await vi.advanceTimersByTimeAsync(500);
  expect(found.run).toBe(run);
});

test('a completed search gives the line', async () => {
  const found = awaited();
  const run: Run = { returned: [], fault: { kind: 'time' }, log: [] };
  workers[0]?.t({ id: 1, kind: 'started' });
  workers[0]?.t({ id: 1, kind: 'searching', run });
  workers[0]?.t({ id: 1, kind: 'finished', run: { ...run, fault: { kind: 'time', line: 3 } } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(found.run?.fault?.line).toBe(3);
  expect(workers[0]?.ended).toBe(false);
});
