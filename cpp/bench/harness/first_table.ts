import { readFile, writeFile } from 'node:fs/promises';

import type { Shape } from '../implementations/implementations.js';
import { runners, type Contender } from './contenders.js';
import { MissingBaseline } from './runner.js';
import { median } from './statistics.js';

export interface FirstTable {
  /** Seconds for the first table in a new process, with cold code and untouched memory. */
  readonly seconds: number;
  /** Peak memory in bytes above that of the idle process. Linux only, not for browsers. */
  readonly peak: number | undefined;
}

export async function firstTable(
  contender: Contender,
  shape: Shape,
  processes: number,
): Promise<FirstTable | undefined> {
  const seconds: number[] = [];
  const peaks: number[] = [];
  for (let i = 0; i < processes; i++) {
    try {
      const runner = await runners[contender.runner]();
      const before = await watchPeak(runner.pid);
      seconds.push((await runner.time(contender.implementation, 1, shape)).seconds[0]!);
      const peak = await status(runner.pid, 'VmHWM');
      if (before !== undefined && peak !== undefined) peaks.push(peak - before);
      await runner.close();
    } catch (error) {
      if (error instanceof MissingBaseline) return undefined;
      throw error;
    }
  }
  return { seconds: median(seconds), peak: peaks.length > 0 ? median(peaks) : undefined };
}

/** Resets a process's peak memory and returns the current value in bytes. */
async function watchPeak(pid: number | undefined): Promise<number | undefined> {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  await writeFile(`/proc/${pid}/clear_refs`, '5'); // proc(5)
  return status(pid, 'VmRSS');
}

async function status(pid: number | undefined, field: string): Promise<number | undefined> {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  const kilobytes = new RegExp(`^${field}:\\s*(\\d+) kB`, 'm').exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
