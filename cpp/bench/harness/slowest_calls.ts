// Times each call's slowest spec: within the limits of pages on the main thread, where over 50 ms is noticeable, and as
// a worker job, whose slices must stay below 40 ms.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { callNames, moduleCalls } from '../../../web/core/modules.js';
import type { CallName } from '../../../web/core/specs.js';
import { exerciseManifest, manifests } from '../../../web/generator/figures/manifests.js';
import { maxInPages } from '../implementations/page_specs.js';
import { table } from './markdown.js';
import { root } from './paths.js';

/** A call's result. Times are undefined if it was terminated after `patience`, or if the core rejected the spec. */
export interface SlowestCall {
  readonly call: CallName;
  /** Who makes the call: pages on the main thread, pages in a worker, or only users of the package. */
  readonly by: 'pages' | 'workers' | 'packages';
  readonly milliseconds: number | undefined;
  /** Within the limits of pages, if they make the call on the main thread. */
  readonly inPage: number | undefined;
  /** WebAssembly memory in bytes afterwards. */
  readonly heap: number | undefined;
  /** The longest slice, if it's a job. */
  readonly step: number | undefined;
  readonly refusal: string | undefined;
}

const patience = 30_000;
/** Noticeable blocking of a page's main thread, and the maximum slice of a worker, in milliseconds. */
const goals = { inPage: 50, step: 40 };

const elements = [...manifests, exerciseManifest];
const inPages = new Set<CallName>(elements.flatMap(({ calls, besides = [] }) => [...calls, ...besides]));
const inWorkers = new Set<CallName>(elements.flatMap(({ jobs = [] }) => jobs));
const asJob = (call: CallName): boolean =>
  inWorkers.has(call) && (call === 'train' || (moduleCalls.core as readonly CallName[]).includes(call));

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

/** All calls whose name contains `only`. */
export async function slowestCalls(tell: (text: string) => void, only: string): Promise<SlowestCall[]> {
  const results: SlowestCall[] = [];
  for (const call of callNames.filter((name) => name.includes(only))) {
    tell(`The slowest ${call}`);
    const { milliseconds, heap, refusal } = await timed(call);
    const by = inPages.has(call) ? 'pages' : inWorkers.has(call) ? 'workers' : 'packages';
    const nearer = by === 'pages' && maxInPages[call] ? await timed(call, 'page') : { milliseconds, refusal };
    const step = asJob(call) ? await timed(call, 'job') : {};
    results.push({
      ...{ call, by, milliseconds, heap, step: step.milliseconds },
      inPage: by === 'pages' ? nearer.milliseconds : undefined,
      refusal: refusal ?? nearer.refusal ?? step.refusal,
    });
  }
  return results;
}

export function slowestTable(calls: readonly SlowestCall[]): string {
  const within = (measured: number | undefined, max: number) =>
    measured === undefined ? '' : `${measured.toPrecision(3)}${measured > max ? ' **missed**' : ''}`;
  const rows = calls.map(({ call, by, milliseconds, inPage, heap, step, refusal }) => [
    call,
    by,
    refusal ?? milliseconds?.toPrecision(3) ?? `over ${patience}`,
    within(inPage, goals.inPage),
    within(step, goals.step),
    heap === undefined ? '' : (heap / 2 ** 20).toFixed(1),
  ]);
  const heads = ['call', 'asked by', 'ms', `in pages, at most ${goals.inPage} ms`];
  return table([...heads, `longest step of a job, at most ${goals.step} ms`, 'heap, MiB'], rows);
}
