import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';

import { build, dumps, root } from './paths.js';
import type { Contender } from './contenders.js';
import type { Running } from './measure.js';

/** The error of a table. */
export interface Accuracy {
  readonly largestError: number;
  /** Entries that aren't the float nearest to the exact value. */
  readonly wrong: number;
  /** All entries. */
  readonly numbers: number;
}

/** A table, or a range of one, of which every n-th row is checked. */
export interface Sample {
  readonly shape: readonly [positions: number, dimensions: number, offset: number];
  readonly every: number;
}

const program = `${build}/native/cpp/bench/accuracy`;
const maxBuffer = 64 << 20;

/** Whether the accuracy program could be built; it needs g++ for quadruple precision. */
export const canMeasureAccuracy = (): boolean => existsSync(program);

/** The accuracy of the contenders' tables for a sample, compared with quadruple precision. */
export async function getAccuracy(
  contenders: readonly Contender[],
  { started }: Running,
  { shape, every }: Sample,
): Promise<Map<Contender, Accuracy>> {
  await mkdir(dumps, { recursive: true });
  const present = contenders.filter(({ runner, exact }) => exact && started.has(runner));
  const files = present.map(({ id }) => `${dumps}/${id}.f32`);
  for (const [i, { runner, implementation }] of present.entries()) {
    await started.get(runner)!.dump(implementation, files[i]!, every, shape);
  }
  const words = ['table', ...shape, every, ...files].map(String);
  const reply = JSON.parse(execFileSync(program, words, { encoding: 'utf8' })) as {
    numbers: number;
    files: { largestError: number; wrong: number }[];
  };
  await rm(dumps, { recursive: true });
  return new Map(present.map((contender, i) => [contender, { ...reply.files[i]!, numbers: reply.numbers }]));
}

export interface ExactValueCheck {
  readonly numbers: number;
  /** The largest difference between the program's exact values and mpmath's. */
  readonly largest: number;
}

/** Validates the program's exact values with mpmath, if installed. */
export function checkExactValues(python: string, { shape }: Sample, count: number): ExactValueCheck | undefined {
  const values = execFileSync(program, ['values', count, ...shape].map(String), {
    encoding: 'utf8',
    maxBuffer,
  });
  const reply = JSON.parse(
    execFileSync(python, [`${root}/cpp/bench/check_exact_values.py`], { input: values, encoding: 'utf8' }),
  ) as ExactValueCheck | { missing: string };
  return 'missing' in reply ? undefined : reply;
}
