import type { Core } from '../../core/core.js';
import type { Arguments } from '../code/run.js';

/** A call of the reader's function and the expected result. */
export interface CodeCase {
  readonly given: Arguments;
  readonly expected: number | readonly number[];
}

/** Generates the test calls of a function, with expected results, for a seed. */
export type CaseGenerator = (core: Core, seed: number) => readonly CodeCase[];
