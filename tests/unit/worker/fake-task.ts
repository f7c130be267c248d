import type { Job } from '../../../web/worker/job.js';
import type { Task } from '../../../web/worker/task.js';

/** A sequence of dependent steps, so that no step can be made without the previous ones. */
export interface WalkSpec {
  readonly steps: number;
  readonly seed: number;
  /** Pieces per step; only the last one changes the snapshot. */
  readonly pieces: number;
}

export interface Walk {
  readonly steps: number;
  readonly place: number;
}

export const createWalk = (steps: number, seed = 1, pieces = 1): Job<readonly Walk[]> => ({
  kind: 'walk',
  spec: { steps, seed, pieces },
});

/** A step depends on the previous state. */
const next = (place: number): number => (place * 48_271) % 2_147_483_647;

export function expectedStates(steps: number, seed = 1): Walk[] {
  let place = seed;
  for (let step = 0; step < steps; ++step) place = next(place);
  return [{ steps, place }];
}

/** Running sequences. */
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
