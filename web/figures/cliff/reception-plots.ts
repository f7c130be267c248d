import { html, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { curvePath, plotHeight } from '../shared/charts/likelihood-curve.js';
import { formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { WidthReception } from './reception.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** One received code at the reader's noise: per width, the likelihood of each position, with a line at the best one. */
export function receptionPlots(
  t: Translate,
  hearings: readonly WidthReception[],
  hidden: number,
  candidates: number,
  sigma: number,
): TemplateResult {
  const at = `--hidden: ${((100 * hidden) / candidates).toFixed(3)}%`;
  return html`
    <p class="one-code">${t('cliff.oneCode', { hidden: formatNumber(hidden), sigma: formatNumber(sigma) })}</p>
    <div class="together" style=${inlineStyle(at)}>${hearings.map((hearing) => peaks(t, hearing, hidden))}</div>
  `;
}

function peaks(t: Translate, { dimensions, curve, found, wrong }: WidthReception, hidden: number): TemplateResult {
  const numbers = { dimensions, hands: dimensions / 2, found: formatNumber(found, 0), hidden: formatNumber(hidden) };
  return html`<div class=${wrong ? 'peaks wrong' : 'peaks'} data-dimensions=${dimensions}>
    <div class="reception" role="img" aria-label=${t(wrong ? 'cliff.wrongLabel' : 'cliff.rightLabel', numbers)}>
      <svg viewBox=${`0 0 ${curve.length} ${plotHeight}`} preserveAspectRatio="none" aria-hidden="true">
        ${guard([curve], () => svg`<path d=${curvePath(curve)}></path>`)}
      </svg>
    </div>
    <p class="cluster small reserve" aria-hidden="true">
      <strong>d = ${dimensions}</strong>
      <span class="found">${t(wrong ? 'cliff.foundWrong' : 'cliff.foundRight', numbers)}</span>
    </p>
  </div>`;
}
