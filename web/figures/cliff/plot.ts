import { html, nothing, svg, type TemplateResult } from 'lit';
import { crossing, type CliffLine, type CliffPoint, type Measured } from './data.js';
import { cliffDrawing } from './drawing.js';
import { sigmas } from './run.js';
import { across, looks, sigmaTicks, type HeightScale, type Panel, type PanelView } from './view.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/** One plot: the drawing or the chart's canvas, the heights on the left, and each line's width beside its cliff. */
export function cliffPanel(
  t: Translate,
  view: PanelView,
  lines: readonly CliffLine[],
  label: string,
  charted: boolean,
): TemplateResult {
  const { panel, scale } = view;
  return html`
    <div class=${`panel ${panel}`}>
      <div role="img" aria-label=${label}>
        ${charted ? nothing : cliffDrawing(view)}
        <div class="canvas roomy"><canvas></canvas></div>
      </div>
      <div aria-hidden="true">
        <span class="label title">${t(`cliff.${view.title}`)}</span>
        ${scale.ticks.map((tick) => html`<span class="label y" style=${inlineStyle(`bottom: ${percent(scale.up(tick))}`)}>${panel === 'rate' ? `${formatNumber(100 * tick)} %` : formatNumber(tick, 3)}</span>`)}
        ${boundName(t, panel, lines, scale)}
        ${lines.map((line) => getName(line, panel === 'rate' ? getRate : getError, panel === 'rate' ? 0.5 : 10, scale))}
      </div>
    </div>
  `;
}

const getRate = ({ wrong }: CliffPoint): number => wrong.value;
const getError = ({ error }: CliffPoint): number => error.value;

/** Above the end of the highest bound. */
function boundName(
  t: Translate,
  panel: Panel,
  lines: readonly CliffLine[],
  scale: HeightScale,
): TemplateResult | typeof nothing {
  const ends = lines.flatMap(({ points }) => points.slice(-1).map(({ bound }) => bound));
  if (panel !== 'error' || ends.length === 0) return nothing;
  const place = `bottom: ${percent(scale.up(Math.max(...ends)))}`;
  return html`<span class="label bound-name" style=${inlineStyle(place)}
    >${t(ends.length > 1 ? 'cliff.bounds' : 'cliff.boundColumn')}</span
  >`;
}

/** Left of where the line climbs, which it does alone: there no other line passes. */
function getName(
  { dimensions, points }: CliffLine,
  of: (point: CliffPoint) => number,
  height: number,
  scale: HeightScale,
): TemplateResult | typeof nothing {
  const sigma = crossing(points, height, of);
  if (sigma === undefined) return nothing;
  return html`<span
    class="label name"
    style=${inlineStyle(`right: ${percent(1 - across(sigma))}; bottom: ${percent(scale.up(height))}`)}
    >d = ${dimensions}</span
  >`;
}

/** The levels of noise under both plots. */
export function sigmaLabels(t: Translate): TemplateResult {
  return html`<div aria-hidden="true">
    ${sigmaTicks.map((sigma) => html`<span class="label x" style=${inlineStyle(`left: ${percent(across(sigma))}`)}>${formatNumber(sigma)}</span>`)}
    <span class="label x-title">${t('cliff.noise')}</span>
  </div>`;
}

/** The reader's noise across both plots: keys go from level to level of the run, and a drag between them, too. */
export function sigmaMark(
  t: Translate,
  sigma: number,
  index: number,
  lines: readonly CliffLine[],
  whole: boolean,
  onKey: (event: KeyboardEvent) => void,
): TemplateResult {
  return html`
    <div
      class="mark"
      style=${inlineStyle(`left: ${percent(across(sigma))}`)}
      role="slider"
      tabindex="0"
      aria-label=${t('cliff.noise')}
      aria-valuemin=${sigmas[0] ?? 0}
      aria-valuemax=${sigmas.at(-1) ?? 0}
      aria-valuenow=${sigma}
      aria-valuetext=${describePlot(t, index, lines, whole)}
      @keydown=${onKey}
    ></div>
  `;
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

/** The numbers at the reader's level of noise, one row a width, which is also the legend of the lines. */
export function cliffDescription(
  t: Translate,
  index: number,
  lines: readonly CliffLine[],
  whole: boolean,
): TemplateResult {
  return html`
    <table class="reading">
      <thead>
        <tr>
          <th scope="col"><span class="sigma">σ = ${formatNumber(sigmas[index] ?? 0)}</span></th>
          <th scope="col">${t('cliff.errorColumn')}</th>
          <th scope="col">${t('cliff.boundColumn')}</th>
          <th scope="col">${t('cliff.rateColumn')}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(({ dimensions, points }, width) => {
          const point = points[index];
          const error = whole ? point?.wholeError : point?.error;
          return html`<tr data-dimensions=${dimensions}>
            <th scope="row">${getSample(width)} d = ${dimensions}</th>
            ${
              point && error
                ? html`<td>${length(error.value)} <span class="range">${lengthRange(error)}</span></td>
                    <td>${length(point.bound)}</td>
                    <td>${rate(point.wrong.value)} <span class="range">${rateRange(point.wrong)}</span></td>`
                : html`<td></td>
                    <td></td>
                    <td></td>`
            }
          </tr>`;
        })}
      </tbody>
    </table>
  `;
}

function getSample(width: number): TemplateResult {
  const { dash, marker } = looks[width % looks.length]!;
  return html`<svg class="sample" viewBox="0 0 44 16" aria-hidden="true">
    ${svg`<path class="curve" d="M0 8H44" stroke-dasharray=${dash.join(' ')}></path>
    <path class=${`marker ${marker}`} d="M22 8h0"></path>
    ${marker === 'ring' ? svg`<path class="marker hole" d="M22 8h0"></path>` : nothing}`}
  </svg>`;
}

/** An error in positions, with three digits: zeros at the end count too. */
export function length(positions: number): string {
  return positions === 0 ? '0' : fixed(positions, Math.max(0, 2 - Math.floor(Math.log10(positions))));
}

/** A share as a number of percent. */
const percentage = (share: number): string => fixed(100 * share, share < 0.1 ? 2 : 1);

/** A share in percent. */
export const rate = (share: number): string => `${percentage(share)} %`;

/** An error, and how far one standard error reaches to either side. */
export const lengthRange = ({ low, high }: Measured): string => `${length(low)}–${length(high)}`;
export const rateRange = ({ low, high }: Measured): string => `${percentage(low)}–${percentage(high)} %`;
