/** Target milliseconds per batch. Several fit into a slice of the worker, so slices end on time. */
const batchTime = 6;

/** Minimum milliseconds per item, because clocks are coarse and may report 0. */
const minTime = 1e-6;

/**
 * Calls `run` for consecutive ranges of items and yields the number of finished items. The first batch has one item;
 * the next sizes follow from the time of the last batch and at most double.
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
