import { vi } from 'vitest';

import { RunningJob, type Task } from '../../../web/worker/task.js';

/** Runs a whole job on this thread. */
export function runTasks<Snapshot>(tasks: readonly Task<Snapshot>[], atOnce = 8): Snapshot[] {
  const running = new RunningJob(tasks, atOnce);
  try {
    while (!running.advance(Infinity));
    return running.snapshot();
  } finally {
    running.free();
  }
}

/** A clock that advances only when the test says so. */
export function stopClock(): { time: number } {
  const clock = { time: 0 };
  vi.spyOn(performance, 'now').mockImplementation(() => clock.time);
  return clock;
}

/** A clock on which every piece takes long, so that batches don't grow. */
export function slowClock(): void {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 1_000));
}
