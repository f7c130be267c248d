/** Milliseconds that a batch should take. Several fit into a slice of the worker, so a slice ends on time. */
const batchTime = 6;

/** Clocks are coarse: what seems to take no time takes this many milliseconds. */
const minTime = 1e-6;

/**
 * Calls `run` for one range of items after the other, and yields the number of items that are done. The first batch is
 * one item; then the size follows from the time that the last batch took, and at most doubles.
 */
export function* timedBatches(
  total: number,
  run: (start: number, count: number) => void,
  maxCount = Infinity,
): Generator<number, void, void> {
  let size = 1;
  for (let done = 0; done < total;) {
    const count = Math.min(size, total - done, maxCount);
    const start = performance.now();
    run(done, count);
    const each = Math.max((performance.now() - start) / count, minTime);
    size = Math.max(1, Math.min(2 * count, Math.floor(batchTime / each)));
    done += count;
    yield done;
  }
}
