/** Milliseconds that a batch should take. Several fit into a slice of the worker, so a slice ends on time. */
const batchTime = 6;

/** Clocks are coarse: what seems to take no time takes this many milliseconds. */
const minTime = 1e-6;

interface Batches {
  /** The number of items. */
  readonly total: number;
  /** The size of the first batch, before anything is known about the time that an item takes. */
  readonly first: number;
  /** The size of the largest batch. */
  readonly max?: number;
}

/**
 * Calls `run` for one range of items after the other, and yields the number of items that are done. The size of a
 * batch follows from the time that the last one took, and at most doubles.
 */
export function* timedBatches(
  { total, first, max = Infinity }: Batches,
  run: (start: number, count: number) => void,
): Generator<number, void, void> {
  let size = first;
  for (let done = 0; done < total;) {
    const count = Math.min(size, total - done, max);
    const start = performance.now();
    run(done, count);
    const each = Math.max((performance.now() - start) / count, minTime);
    size = Math.max(1, Math.min(2 * count, Math.floor(batchTime / each)));
    done += count;
    yield done;
  }
}
