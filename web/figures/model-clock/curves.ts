import { html, nothing, type TemplateResult } from 'lit';
import { describePlot } from '../shared/charts/describe-plot.js';
import type { Point } from '../shared/charts/point.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { newRegion } from '../shared/plot/new-region.js';
import { plot, type Axis } from '../shared/plot/plot.js';
import type { Reader } from '../shared/plot/reader-mark.js';
import { linear, log } from '../shared/plot/scale.js';
import { formatNumber, significant } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { powerOfTen } from '../shared/reader/scientific-notation.js';
import type { ShownClock } from './view-model.js';

/** Positions per turn of other pairs, to compare with. */
export interface OtherCurve {
  readonly name: string;
  /** The title of the ratio to it. */
  readonly ratio: string;
  readonly wavelengths: Float64Array;
}

/** Whole powers of ten from 1 up, at most seven. */
function powersUpTo(largest: number): readonly number[] {
  const last = Math.ceil(Math.log10(largest));
  const step = Math.ceil(last / 6);
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, place) => 10 ** (place * step));
}

const toPoints = (values: ArrayLike<number>): readonly Point[] => Array.from(values, (y, x) => ({ x, y }));

/** The wavelengths of all pairs, with another curve and their ratio, if there is one. */
export function curves(
  t: Translate,
  { numbers, pairs, setting }: ShownClock,
  name: string,
  other: OtherCurve | undefined,
  reader: Reader,
): TemplateResult {
  const { seen, unseen, reference, turning, beforeWavelengths, wavelengths } = numbers;
  const own = toPoints(wavelengths);
  const finite = [...wavelengths, ...(other?.wavelengths ?? [])].filter(Number.isFinite);
  const largest = Math.max(1_000, numbers.length, ...finite);
  const scale = log(1, 10 ** Math.ceil(Math.log10(largest)));
  // Pairs of images aren't in the order of their speeds.
  const isImage = setting.layers.axes !== undefined;
  const first = seen && !isImage ? seen.subarray(0, turning).findIndex((share) => share < 1) : -1;
  const stretch = numbers.length / (reference?.positions ?? numbers.length);
  const dot = { type: 'line', width: 0, marker: 'dot' } as const;
  const count = Math.max(pairs, other?.wavelengths.length ?? 0);
  const x: Axis = {
    scale: linear(-0.5, count - 0.5),
    ticks: [...new Set([...[0, 1, 2, 3].map((quarter) => Math.round((quarter * count) / 4)), count - 1])],
    grid: false,
    title: t('modelClock.pairAxis'),
  };
  return html`${plot({
    label: describePlot(t, 'modelClock.pairAxis', 'modelClock.wavelength'),
    x,
    y: {
      scale,
      ticks: powersUpTo(largest),
      format: (wavelength) =>
        wavelength < 10_000 ? formatNumber(wavelength) : powerOfTen(wavelength).replace('1·', ''),
      title: t('modelClock.wavelength'),
    },
    marks: [
      { type: 'rule', y: numbers.length, color: 'var(--accent)', width: 1.5 },
      {
        type: 'text',
        x: -0.5,
        y: numbers.length,
        text: t(isImage ? 'modelClock.sideLine' : 'modelClock.lengthLine', { positions: formatNumber(numbers.length) }),
        place: 'above right strong',
        color: 'var(--accent)',
      },
      first >= 0 && {
        type: 'text',
        x: count - 0.5,
        y: scale.min,
        text: t('modelClock.region'),
        place: 'above left',
        className: 'region',
      },
      other && {
        type: 'line',
        points: toPoints(other.wavelengths),
        color: 'var(--ink-soft)',
        width: 1.5,
        dash: [5, 4],
        legend: other.name,
      },
      { type: 'line', points: own, width: 1.25, legend: name },
      unseen?.some((share) => share > 0) && {
        ...dot,
        points: own.filter((_, pair) => unseen[pair]! > 0),
        color: 'var(--warning)',
        legend: t('modelClock.meetsNew'),
      },
      ...own.map((point, pair) => ({ ...dot, points: [point], color: handColour(pair, pairs) })),
    ],
    reader,
    children:
      first < 0
        ? nothing
        : newRegion(count, first, { scale, side: -1, edge: (pair) => stretch * (beforeWavelengths[pair] ?? 0) }),
  })}
  ${other ? ratioPlot(t, wavelengths, other, x) : nothing}`;
}

/** How many times as long a turn takes as in the other curve. */
function ratioPlot(t: Translate, wavelengths: Float64Array, other: OtherCurve, x: Axis): TemplateResult {
  const points = toPoints(wavelengths.map((each, pair) => each / (other.wavelengths[pair] ?? NaN)));
  const ratios = points.map(({ y }) => y).filter(Number.isFinite);
  const [low, high] = [Math.min(1, ...ratios), Math.max(1, ...ratios)];
  const room = high === low ? 0.5 : 0;
  return plot({
    className: 'ratio',
    label: describePlot(t, 'modelClock.pairAxis', 'modelClock.ratio'),
    x,
    y: {
      scale: linear(low - room, high + room),
      ticks: [...new Set([low, 1, high])],
      format: (ratio) => significant(ratio, 3),
      title: other.ratio,
    },
    marks: [{ type: 'line', points, width: 2 }],
  });
}
