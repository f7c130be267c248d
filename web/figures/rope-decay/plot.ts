import { html, nothing, type TemplateResult } from 'lit';
import { spoken } from '../shared/reader/format.js';
import type { Say } from '../shared/reader/words.js';
import { draws, isTurned, type Decay, type Sampled } from './data.js';
import { across, distanceTicks, down, type Scale } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** Text around the plot: distances below it, scores on its left; and in it, beside its line, the turn of the key. */
export function plotLabels(say: Say, { settings }: Decay, scale: Scale): TemplateResult {
  const { reach, turn } = settings;
  const left = across(turn, reach);
  return html`<div aria-hidden="true">
    ${distanceTicks(reach).map((tick) => html`<span class="label x" style=${inlineStyle(`left: ${across(tick, reach)}%`)}>${spoken(tick)}</span>`)}
    ${scale.ticks.map((tick) => html`<span class="label y" style=${inlineStyle(`top: ${down(tick, scale).toFixed(2)}%`)}>${spoken(tick)}</span>`)}
    ${isTurned(settings) ? html`<span class=${left > 50 ? 'label turn last' : 'label turn'} style=${inlineStyle(`left: ${left.toFixed(2)}%`)}>${say('ropeDecay.turnedBy', { turn })}</span>` : nothing}
    <span class="label title x">${say('ropeDecay.distance')}</span>
    <span class="label title y">${say('ropeDecay.score')}</span>
  </div>`;
}

/** The names of the lines and the band; a line alone needs no name. */
export function legend(say: Say, sampled: Sampled | undefined): TemplateResult | typeof nothing {
  if (!sampled) return nothing;
  return html`<p class="legend">
    <span><i aria-hidden="true"></i>${say('ropeDecay.meanOf', { draws })}</span>
    <span><i class="band" aria-hidden="true"></i>${say('ropeDecay.spread')}</span>
    <span><i class="one" aria-hidden="true"></i>${say('ropeDecay.one')}</span>
  </p>`;
}

/** Text around the pairs: the fastest on the left, and how far q and k agree. */
export function pairLabels(say: Say, pairs: number): TemplateResult {
  return html`<div aria-hidden="true">
    <span class="label x" style=${inlineStyle('left: 0')}>${say('ropeDecay.fastest', { pair: 0 })}</span>
    <span class="label x last" style=${inlineStyle('left: 100%')}
      >${say('ropeDecay.slowest', { pair: pairs - 1 })}</span
    >
    ${[1, 0, -1].map((value) => html`<span class="label y" style=${inlineStyle(`top: ${50 - 50 * value}%`)}>${spoken(value)}</span>`)}
    <span class="label title y">${say('ropeDecay.agreement')}</span>
  </div>`;
}
