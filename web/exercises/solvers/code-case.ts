import type { Core } from '../../core/core.js';
import type { Arguments } from '../code/run.js';

/** One call that the reader's function must answer, and what the core answers to it. */
export interface CodeCase {
  readonly given: Arguments;
  readonly expected: number | readonly number[];
}

/** A function that readers write: its calls for a seed, with the results. */
export type Asked = (core: Core, seed: number) => readonly CodeCase[];
