import type { Core } from '../../../web/core/core.js';
import type { Implementations } from './implementations.js';

/**
 * Training steps on the nearest-noun task with a learned table (experiment C of the training lab): a new batch,
 * forward, backward, and Adam. The shape is dimensions, length, batch and layers; a run continues across turns.
 */
export function trainingImplementations(core: Core): Implementations {
  const runs = new Map<string, number>();
  const getRun = (...[dimensions, length, batch, layers]: readonly number[]): number => {
    const key = [dimensions, length, batch, layers].join();
    const known = runs.get(key);
    if (known !== undefined) return known;
    const { run } = core.startTraining({
      encoding: 'learned',
      dimensions: dimensions!,
      length: length!,
      batch: batch!,
      layers: layers!,
    });
    runs.set(key, run);
    return run;
  };
  return {
    about: 'build/wasm/training.wasm',
    fill: { step: (...shape) => core.train({ run: getRun(...shape) }).losses },
    heap: () => core.memory().heap,
  };
}
