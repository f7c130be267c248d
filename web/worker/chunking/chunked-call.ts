import type { Task } from '../task.js';
import { timedBatches } from '../timed-batches.js';

/** Runs one call chunk by chunk. The snapshot is the result so far. */
export type Chunks<Spec, Result> = (call: (spec: Spec) => Result) => Task<Result | undefined>;

/** Splits a call into ranges of items and merges the results of adjacent ranges. */
export interface Split<Spec, Result> {
  /** The number of items. If it's not a safe integer, the call isn't split and the core reports the error. */
  readonly count: (spec: Spec) => number;
  readonly range: (spec: Spec, start: number, count: number) => Spec;
  readonly merge: (before: Result, after: Result) => Result;
}

/** Splits calls that have at least two items. */
export const splitBy =
  <Spec, Result>({ count, range, merge }: Split<Spec, Result>) =>
  (spec: Spec): Chunks<Spec, Result> | undefined => {
    const total = count(spec);
    if (!Number.isSafeInteger(total) || total < 2) return undefined;
    return function* (call) {
      let result: Result | undefined;
      const batches = timedBatches(total, (start, items) => {
        const chunk = call(range(spec, start, items));
        result = result === undefined ? chunk : merge(result, chunk);
      });
      for (const done of batches) yield { fraction: done / total, snapshot: () => result };
    };
  };

type Numbers =
  Float32Array<ArrayBuffer> | Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

export function concat<Kind extends Numbers>(one: Kind, other: Kind): Kind {
  const joined = new (one.constructor as new (length: number) => Kind)(one.length + other.length);
  joined.set(one);
  joined.set(other, one.length);
  return joined;
}
