import { nothing } from 'lit';
import { describePlot } from '../shared/charts/describe-plot.js';
import type { Point } from '../shared/charts/point.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { newRegion } from '../shared/plot/new-region.js';
import type { PlotSpec } from '../shared/plot/plot.js';
import type { Reader } from '../shared/plot/reader-mark.js';
import { linear, log } from '../shared/plot/scale.js';
import { formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { powerOfTen } from '../shared/reader/scientific-notation.js';
import type { Comparison } from './view.js';

/** Whole powers of ten from 1 up, at most seven. */
function powersUpTo(largest: number): readonly number[] {
  const last = Math.ceil(Math.log10(largest));
  const step = Math.ceil(last / 6);
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, place) => 10 ** (place * step));
}

/** The wavelengths of a file's pairs and of their edit, against the length of the text. */
export function settingsPlot(t: Translate, { pairs, file, edit, isEdited }: Comparison, reader: Reader): PlotSpec {
  const { numbers } = edit;
  const { seen, unseen, reference, turning, beforeWavelengths } = numbers;
  const points = (wavelengths: Float64Array): readonly Point[] => Array.from(wavelengths, (y, x) => ({ x, y }));
  const own = points(numbers.wavelengths);
  const all = [...own, ...points(file.numbers.wavelengths)].map(({ y }) => y).filter(Number.isFinite);
  const largest = Math.max(1_000, numbers.length, ...all);
  const scale = log(1, 10 ** Math.ceil(Math.log10(largest)));
  const first = seen ? seen.subarray(0, turning).findIndex((share) => share < 1) : -1;
  const stretch = numbers.length / (reference?.positions ?? numbers.length);
  const dot = { type: 'line', width: 0, marker: 'dot' } as const;
  return {
    label: describePlot(t, 'modelSettings.pair', 'modelSettings.wavelength'),
    x: {
      scale: linear(-0.5, pairs - 0.5),
      ticks: [...new Set([...[0, 1, 2, 3].map((quarter) => Math.round((quarter * pairs) / 4)), pairs - 1])],
      grid: false,
      title: t('modelSettings.pair'),
    },
    y: {
      scale,
      ticks: powersUpTo(largest),
      format: (wavelength) =>
        wavelength < 10_000 ? formatNumber(wavelength) : powerOfTen(wavelength).replace('1·', ''),
      title: t('modelSettings.wavelength'),
    },
    marks: [
      { type: 'rule', y: numbers.length, color: 'var(--accent)', width: 1.5 },
      {
        type: 'text',
        x: -0.5,
        y: numbers.length,
        text: t('modelSettings.lengthLine', { length: formatNumber(numbers.length) }),
        place: 'above right strong',
        color: 'var(--accent)',
      },
      first >= 0 && {
        type: 'text',
        x: pairs - 0.5,
        y: scale.min,
        text: t('modelSettings.region'),
        place: 'above left',
        className: 'region',
      },
      isEdited && {
        type: 'line',
        points: points(file.numbers.wavelengths),
        color: 'var(--ink-soft)',
        width: 1.5,
        dash: [5, 4],
        legend: t('modelSettings.inFile'),
      },
      { type: 'line', points: own, width: 1.25, legend: t(isEdited ? 'modelSettings.edited' : 'modelSettings.inFile') },
      unseen?.some((share) => share > 0) && {
        ...dot,
        points: own.filter((_, pair) => unseen[pair]! > 0),
        color: 'var(--warning)',
        legend: t('modelSettings.meetsNew'),
      },
      ...own.map((point, pair) => ({ ...dot, points: [point], color: handColour(pair, pairs) })),
    ],
    reader,
    children:
      first < 0
        ? nothing
        : newRegion(pairs, first, { scale, side: -1, edge: (pair) => stretch * beforeWavelengths[pair]! }),
  };
}
