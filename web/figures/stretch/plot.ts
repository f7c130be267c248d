import { nothing } from 'lit';
import { describePlot } from '../shared/charts/describe-plot.js';
import type { Point } from '../shared/charts/point.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { newRegion, type RegionAxis } from '../shared/plot/new-region.js';
import type { PlotSpec } from '../shared/plot/plot.js';
import type { Reader } from '../shared/plot/reader-mark.js';
import { linear, log } from '../shared/plot/scale.js';
import { formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { powerOfTen } from '../shared/reader/scientific-notation.js';
import type { Slowed, Stretched } from './data.js';
import type { Curve } from './manifest.js';

/** The logarithmic axis of one of the curves. */
interface CurveScale extends RegionAxis {
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
  /** The quantity of each pair that is drawn. */
  readonly of: (slowed: Slowed) => Float64Array;
}

/** Powers from 0 to `last` for five or six ticks. */
function getPowers(last: number): readonly number[] {
  const step = Math.max(1, Math.ceil(last / 6));
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, k) => k * step);
}

export function getScale(curve: Curve, { kept, plain, other, angles, settings }: Stretched): CurveScale {
  const room = Math.min(1, settings.trained / settings.length);
  if (curve === 'share') {
    const powers = Math.ceil(-Math.log2(Math.min(0.5, room, ...kept, ...(other?.kept ?? []))) - 1e-9);
    return {
      scale: log(2 ** -(powers + 0.25), 1),
      ticks: getPowers(powers).map((power) => 2 ** -power),
      format: (share) => (share === 1 ? '1' : `1/${formatNumber(1 / share)}`),
      of: (slowed) => slowed.kept,
      edge: () => room,
      side: 1,
    };
  }
  const all = [...angles.wavelengths, ...plain.wavelengths, ...(other?.wavelengths ?? []), settings.length];
  const powers = Math.ceil(Math.log10(Math.max(...all)));
  return {
    scale: log(1, 10 ** powers),
    ticks: getPowers(powers).map((power) => 10 ** power),
    format: (wavelength) => powerOfTen(wavelength).replace('1·', ''),
    of: (slowed) => slowed.wavelengths,
    edge: (pair) => plain.wavelengths[pair]! / room,
    side: -1,
  };
}

/** What each pair keeps, as trained and by the other formula, and where new angles are. */
export function stretchPlot(t: Translate, stretched: Stretched, curve: Curve, reader: Reader): PlotSpec {
  const { pairs, plain, other, angles, settings } = stretched;
  const { scheme, formula } = settings;
  const curveScale = getScale(curve, stretched);
  const first = angles.seen.findIndex((seen) => seen < 1);
  const { scale, ticks, format, side } = curveScale;
  const points = (slowed: Slowed): readonly Point[] => Array.from(curveScale.of(slowed), (y, x) => ({ x, y }));
  const own = points(stretched);
  const dot = { type: 'line', width: 0, marker: 'dot' } as const;
  const as = (one: typeof formula): string => t(`stretch.by.${one}`);
  return {
    label: describePlot(t, 'stretch.axis', `stretch.curve.${curve}`),
    x: {
      scale: linear(-0.5, pairs - 0.5),
      ticks: [...new Set([...[0, 1, 2, 3].map((quarter) => Math.round((quarter * pairs) / 4)), pairs - 1])],
      grid: false,
      title: t('stretch.axis'),
    },
    y: { scale, ticks, format, title: t(`stretch.curve.${curve}`) },
    marks: [
      first >= 0 && {
        type: 'text',
        x: pairs - 0.5,
        y: side === 1 ? scale.max : scale.min,
        text: t('stretch.region'),
        place: side === 1 ? 'below left' : 'above left',
        className: 'region',
      },
      scheme !== 'none' && {
        type: 'line',
        points: points(plain),
        color: 'var(--ink-soft)',
        width: 1.25,
        dash: [1, 3],
        legend: t('stretch.plain'),
      },
      other && {
        type: 'line',
        points: points(other),
        width: 1.5,
        dash: [5, 4],
        legend: as(formula === 'code' ? 'paper' : 'code'),
      },
      {
        type: 'line',
        points: own,
        width: 1.25,
        legend: other ? as(formula) : t(scheme === 'none' ? 'stretch.plain' : 'stretch.stretched'),
      },
      { ...dot, points: own.filter((_, pair) => angles.unseen[pair]! > 0), color: 'var(--warning)' },
      ...own.map((point, pair) => ({ ...dot, points: [point], color: handColour(pair, pairs) })),
    ],
    reader,
    children: first < 0 ? nothing : newRegion(pairs, first, curveScale),
  };
}
