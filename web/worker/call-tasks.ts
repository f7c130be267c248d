import type { Core } from '../core/core.js';
import type { CallName, Results, Specs } from '../core/specs.js';
import { getChunks } from './chunking/chunkings.js';
import type { Calls } from './job.js';
import type { Task } from './task.js';

type Spec = Specs[CallName];
type Result = Results[CallName];

/** One call of the core: in chunks, where that is possible. */
function* callTask(name: CallName, spec: Spec, call: (spec: Spec) => Result): Task<Result | undefined> {
  yield { fraction: 0, snapshot: () => undefined };
  const chunks = getChunks<CallName>(name, spec);
  if (chunks) return yield* chunks(call);
  const result = call(spec);
  yield { fraction: 1, snapshot: () => result };
}

/** A call for each spec. The first chunks of all specs come first: so a plot is whole early and then grows sharper. */
export function callTasks(core: Core, { call, specs }: Calls): Task<Result | undefined>[] {
  const methods = core as unknown as Readonly<Record<CallName, (spec: Spec) => Result>>;
  return specs.map((spec) => callTask(call, core.wholeSpec<CallName>(call, spec), (part) => methods[call](part)));
}
