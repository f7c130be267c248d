import type { Core } from '../../core/core.js';
import { contextBase } from '../../core/fields/context.js';

/**
 * The maximum length: the search for windows takes seconds in a worker, and summing all distances one or two frames.
 */
export const maxLength = contextBase.length.max;
/** Enough to show that there's no single threshold. */
const maxWindows = 6;
const maxSamples = 241;

/** The parameters of a search for windows. */
export interface SearchSpec {
  readonly dimensions: number;
  readonly length: number;
}

/** A range of bases, from `start` to `end`, that keep the sum nonnegative. */
export interface Window {
  readonly start: number;
  readonly end: number;
}

export interface Windows {
  readonly settings: SearchSpec;
  readonly windows: readonly Window[];
}

/** The sum at every distance, with minimum and maximum per bin of distances. */
export interface Sums {
  readonly dimensions: number;
  readonly base: number;
  readonly length: number;
  readonly lows: readonly number[];
  readonly highs: readonly number[];
  readonly firstNegative: number;
  readonly min: number;
}

export function getSums(core: Core, dimensions: number, base: number, length: number): Sums {
  const spec = { dimensions, base, length, samples: Math.min(length, maxSamples) };
  return core.lend('contextSums', spec, ({ lows, highs, firstNegative, min }) => ({
    ...{ dimensions, base, length, firstNegative, min },
    lows: Array.from(lows),
    highs: Array.from(highs),
  }));
}

export const getSpec = (searched: SearchSpec) => ({ ...searched, windows: maxWindows });

export const getWindows = (
  settings: SearchSpec,
  found: { readonly starts: Float64Array; readonly ends: Float64Array },
): Windows => ({
  settings,
  windows: Array.from(found.starts, (start, index) => ({ start, end: found.ends[index] ?? start })),
});
