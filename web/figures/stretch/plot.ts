import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../shared/reader/messages.js';
import type { Stretched } from './data.js';
import { across, type Scale } from './scale.js';
import type { Curve } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** Text around the plot: pairs below it, values on its left. */
export function plotLabels(t: Translate, { pairs, angles }: Stretched, scale: Scale, curve: Curve): TemplateResult {
  const last = pairs - 1;
  const places = [...new Set([...[0, 1, 2, 3].map((quarter) => Math.round((quarter * pairs) / 4)), last])];
  const first = angles.seen.findIndex((share) => share < 1);
  const region = `left: ${((100 * first) / pairs).toFixed(2)}%`;
  return html`<div aria-hidden="true">
    ${first < 0 ? nothing : html`<span class=${scale.beyond === 0 ? 'label inside' : 'label inside low'} style=${inlineStyle(region)}>${t('stretch.region')}</span>`}
    ${places.map((pair) => html`<span class="label x" style=${inlineStyle(`left: ${across(pair, pairs).toFixed(2)}%`)}>${pair}</span>`)}
    ${scale.ticks.map(({ value, label }) => html`<span class="label y" style=${inlineStyle(`top: ${scale.down(value).toFixed(2)}%`)}>${label}</span>`)}
    <span class="label title x">${t('stretch.axis')}</span>
    <span class="label title y">${t(`stretch.curve.${curve}`)}</span>
  </div>`;
}

/** The names of the lines. */
export function legend(t: Translate, { other, settings: { formula, scheme } }: Stretched): TemplateResult {
  const second = formula === 'code' ? 'paper' : 'code';
  const own = other ? (`stretch.by.${formula}` as const) : scheme === 'none' ? 'stretch.plain' : 'stretch.stretched';
  return html`<p class="legend">
    <span><i class="kept" aria-hidden="true"></i>${t(own)}</span>
    ${other ? html`<span><i class="other" aria-hidden="true"></i>${t(`stretch.by.${second}`)}</span>` : nothing}
    ${scheme === 'none' ? nothing : html`<span><i class="plain" aria-hidden="true"></i>${t('stretch.plain')}</span>`}
    <span><i class="region" aria-hidden="true"></i>${t('stretch.region')}</span>
  </p>`;
}
