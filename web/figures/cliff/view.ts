import type { Point } from '../shared/charts/point.js';
import type { Line, Mark } from '../shared/plot/plot.js';
import { log, type Scale } from '../shared/plot/scale.js';
import { crossing, type CliffLine, type CliffPoint } from './data.js';
import { sigmas } from './run.js';

/** Dash and marker per width, so that no colour is needed. */
const lineStyles: readonly Pick<Line, 'dash' | 'marker'>[] = [
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

/** The index of the level nearest to a noise. */
export function levelNear(noise: number): number {
  const distances = sigmas.map((sigma) => Math.abs(Math.log(sigma / noise)));
  return distances.indexOf(Math.min(...distances));
}

/** Below the bound of 1024 dimensions at the lowest noise, the smallest value drawn. */
const minError = 0.015;

/** The y scale of errors, up to the number of candidates, the largest possible error. An error of 0 is at the bottom. */
export function errorScale(candidates: number): Scale {
  const scale = log(minError, candidates);
  const at = (value: number): number => (value > minError ? Math.min(1, scale.at(value)) : 0);
  return { ...scale, name: 'error', at };
}

export const errorTicks = (candidates: number): readonly number[] =>
  [0.1, 1, 10, 100, 1_000, 10_000, 100_000].filter((power) => power < candidates);

/** Where the names of the lines stand: no other line is to the left of one there. */
const nameHeight = 40;

/** For each width the bound, the errors with bars of one standard error, and its name. */
export function errorMarks(lines: readonly CliffLine[]): readonly Mark[] {
  const places = (points: readonly CliffPoint[], of: (point: CliffPoint) => number): readonly Point[] =>
    points.map((point) => ({ x: point.sigma, y: of(point) }));
  return lines.flatMap(({ dimensions, points }, width): Mark[] => {
    const x = crossing(points, nameHeight, ({ error }) => error.value);
    const name = { type: 'text', y: nameHeight, place: 'left strong', color: 'var(--ink)' } as const;
    return [
      { type: 'line', points: places(points, ({ bound }) => bound), color: 'var(--ink-soft)', width: 1 },
      {
        type: 'errorBars',
        bars: points.map(({ sigma, error }) => [
          { x: sigma, y: error.low },
          { x: sigma, y: error.high },
        ]),
      },
      { type: 'line', points: places(points, ({ error }) => error.value), ...lineStyles[width % lineStyles.length]! },
      ...(x === undefined ? [] : [{ ...name, x, text: `d = ${dimensions}` }]),
    ];
  });
}

/** The name of the bounds, below the end of the lowest one. */
export function boundName(lines: readonly CliffLine[], text: string): Mark | undefined {
  const ends = lines.flatMap(({ points }) => points.slice(-1).map(({ bound }) => bound));
  return ends.length > 0
    ? { type: 'text', x: noiseScale.max, y: Math.min(...ends), text, place: 'below left' }
    : undefined;
}
