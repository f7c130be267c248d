import { CallsWork } from './calls.js';
import type { Calls } from './job.js';
import type { Clock, Kind } from './kind.js';

/** The kinds of jobs by their names. `now` is what their pieces are measured by. */
export const kindsBy = (now: Clock): Readonly<Record<string, Kind>> => ({
  calls: (core, spec) => new CallsWork(core, spec as Calls, now),
});
