import type { Core } from '../../../web/core/core.js';
import type { Implementations } from './implementations.js';

/**
 * Steps of training, of the nearest noun with a learned table (experiment C of the training lab) at this shape: a fresh batch, forward, back, and Adam.
 * The shape is dimensions, length, batch and layers; a run goes on from one turn to the next.
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
