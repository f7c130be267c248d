import type { Core } from '../../core/core.js';
import type { Point } from '../shared/charts/point.js';
import { thinned } from '../shared/charts/decimate.js';

/** As many distances have a number to be fitted to: the trained length of the first LLaMA, as in the paper. */
export const trainedLength = 2_048;
/** Longer texts show no more. */
export const longest = 16_384;
/** The drawing is part of the page's text. */
const drawnPoints = 241;

/** The settings that decide the fit. */
export interface FitSettings {
  readonly dimensions: number;
  readonly base: number;
  /** Its power of ten. */
  readonly ridge: number;
  readonly seed: number;
  readonly length: number;
}

/** The score over distance, and how large it becomes. */
export interface Fit {
  readonly settings: FitSettings;
  readonly inside: readonly Point[];
  readonly outside: readonly Point[];
  readonly squeezed: readonly Point[];
  readonly largest: { readonly inside: number; readonly outside: number; readonly squeezed: number };
  /** Root of the mean square of score minus target; targets are spread by 1. */
  readonly error: number;
}

export function getFit(core: Core, settings: FitSettings): Fit {
  const { dimensions, base, seed, length } = settings;
  const spec = { dimensions, base, trainedLength, length, ridge: Number(`1e${settings.ridge}`), seed };
  return core.lend('fitScores', spec, (found) => ({
    settings,
    inside: getPoints(found.inside, 0),
    outside: getPoints(found.outside, trainedLength),
    squeezed: getPoints(found.squeezed, 0),
    largest: { inside: found.largestInside, outside: found.largestOutside, squeezed: found.largestSqueezed },
    error: found.error,
  }));
}

const getPoints = (scores: Float64Array, first: number): readonly Point[] =>
  thinned(
    Array.from(scores, (y, index) => ({ x: first + index, y })),
    drawnPoints,
  );
