import type { CliffLine, CliffPoint, Measured } from './data.js';
import type { Point } from '../shared/charts/point.js';
import { sigmas } from './run.js';

/** The two plots, one above the other, over the same noise. */
export type Panel = 'error' | 'rate';

/** The look of a width: by dash, marker and weight, so that no colour is needed. */
export interface LineLook {
  readonly dash: readonly number[];
  readonly marker: 'ring' | 'dot' | 'square';
}
export const looks: readonly LineLook[] = [
  { dash: [2, 4], marker: 'ring' },
  { dash: [], marker: 'dot' },
  { dash: [9, 4], marker: 'square' },
];

const [min, max] = [sigmas[0] ?? 1, sigmas.at(-1) ?? 1];
/** Room beside the first and the last level of noise, as a factor. */
const margin = 1.12;

/** The place of a level of noise, from 0 at the left edge to 1 at the right one. */
export function across(sigma: number): number {
  return Math.log((sigma * margin) / min) / Math.log((max / min) * margin ** 2);
}

/** The noise at such a place, within the levels and in as many digits as a drag can choose. */
export function sigmaAt(share: number): number {
  const sigma = (min / margin) * ((max / min) * margin ** 2) ** share;
  return Number(Math.min(max, Math.max(min, sigma)).toPrecision(3));
}

export const sigmaTicks: readonly number[] = [0.1, 0.2, 0.5, 1, 2, 4];

/** The heights of a plot, from `from` at the bottom. */
export interface HeightScale {
  readonly ticks: readonly number[];
  /** From 0 at the bottom edge to 1 at the top; what lies below comes to rest at the bottom. */
  readonly up: (value: number) => number;
}

/** Below the bound of 1024 dimensions at the least noise, which is the widest and quietest that is drawn. */
const minError = 0.015;

/**
 * Powers of ten up to the number of candidates: a fix cannot be farther off. No logarithm reaches 0, so an error of 0 has the
 * bottom edge.
 */
export function errorScale(candidates: number, withZero: boolean): HeightScale {
  const powers = Array.from({ length: 8 }, (_, k) => 10 ** (k - 2)).map((power) => Number(power.toPrecision(1)));
  return {
    ticks: [...(withZero ? [0] : []), ...powers.filter((power) => power > minError && power < candidates)],
    up: (value) => (value > minError ? Math.min(1, Math.log(value / minError) / Math.log(candidates / minError)) : 0),
  };
}

/** A little more than 0 to 1, so that the ends are not cut. */
export const rateScale: HeightScale = { ticks: [0, 0.5, 1], up: (rate) => 0.04 + 0.92 * rate };

/** One width in one plot, all of it as shares of the plot: from 0 to 1, from the left and from the bottom. */
export interface Curve {
  readonly look: LineLook;
  readonly places: readonly Point[];
  /** From one standard error below to one above. */
  readonly whiskers: readonly (readonly [Point, Point])[];
  /** The bound, in the plot of errors. */
  readonly bound: readonly Point[];
}

export interface PanelView {
  readonly panel: Panel;
  /** The title of its heights: a panel, or the error of all trials. */
  readonly title: Panel | 'wholeError';
  readonly scale: HeightScale;
  readonly curves: readonly Curve[];
}

export interface CliffView {
  readonly error: PanelView;
  readonly rate: PanelView;
}

/** Both plots of a run. `whole` draws the errors of the fix rounded to whole positions. */
export function getView(candidates: number, lines: readonly CliffLine[], whole: boolean): CliffView {
  const errors = errorScale(candidates, whole);
  const getError = (point: CliffPoint): Measured => (whole ? point.wholeError : point.error);
  const view = (panel: Panel, scale: HeightScale, of: (point: CliffPoint) => Measured): PanelView => ({
    panel,
    title: panel === 'error' && whole ? 'wholeError' : panel,
    scale,
    curves: lines.map(({ points }, index) => ({
      look: looks[index % looks.length]!,
      places: points.map((point) => ({ x: across(point.sigma), y: scale.up(of(point).value) })),
      whiskers: points.map((point) => {
        const [x, { low, high }] = [across(point.sigma), of(point)];
        return [
          { x, y: scale.up(low) },
          { x, y: scale.up(high) },
        ];
      }),
      bound: panel === 'error' ? points.map(({ sigma, bound }) => ({ x: across(sigma), y: scale.up(bound) })) : [],
    })),
  });
  return { error: view('error', errors, getError), rate: view('rate', rateScale, ({ wrong }) => wrong) };
}
