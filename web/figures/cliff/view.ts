import type { CliffLine, CliffPoint, Measured } from './data.js';
import { sigmas } from './run.js';
import type { Line, Mark } from '../shared/plot/plot.js';
import { linear, log, type Scale } from '../shared/plot/scale.js';

/** Dash and marker per width, so that no colour is needed. */
export const lineStyles: readonly Pick<Line, 'dash' | 'marker'>[] = [
  { dash: [2, 4], marker: 'ring' },
  { dash: [], marker: 'dot' },
  { dash: [9, 4], marker: 'square' },
];

const [min, max] = [sigmas[0] ?? 1, sigmas.at(-1) ?? 1];
/** Padding of the logarithmic noise axis, as a factor. */
const margin = 1.12;

export const noiseScale = log(min / margin, max * margin);
export const sigmaTicks: readonly number[] = [0.1, 0.2, 0.5, 1, 2, 4];

/** Clamps the noise to the measured levels, with the three digits that a drag can set. */
export const getSigma = (noise: number): number => Number(Math.min(max, Math.max(min, noise)).toPrecision(3));

/** Below the bound of 1024 dimensions at the lowest noise, the smallest value drawn. */
const minError = 0.015;

/**
 * The y scale of errors, up to the number of candidates, the largest possible error. An error of 0 is drawn at the
 * bottom edge.
 */
export function errorScale(candidates: number): Scale {
  const scale = log(minError, candidates);
  const at = (value: number): number => (value > minError ? Math.min(1, scale.at(value)) : 0);
  return { ...scale, name: 'error', at };
}

/** Powers of ten, and optionally 0. */
export const errorTicks = (candidates: number, withZero: boolean): readonly number[] => [
  ...(withZero ? [0] : []),
  ...[0.1, 1, 10, 100, 1_000, 10_000, 100_000].filter((power) => power < candidates),
];

/** Slightly beyond 0 to 1, so that lines at the ends aren't clipped. */
export const rateScale = linear(-1 / 23, 24 / 23);

/** The lines of a plot with error bars of one standard error, and the bounds. */
export interface PanelMarks {
  readonly lines: readonly Line[];
  readonly bars: readonly Mark[];
  readonly bounds: readonly Line[];
}

export function panelMarks(
  lines: readonly CliffLine[],
  of: (point: CliffPoint) => Measured,
  withBounds: boolean,
): PanelMarks {
  return {
    lines: lines.map(({ points }, width) => ({
      type: 'line',
      points: points.map((point) => ({ x: point.sigma, y: of(point).value })),
      ...lineStyles[width % lineStyles.length]!,
    })),
    bars: lines.map(({ points }) => ({
      type: 'errorBars',
      bars: points.map((point) => {
        const { low, high } = of(point);
        return [
          { x: point.sigma, y: low },
          { x: point.sigma, y: high },
        ] as const;
      }),
    })),
    bounds: (withBounds ? lines : []).map(({ points }) => ({
      type: 'line',
      points: points.map(({ sigma, bound }) => ({ x: sigma, y: bound })),
      color: 'var(--ink-soft)',
      width: 1,
    })),
  };
}
