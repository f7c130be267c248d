import { html, type TemplateResult } from 'lit';
import { crossing, type CliffLine, type CliffPoint, type Measured } from './data.js';
import { sigmas } from './run.js';
import { lineStyles, type PanelMarks } from './view.js';
import { dataTable } from '../shared/data-table.js';
import { sample, type Mark } from '../shared/plot/plot.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';

/** The names of the widths, to the left of where each line crosses a height; no other line is there. */
export const widthLabels = (
  lines: readonly CliffLine[],
  y: number,
  of: (point: CliffPoint) => number,
  place: string,
): readonly Mark[] =>
  lines.flatMap(({ dimensions, points }): Mark[] => {
    const x = crossing(points, y, of);
    const text = `d = ${dimensions}`;
    return x === undefined ? [] : [{ type: 'text', x, y, text, place, className: 'name', color: 'var(--ink)' }];
  });

/** The label of the bounds, above the end of the highest one. */
export function boundLabel(t: Translate, { bounds }: PanelMarks, x: number): Mark | undefined {
  const ends = bounds.flatMap(({ points }) => points.slice(-1).map(({ y }) => y));
  const text = t(ends.length > 1 ? 'cliff.bounds' : 'cliff.boundColumn');
  return ends.length > 0 ? { type: 'text', x, y: Math.max(...ends), text, place: 'above left' } : undefined;
}

export function describePlot(t: Translate, index: number, lines: readonly CliffLine[], whole: boolean): string {
  const each = lines.flatMap(({ dimensions, points }) => {
    const point = points[index];
    if (!point) return [];
    const { value } = whole ? point.wholeError : point.error;
    return [t('cliff.spoken', { dimensions, error: length(value), rate: rate(point.wrong.value) })];
  });
  const sigma = formatNumber(sigmas[index] ?? 0);
  if (each.length === 0) return `σ = ${sigma}`;
  return t('cliff.at', { sigma, values: each.join(t('cliff.semicolon')) });
}

/** The values at the reader's noise level, one row per width. Doubles as the legend. */
export function cliffReading(t: Translate, index: number, lines: readonly CliffLine[], whole: boolean): TemplateResult {
  const cell =
    (write: (point: CliffPoint) => unknown) =>
    ({ points }: CliffLine): unknown =>
      points[index] && write(points[index]);
  const withRange = (value: string, range: string): TemplateResult =>
    html`${value} <span class="range">${range}</span>`;
  return dataTable(
    lines,
    [
      [
        html`<span class="sigma">σ = ${formatNumber(sigmas[index] ?? 0)}</span>`,
        ({ dimensions }, width) =>
          html`${sample({ type: 'line', points: [], ...lineStyles[width % lineStyles.length]! })} d = ${dimensions}`,
      ],
      [
        t('cliff.errorColumn'),
        cell((point) => {
          const error = whole ? point.wholeError : point.error;
          return withRange(length(error.value), lengthRange(error));
        }),
      ],
      [t('cliff.boundColumn'), cell(({ bound }) => length(bound))],
      [t('cliff.rateColumn'), cell(({ wrong }) => withRange(rate(wrong.value), rateRange(wrong)))],
    ],
    { className: 'reading' },
  );
}

/** An error in positions with three significant digits, including trailing zeros. */
export function length(positions: number): string {
  return positions === 0 ? '0' : fixed(positions, Math.max(0, 2 - Math.floor(Math.log10(positions))));
}

/** A rate as a percentage, without the sign. */
const percentage = (fraction: number): string => fixed(100 * fraction, fraction < 0.1 ? 2 : 1);

export const rate = (fraction: number): string => `${percentage(fraction)}%`;

/** An error's range of one standard error to either side. */
export const lengthRange = ({ low, high }: Measured): string => `${length(low)}–${length(high)}`;
export const rateRange = ({ low, high }: Measured): string => `${percentage(low)}–${percentage(high)}%`;
