import { callTasks } from './call-tasks.js';
import type { Calls } from './job.js';
import type { TaskStarter } from './task.js';
import type { TrainingSpec } from './training.js';
import { trainingTasks } from './training-tasks.js';

/** Task starters by `Job.kind`. */
export const taskStarters: Readonly<Record<string, TaskStarter>> = {
  calls: { module: 'core', atOnce: Infinity, start: (core, spec) => callTasks(core, spec as Calls) },
  // The core can hold this many models per job and still have room for other jobs.
  training: { module: 'training', atOnce: 8, start: (core, spec) => trainingTasks(core, spec as TrainingSpec) },
};
