// The time that each call takes at the end of its range, as far as pages go on their own thread, where what takes over 50 ms is
// felt, and as a job of a worker, whose steps stay under 40.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { callNames, moduleCalls } from '../../../web/core/modules.js';
import type { CallName } from '../../../web/core/specs.js';
import { exerciseManifest, manifests } from '../../../web/generator/figures/manifests.js';
import { maxInPages } from '../implementations/page_specs.js';
import { table } from './markdown.js';
import { root } from './paths.js';

/** Of one call: undefined where it was ended after `patience`, or where the core refused the spec, for that reason. */
export interface SlowestCall {
  readonly call: CallName;
  /** Those who make it: figures and exercises, figures by a worker, or nobody but users of class Core. */
  readonly by: 'pages' | 'workers' | 'packages';
  readonly milliseconds: number | undefined;
  /** As far as pages go, where they make it. */
  readonly inPage: number | undefined;
  /** Bytes of WebAssembly memory afterwards. */
  readonly heap: number | undefined;
  /** The longest step, where it is a job. */
  readonly step: number | undefined;
  readonly refusal: string | undefined;
}

const patience = 30_000;
/** The most that a page's thread is felt to stand still, and that a worker is deaf, in milliseconds. */
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

/** All calls whose name holds a text. */
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

/** The table of them as Markdown. */
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
