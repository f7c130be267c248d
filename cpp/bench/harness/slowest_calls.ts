// The time that each call takes at the end of its range: in the page, where what takes over 50 ms is felt, and as a job of a worker,
// whose steps stay under 40.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { callsOf } from '../../../web/core/fields.js';
import { callNames, type ModuleName } from '../../../web/core/modules.js';
import type { CallName } from '../../../web/core/specs.js';
import { table } from './markdown.js';
import { root } from './paths.js';

/** Of one call: undefined where it was ended after `patience`, or where the core refused the spec, for that reason. */
export interface SlowestCall {
  readonly call: CallName;
  readonly modules: readonly ModuleName[];
  readonly milliseconds: number | undefined;
  /** Bytes of WebAssembly memory afterwards. */
  readonly heap: number | undefined;
  /** The longest step, where it is a job. */
  readonly step: number | undefined;
  readonly refusal: string | undefined;
}

const patience = 30_000;
const ofWorkers: readonly ModuleName[] = ['jobs', 'training'];
const asJob: readonly CallName[] = [...callsOf.jobs, 'train'];

interface Timed {
  readonly milliseconds?: number;
  readonly heap?: number;
  readonly refusal?: string;
}

async function timed(call: CallName, ...kind: readonly string[]): Promise<Timed> {
  const words = ['--import', 'tsx', 'cpp/bench/runners/slowest_call.ts', call, ...kind];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root, timeout: patience });
    return JSON.parse(stdout) as Timed;
  } catch (error) {
    const { killed, stderr } = error as { readonly killed?: boolean; readonly stderr?: string };
    return killed ? {} : { refusal: /^\w*Error: .*$/m.exec(stderr ?? '')?.[0] ?? String(error) };
  }
}

/** All calls whose name holds a text. */
export async function slowestCalls(tell: (text: string) => void, only: string): Promise<SlowestCall[]> {
  const results: SlowestCall[] = [];
  for (const call of callNames.filter((name) => name.includes(only))) {
    tell(`The slowest ${call}`);
    const { milliseconds, heap, refusal } = await timed(call);
    const step = asJob.includes(call) ? (await timed(call, 'job')).milliseconds : undefined;
    const modules = (Object.keys(callsOf) as ModuleName[]).filter((name) =>
      (callsOf[name] as readonly CallName[]).includes(call),
    );
    results.push({ call, modules, milliseconds, heap, step, refusal });
  }
  return results;
}

/** The table of them as Markdown. */
export function slowestTable(calls: readonly SlowestCall[]): string {
  const rows = calls.map(({ call, modules, milliseconds, heap, step, refusal }) => [
    call,
    modules.every((name) => ofWorkers.includes(name)) ? 'workers' : 'pages',
    refusal ?? milliseconds?.toPrecision(3) ?? `over ${patience}`,
    step?.toPrecision(3) ?? '',
    heap === undefined ? '' : (heap / 2 ** 20).toFixed(1),
  ]);
  return table(['call', 'for', 'ms', 'longest step of its job, ms', 'heap, MiB'], rows);
}
