import type { Core } from '../core/core.js';
import { kindsBy } from './kinds.js';
import type { Job } from './job.js';

/**
 * The whole of a job on this thread, without a worker: in Node, for one.
 *
 * @throws What the core throws, and a TypeError for a kind that there is not.
 */
export function doneHere<Look>(core: Core, { kind, spec }: Job<Look>): Look {
  const known = kindsBy(() => performance.now())[kind];
  if (!known) throw new TypeError(`There is no kind of job that is called ${kind}`);
  const work = known.begin(core, spec, 0);
  try {
    while (work.step(Infinity));
    return work.look() as Look;
  } finally {
    work.free();
  }
}
