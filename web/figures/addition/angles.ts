import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Angles } from '../../core/index.js';
import { angleBins } from './data.js';
import { degrees } from './sum.js';
import { describeFailure } from '../shared/frame/describe-failure.js';
import { formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable } from '../shared/data-table.js';

/** The angles at one width. */
export interface Ridge {
  readonly dimensions: number;
  /** The numbers of angles that were counted. */
  readonly angles: Angles;
}

/** A histogram as an outline, as high as its highest bin: what is compared is how wide it is. */
export function outline(counts: Float64Array): string {
  const max = counts.reduce((highest, count) => Math.max(highest, count), 1);
  const steps = Array.from(counts, (count, bin) => `V${(1 - count / max).toFixed(3)}H${bin + 1}`);
  return `M0 1${steps.join('')}V1Z`;
}

/** Histograms under each other, 0 to 180 degrees from left to right, the widest vectors last; the reader's own is in the accent. */
export function anglesPicture(
  t: Translate,
  ridges: readonly Ridge[],
  /** The place of the reader's own. */
  own: number,
  failure: Error | undefined,
): TemplateResult {
  return html`
    <div class="ridges">
      <div class="ridge heads" aria-hidden="true">
        <span></span><span></span><span>${t('addition.spread')}</span><span>1/√d</span>
      </div>
      ${ridges.map((ridge, index) => ridgeRow(t, ridge, index === own))}
      <div class="ridge angle-axis" aria-hidden="true">
        <div>
          ${[0, 45, 90, 135, 180].map((angle) => html`<span style=${inlineStyle(`--at: ${angle / 180}`)}>${angle}°</span>`)}
        </div>
        <p>${t('addition.angleAxis')}</p>
      </div>
    </div>
    <p class="reading">${t('addition.counted', { words: describeCount(ridges) })}</p>
    ${failure ? html`<p class="reading" role="status">${describeFailure(t, failure, t('addition.failed'))}</p>` : nothing}
  `;
}

function describeCount(ridges: readonly Ridge[]): string {
  const counts = ridges.map(({ angles }) => angles.words);
  const [min, max] = [Math.min(...counts), Math.max(...counts)];
  return min === max ? formatNumber(max) : `${formatNumber(min)}–${formatNumber(max)}`;
}

function ridgeRow(t: Translate, { dimensions, angles }: Ridge, own: boolean): TemplateResult {
  const spread = degrees(angles.standardDeviation);
  const rule = degrees(1 / Math.sqrt(dimensions));
  const label = t('addition.ridge', { dimensions, mean: degrees(angles.mean), spread, rule });
  return html`
    <div class=${own ? 'ridge own' : 'ridge'}>
      <span class="ridge-name number" aria-hidden="true">d = ${dimensions}</span>
      <svg viewBox="0 0 ${angleBins} 1" preserveAspectRatio="none" role="img" aria-label=${label}>
        <path class="right-angle" d="M${angleBins / 2} 0V1"></path>
        <path class="hill" d=${outline(angles.counts)}></path>
        ${spreadMark(angles)}
      </svg>
      <span class="number" aria-hidden="true">±${spread}°</span>
      <span class="number rule" aria-hidden="true">${rule}°</span>
    </div>
  `;
}

/** One standard deviation to both sides of the mean. */
function spreadMark({ mean, standardDeviation }: Angles): SVGTemplateResult {
  const bin = (angle: number): string => ((angle / Math.PI) * angleBins).toFixed(2);
  return svg`<path class="spread" d="M${bin(mean - standardDeviation)} 1H${bin(mean + standardDeviation)}"></path>`;
}

/** Mean and spread at every width, beside the rule of thumb. */
export const anglesTable = (t: Translate, ridges: readonly Ridge[]): TemplateResult =>
  dataTable(ridges, [
    [t('field.dimensions'), ({ dimensions }) => dimensions],
    [t('addition.angleCount'), ({ angles }) => formatNumber(angles.words)],
    [t('addition.mean'), ({ angles }) => `${degrees(angles.mean)}°`],
    [t('addition.spread'), ({ angles }) => `${degrees(angles.standardDeviation)}°`],
    ['1/√d', ({ dimensions }) => `${degrees(1 / Math.sqrt(dimensions))}°`],
  ]);
