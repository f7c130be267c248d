import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { draws, isTurned, type Decay, type Sampled } from './data.js';
import { across, distanceTicks, down, type Scale } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** Text around the plot: distances below it, scores on its left; and in it, beside its line, the turn of the key. */
export function plotLabels(t: Translate, { settings }: Decay, scale: Scale): TemplateResult {
  const { reach, turn } = settings;
  const left = across(turn, reach);
  return html`<div aria-hidden="true">
    ${distanceTicks(reach).map((tick) => html`<span class="label x" style=${inlineStyle(`left: ${across(tick, reach)}%`)}>${formatNumber(tick)}</span>`)}
    ${scale.ticks.map((tick) => html`<span class="label y" style=${inlineStyle(`top: ${down(tick, scale).toFixed(2)}%`)}>${formatNumber(tick)}</span>`)}
    ${isTurned(settings) ? html`<span class=${left > 50 ? 'label turn last' : 'label turn'} style=${inlineStyle(`left: ${left.toFixed(2)}%`)}>${t('ropeDecay.turnedBy', { turn })}</span>` : nothing}
    <span class="label title x">${t('ropeDecay.distance')}</span>
    <span class="label title y">${t('ropeDecay.score')}</span>
  </div>`;
}

/** The names of the lines and the band; a line alone needs no name. */
export function legend(t: Translate, sampled: Sampled | undefined): TemplateResult | typeof nothing {
  if (!sampled) return nothing;
  return html`<p class="legend">
    <span><i aria-hidden="true"></i>${t('ropeDecay.meanOf', { draws })}</span>
    <span><i class="band" aria-hidden="true"></i>${t('ropeDecay.spread')}</span>
    <span><i class="one" aria-hidden="true"></i>${t('ropeDecay.one')}</span>
  </p>`;
}

/** Text around the pairs: the fastest on the left, and how far q and k agree. */
export function pairLabels(t: Translate, pairs: number): TemplateResult {
  return html`<div aria-hidden="true">
    <span class="label x" style=${inlineStyle('left: 0')}>${t('ropeDecay.fastest', { pair: 0 })}</span>
    <span class="label x last" style=${inlineStyle('left: 100%')}>${t('ropeDecay.slowest', { pair: pairs - 1 })}</span>
    ${[1, 0, -1].map((value) => html`<span class="label y" style=${inlineStyle(`top: ${50 - 50 * value}%`)}>${formatNumber(value)}</span>`)}
    <span class="label title y">${t('ropeDecay.agreement')}</span>
  </div>`;
}
