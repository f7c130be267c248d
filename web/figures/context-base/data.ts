import type { Core } from '../../core/core.js';
import { contextBase } from '../../core/fields/longer.js';

/** Up to here windows of bases are looked for, some seconds in a worker, and all distances summed within a frame or two. */
export const longest = contextBase.length.max;
/** Enough of them to see that there is no threshold. */
const maxWindows = 6;
const maxSamples = 241;

/** The search for the windows. */
export interface Searched {
  readonly dimensions: number;
  readonly length: number;
}

/** Bases from `start` to `end` hold. */
export interface Window {
  readonly start: number;
  readonly end: number;
}

export interface Windows {
  readonly searched: Searched;
  readonly windows: readonly Window[];
}

/** The sums of all distances, in runs. */
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

export const getKey = ({ dimensions, length }: Searched): string => `${dimensions} ${length}`;

export const getSpec = (searched: Searched) => ({ ...searched, windows: maxWindows });

export const getWindows = (
  searched: Searched,
  found: { readonly starts: Float64Array; readonly ends: Float64Array },
): Windows => ({
  searched,
  windows: Array.from(found.starts, (start, index) => ({ start, end: found.ends[index] ?? start })),
});

/** The text that the build leaves in the page, and that is read back. */
export const windowsText = (windows: Windows): string => JSON.stringify(windows);
export const readWindows = (text: string | null): Windows | undefined =>
  text ? (JSON.parse(text) as Windows) : undefined;
