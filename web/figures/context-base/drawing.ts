import { html, nothing, svg, type TemplateResult } from 'lit';
import { significant } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { Sums, Window } from './data.js';
import { across, acrossBases, down, type Bases, type Scale } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The band between the least and the largest sum of each run of distances, what of it lies below 0, and where that begins. */
export function sumsDrawing({ lows, highs, length, firstNegative }: Sums, scale: Scale): TemplateResult {
  const at = (sum: number, run: number): string =>
    `${across(run, lows.length - 1 || 1).toFixed(2)} ${down(sum, scale).toFixed(2)}`;
  const band = [...highs.map(at), ...lows.map(at).toReversed()].join('L');
  const negative = lows.map((low, run) => at(Math.min(low, 0), run)).join('L');
  const mark = across(firstNegative, length).toFixed(2);
  return html`<svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<path class="grid" d=${scale.ticks.map((tick) => `M0 ${down(tick, scale).toFixed(2)}H100`).join('')}></path>
    <path class="band" d=${`M${band}z`}></path>
    <path class="below" d=${`M0 ${down(0, scale).toFixed(2)}L${negative}L100 ${down(0, scale).toFixed(2)}z`}></path>
    <path class="zero" d=${`M0 ${down(0, scale).toFixed(2)}H100`}></path>
    ${firstNegative > 0 ? svg`<path class="mark" d=${`M${mark} 0V100`}></path>` : nothing}`}
  </svg>`;
}

/** The windows of bases, and the reader's base among them. */
export function windowsDrawing(windows: readonly Window[], bases: Bases, base: number): TemplateResult {
  const bars = windows.map(({ start, end }) => {
    const [left, right] = [start, end].map((edge) => acrossBases(edge, bases));
    return `M${left!.toFixed(2)} 0V100H${Math.max(right!, left! + 0.4).toFixed(2)}V0z`;
  });
  return html`<svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<path class="windows" d=${bars.join('')}></path>
    ${base >= bases.from && base <= bases.to ? svg`<path class="mark" d=${`M${acrossBases(base, bases).toFixed(2)} 0V100`}></path>` : nothing}`}
  </svg>`;
}

/** The ends of the strip, and above it the reader's base: an arrow says on which side it lies outside. */
export function baseLabels(t: Translate, bases: Bases, base: number): TemplateResult {
  const place = Math.min(100, Math.max(0, acrossBases(base, bases)));
  const words = t('contextBase.yours', { base: significant(base) });
  const shown = base < bases.from ? `← ${words}` : base > bases.to ? `${words} →` : words;
  return html`<span class="label x from">${significant(bases.from, 2)}</span>
    <span class="label x to">${significant(bases.to, 2)}</span>
    <span
      class="label yours"
      style=${inlineStyle(`left: ${place.toFixed(2)}%; transform: translateX(-${place.toFixed(2)}%)`)}
      >${shown}</span
    >`;
}
