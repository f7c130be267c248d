import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';

import { build, dumps, root } from './paths.js';
import type { Contender } from './contenders.js';
import type { Running } from './measure.js';

/** The distance of a table from the exact one. */
export interface Verdict {
  /** The largest absolute error. */
  readonly largestError: number;
  /** The number of entries that are not the float nearest to the exact value ... */
  readonly wrong: number;
  /** ... of how many. */
  readonly numbers: number;
}

/** A table, or a window of one, of which every so many rows are judged. */
export interface Sample {
  readonly shape: readonly [positions: number, dimensions: number, offset: number];
  readonly every: number;
}

const judge = `${build}/native/cpp/bench/judge`;
const mostBuffer = 64 << 20;

/** Whether the judge could be built: it takes g++, for its quadruple precision. */
export const canJudge = (): boolean => existsSync(judge);

/** The exactness of the contenders: their tables of a sample, held against values in quadruple precision. */
export async function judged(
  contenders: readonly Contender[],
  { started }: Running,
  { shape, every }: Sample,
): Promise<Map<Contender, Verdict>> {
  await mkdir(dumps, { recursive: true });
  const present = contenders.filter(({ runner, exact }) => exact && started.has(runner));
  const files = present.map(({ id }) => `${dumps}/${id}.f32`);
  for (const [i, { runner, work }] of present.entries()) {
    await started.get(runner)!.dump(work, files[i]!, every, shape);
  }
  const words = ['table', ...shape, every, ...files].map(String);
  const reply = JSON.parse(execFileSync(judge, words, { encoding: 'utf8' })) as {
    numbers: number;
    files: { largestError: number; wrong: number }[];
  };
  await rm(dumps, { recursive: true });
  return new Map(present.map((contender, i) => [contender, { ...reply.files[i]!, numbers: reply.numbers }]));
}

export interface JudgeCheck {
  readonly numbers: number;
  /** The largest difference between the judge's values and mpmath's. */
  readonly largest: number;
}

/** Holds the judge itself against mpmath, if that is installed. */
export function checkJudge(python: string, { shape }: Sample, count: number): JudgeCheck | undefined {
  const values = execFileSync(judge, ['values', count, ...shape].map(String), {
    encoding: 'utf8',
    maxBuffer: mostBuffer,
  });
  const reply = JSON.parse(
    execFileSync(python, [`${root}/cpp/bench/check_values.py`], { input: values, encoding: 'utf8' }),
  ) as JudgeCheck | { missing: string };
  return 'missing' in reply ? undefined : reply;
}
