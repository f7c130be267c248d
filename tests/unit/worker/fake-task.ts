import type { Job } from '../../../web/worker/job.js';
import type { Task } from '../../../web/worker/task.js';

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

export const getWalk = (steps: number, seed = 1, pieces = 1): Job<readonly Walk[]> => ({
  kind: 'walk',
  spec: { steps, seed, pieces },
});

/** The place to which the next step leads: it depends on the place where one is. */
const next = (place: number): number => (place * 48_271) % 2_147_483_647;

/** The walk as it has to be, whoever makes it. */
export function walked(steps: number, seed = 1): Walk[] {
  let place = seed;
  for (let step = 0; step < steps; ++step) place = next(place);
  return [{ steps, place }];
}

/** The walks under way. */
export class Walks {
  readonly states = new Set<{ steps: number; place: number }>();

  *start({ steps, seed, pieces }: WalkSpec): Task<Walk> {
    const state = { steps: 0, place: seed };
    const seen = () => ({ fraction: state.steps / steps, snapshot: () => ({ ...state }) });
    yield seen();
    this.states.add(state);
    try {
      while (state.steps < steps) {
        for (let piece = 1; piece < pieces; ++piece) yield seen();
        state.place = next(state.place);
        state.steps += 1;
        yield seen();
      }
    } finally {
      this.states.delete(state);
    }
  }
}
