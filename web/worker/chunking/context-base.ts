import { contextBase } from '../../core/fields/context.js';
import type { ContextBases, ContextBaseSpec } from '../../core/index.js';
import { timedBatches } from '../timed-batches.js';
import { concat, type Chunks } from './chunked-call.js';

/**
 * Splits the search for windows of bases into calls with a limited number of sums. The total is unknown until the
 * search ends, so its fraction is 0 until then. A spec that limits the sums itself isn't split.
 */
export function splitContextBase(spec: ContextBaseSpec): Chunks<ContextBaseSpec, ContextBases> | undefined {
  if (spec.sums !== contextBase.sums.max || !Number.isSafeInteger(spec.windows)) return undefined;
  return function* (call) {
    let found: ContextBases = {
      starts: new Float64Array(),
      ends: new Float64Array(),
      reached: Float64Array.from(spec.reached),
    };
    const batches = timedBatches(spec.sums, (_, sums) => {
      const windows = spec.windows - found.starts.length;
      const { starts, ends, reached } = call({ ...spec, windows, sums, reached: found.reached });
      found = { starts: concat(found.starts, starts), ends: concat(found.ends, ends), reached };
    });
    for (const done of batches) {
      const isDone = found.reached.length === 0 || done === spec.sums;
      yield isDone ? { fraction: 1, snapshot: () => found } : { fraction: 0, snapshot: () => undefined };
      if (isDone) return;
    }
  };
}
