import type { Job } from '../../../web/worker/job.js';
import type { Kind } from '../../../web/worker/kind.js';

/** A walk of so many steps, each of which starts where the last one ended: no step can be made without the ones before. */
export interface WalkSpec {
  readonly steps: number;
  readonly seed: number;
  /** Pieces of a step, of which only the last one is seen. */
  readonly pieces: number;
}

export interface Walk {
  readonly steps: number;
  readonly place: number;
}

export const getWalk = (steps: number, seed = 1, pieces = 1): Job<Walk> => ({
  kind: 'walk',
  spec: { steps, seed, pieces },
});

/** The place to which the next step leads: it depends on the place where one is. */
const next = (place: number): number => (place * 48_271) % 2_147_483_647;

/** The walk as it has to be, whoever makes it. */
export function walked(steps: number, seed = 1): Walk {
  let place = seed;
  for (let step = 0; step < steps; ++step) place = next(place);
  return { steps, place };
}

/** The state of every walk under way, by the number of its run, as a core has it that several runs share. */
export class Walks {
  readonly states = new Map<number, { steps: number; place: number }>();

  readonly begin: Kind['begin'] = (_, spec, run) => {
    const { steps, seed, pieces } = spec as WalkSpec;
    const state = { steps: 0, place: seed };
    let piece = 0;
    this.states.set(run, state);
    return {
      step: () => {
        if (++piece % pieces !== 0) return true;
        state.place = next(state.place);
        return ++state.steps < steps;
      },
      look: () => ({ ...state }),
      share: () => state.steps / steps,
      free: () => void this.states.delete(run),
    };
  };
}
