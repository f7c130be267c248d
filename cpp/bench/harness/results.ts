import type { Accuracy, ExactValueCheck, Sample } from './accuracy.js';
import type { FirstTable } from './first_table.js';
import type { GestureResult } from './gestures.js';
import type { Machine } from './machine.js';
import type { Measured } from './measure.js';
import type { SlowestCall } from './slowest_calls.js';
import type { Shape } from '../implementations/implementations.js';

/** All contenders for one table size. */
export interface SizeResult {
  readonly shape: Shape;
  readonly measured: readonly Measured[];
  /** By contender ID. */
  readonly first: Readonly<Record<string, FirstTable>>;
}

export interface AccuracyResult {
  readonly sample: Sample;
  /** By contender ID. */
  readonly accuracies: Readonly<Record<string, Accuracy>>;
}

/** Another job: our implementation first, then its baselines. */
export interface ComparisonResult {
  readonly title: string;
  readonly measured: readonly Measured[];
  /** By contender ID, if measured. */
  readonly accuracies?: Readonly<Record<string, Accuracy>>;
}

/** The content of build/bench/table.json. */
export interface Results {
  readonly machine: Machine;
  readonly date: string;
  /** The load average of one minute, at the start and at the end. */
  readonly load: readonly [before: number, after: number];
  readonly quick: boolean;
  readonly about: readonly string[];
  readonly missing: readonly string[];
  readonly sizes: readonly SizeResult[];
  readonly accuracy: readonly AccuracyResult[];
  readonly exactValueCheck: ExactValueCheck | undefined;
  readonly comparisons: readonly ComparisonResult[];
  /** Every call with its slowest spec. */
  readonly slowest: readonly SlowestCall[];
  /** One gesture per figure in the built site. */
  readonly gestures: readonly GestureResult[];
}

export function getSize(results: Results, positions: number, dimensions: number): SizeResult | undefined {
  return results.sizes.find(({ shape }) => shape[0] === positions && shape[1] === dimensions);
}

export function getMeasured(size: SizeResult | undefined, id: string): Measured | undefined {
  return size?.measured.find(({ contender }) => contender.id === id);
}
