import type { Core } from '../../core/core.js';
import { thinned } from '../shared/charts/decimate.js';
import type { Point } from '../shared/charts/point.js';

/** Tokens of a text in training: of the first LLaMA, whose scores Chen et al. fitted, and of Qwen-7B as first released. */
export const trainedLength = 2_048;

/** The longest text with a published perplexity. */
export const longest = 16_384;

/** The remedies that are added to the model, each to all before it. */
export const remedies = ['none', 'ntk', 'logn', 'window'] as const;
export type Remedy = (typeof remedies)[number];

/** Lengths of the texts of arXiv, in tokens. */
export const lengths: readonly number[] = [1024, 2048, 4096, 8192, 16384];

/** Perplexity at these lengths, as its authors published it (`source`). */
export const perplexities: Readonly<Record<Remedy, readonly number[]>> = {
  none: [4.23, 3.78, 39.35, 469.81, 2645.09],
  ntk: [4.23, 3.78, 3.59, 3.66, 5.71],
  logn: [4.23, 3.78, 3.58, 3.56, 4.62],
  window: [4.23, 3.78, 3.58, 3.49, 4.32],
};

export const source = {
  text: 'QwenLM/Qwen, README.md',
  url: 'https://github.com/QwenLM/Qwen/blob/main/README.md',
};

/** The published points up to a length, and the one on the straight line to the next. */
export function getLine(remedy: Remedy, length: number): readonly Point[] {
  const points = lengths.map((x, place) => ({ x, y: perplexities[remedy][place]! }));
  const within = points.filter(({ x }) => x <= length);
  const [last, next] = [within.at(-1), points[within.length]];
  if (!last || !next || last.x === length) return within;
  return [...within, { x: length, y: last.y + ((next.y - last.y) * (length - last.x)) / (next.x - last.x) }];
}

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

/** Few enough for the picture on the page. */
const getPoints = (scores: Float64Array, first: number): readonly Point[] =>
  thinned(
    Array.from(scores, (y, index) => ({ x: first + index, y })),
    241,
  );
