import { CallsWork } from './calls.js';
import type { Calls } from './job.js';
import type { Clock, Kind } from './kind.js';
import type { TrainingSpec } from './training.js';
import { TrainingWork } from './training-work.js';

/** The kinds of jobs by their names. `now` is what their pieces are measured by. */
export const kindsBy = (now: Clock): Readonly<Record<string, Kind>> => ({
  calls: { module: 'core', begin: (core, spec) => new CallsWork(core, spec as Calls, now) },
  training: { module: 'training', begin: (core, spec) => new TrainingWork(core, spec as TrainingSpec, now) },
});
