import { html, svg, type TemplateResult } from 'lit';
import type { Added } from './data.js';
import { below, stretched } from './plot.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import type { Translate, MessageKey } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The scores of the picked query and their softmax, each before the bias is added and after. */
export function scoresPlot(t: Translate, added: Added): TemplateResult {
  const { length } = added.settings;
  const { scores, biasedScores, weights, biasedWeights } = added;
  return html`
    <p class="legend">
      <span class="sample before" aria-hidden="true"></span>${t('bias.before')}
      <span class="sample after" aria-hidden="true"></span>${t('bias.after')}
    </p>
    ${bars('bias.score', t, scores, biasedScores, (value) => formatNumber(value, 1))}
    ${bars('bias.share', t, weights, biasedWeights, (value) => `${fixed(100 * value, 0)} %`, below([0, length - 1], 0, length, t('bias.key')))}
  `;
}

/** A pair of bars for every key: before as an outline, after filled. */
function bars(
  title: MessageKey,
  t: Translate,
  before: Float64Array,
  after: Float64Array,
  written: (value: number) => string,
  labels: unknown = '',
): TemplateResult {
  const finite = [...before, ...after, 0].filter((value) => Number.isFinite(value));
  const [min, max] = [Math.min(...finite), Math.max(...finite)];
  const down = (value: number): number => (100 * (max - value)) / (max - min || 1);
  const cell = 100 / before.length;
  const columns = (values: Float64Array, from: number, to: number): string =>
    Array.from(values, (value, key) => {
      if (!Number.isFinite(value)) return '';
      const [left, right] = [(key + from) * cell, (key + to) * cell].map((x) => x.toFixed(2));
      return `M${left} ${down(0).toFixed(2)}V${down(value).toFixed(2)}H${right}V${down(0).toFixed(2)}z`;
    }).join('');
  const ticks = [...new Set([max, 0, min])];
  return html`
    <div class="plot half">
      ${stretched([
        svg`<path class="before" d=${columns(before, 0.06, 0.94)}></path>`,
        svg`<path class="after" d=${columns(after, 0.24, 0.76)}></path>`,
        svg`<path class="zero" d=${`M0 ${down(0).toFixed(2)}H100`}></path>`,
      ])}
      <div aria-hidden="true">
        <span class="label title y">${t(title)}</span>
        ${ticks.map((tick) => html`<span class="label y" style=${inlineStyle(`top: ${down(tick).toFixed(2)}%`)}>${written(tick)}</span>`)}
      </div>
      ${labels}
    </div>
  `;
}
