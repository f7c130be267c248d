import type { Core } from '../core/core.js';
import type { CallName, Results, Specs } from '../core/specs.js';
import { getChunks } from './chunking/chunkings.js';
import type { Calls } from './job.js';
import type { Task } from './task.js';

type Spec = Specs[CallName];
type Result = Results[CallName];

/** Runs one call of the core, in chunks if the call can be split. */
function* callTask(name: CallName, spec: Spec, call: (spec: Spec) => Result): Task<Result | undefined> {
  yield { fraction: 0, snapshot: () => undefined };
  const chunks = getChunks<CallName>(name, spec);
  if (chunks) return yield* chunks(call);
  const result = call(spec);
  yield { fraction: 1, snapshot: () => result };
}

/** One task per spec. All first chunks run before any second one, so a plot is complete early and then gets sharper. */
export function callTasks(core: Core, { call, specs }: Calls): Task<Result | undefined>[] {
  const methods = core as unknown as Readonly<Record<CallName, (spec: Spec) => Result>>;
  return specs.map((spec) => callTask(call, core.wholeSpec<CallName>(call, spec), (part) => methods[call](part)));
}
