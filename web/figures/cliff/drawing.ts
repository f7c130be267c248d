import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { curvePath, plotHeight } from '../shared/charts/likelihood-curve.js';
import { dataTable } from '../shared/data-table.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { CliffLine, Measured } from './data.js';
import type { WidthReception } from './reception.js';
import { sigmas } from './run.js';

/** One received code: the likelihood of each position, with a line at the true one, and how often such a fix is wrong. */
export function peaks(
  t: Translate,
  { dimensions, curve, found, wrong }: WidthReception,
  { hidden, candidates }: { readonly hidden: number; readonly candidates: number },
  wrongRate: number | undefined,
): TemplateResult {
  const numbers = { dimensions, hands: dimensions / 2, found: formatNumber(found, 0), hidden: formatNumber(hidden) };
  const at = inlineStyle(`--hidden: ${((100 * hidden) / candidates).toFixed(3)}%`);
  return html`<div class=${wrong ? 'peaks wrong' : 'peaks'} data-dimensions=${dimensions}>
    <div
      class="reception"
      style=${at}
      role="img"
      aria-label=${t(wrong ? 'cliff.wrongLabel' : 'cliff.rightLabel', numbers)}
    >
      <svg class="fill" viewBox=${`0 0 ${curve.length} ${plotHeight}`} preserveAspectRatio="none" aria-hidden="true">
        ${guard([curve], () => svg`<path d=${curvePath(curve)}></path>`)}
      </svg>
    </div>
    <p class="cluster small" aria-hidden="true">
      <strong>d = ${dimensions}</strong>
      <span class="found">${wrongRate === undefined ? nothing : t('cliff.wrong', { rate: rate(wrongRate) })}</span>
    </p>
  </div>`;
}

/** All values at one level of noise. */
export function describeLevel(t: Translate, index: number, lines: readonly CliffLine[]): string {
  const each = lines.flatMap(({ dimensions, points }) => {
    const point = points[index];
    if (!point) return [];
    return [t('cliff.spoken', { dimensions, error: length(point.error.value), rate: rate(point.wrong.value) })];
  });
  const sigma = formatNumber(sigmas[index] ?? 0);
  if (each.length === 0) return `σ = ${sigma}`;
  return t('cliff.at', { sigma, values: each.join(t('cliff.semicolon')) });
}

export function cliffTable(t: Translate, lines: readonly CliffLine[]): TemplateResult {
  const rows = lines.flatMap(({ dimensions, points }) => points.map((point) => ({ dimensions, ...point })));
  return dataTable(rows, [
    [t('cliff.dimensions'), ({ dimensions }) => dimensions],
    [t('cliff.sigma'), ({ sigma }) => formatNumber(sigma)],
    [t('cliff.trials'), ({ trials }) => formatNumber(trials)],
    [t('cliff.errorColumn'), ({ error }) => `${length(error.value)} (${lengthRange(error)})`],
    [t('cliff.boundColumn'), ({ bound }) => length(bound)],
    [t('cliff.wholeColumn'), ({ wholeError }) => `${length(wholeError.value)} (${lengthRange(wholeError)})`],
    [t('cliff.rateColumn'), ({ wrong }) => `${rate(wrong.value)} (${rateRange(wrong)})`],
  ]);
}

/** An error in positions with three significant digits, including trailing zeros. */
const length = (positions: number): string =>
  positions === 0 ? '0' : fixed(positions, Math.max(0, 2 - Math.floor(Math.log10(positions))));

/** A rate as a percentage, without the sign. */
const percentage = (fraction: number): string => fixed(100 * fraction, fraction < 0.1 ? 2 : 1);

const rate = (fraction: number): string => `${percentage(fraction)}%`;

/** An error's range of one standard error to either side. */
const lengthRange = ({ low, high }: Measured): string => `${length(low)}–${length(high)}`;
const rateRange = ({ low, high }: Measured): string => `${percentage(low)}–${percentage(high)}%`;
