import { html, svg, type TemplateResult } from 'lit';
import { formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { NumberLine } from './data.js';
import { alongLine } from './position-scale.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

const percent = (position: number): string => (100 * alongLine(position)).toFixed(2);

/** Labelled positions on the ruler; the middle ones are hidden if it is short. */
const named = [0, 16, 256, 4_096, 65_536, 1_048_576, 16_777_216];

/** A step curve: the fraction of representable integer positions between powers of two. */
function stairs(shares: readonly number[]): string {
  const steps = shares.map((fraction, k) => `V${(100 - 100 * fraction).toFixed(2)}H${percent(2 ** (k + 1))}`);
  return `M0 100V0H${percent(1)}${steps.join('')}V100z`;
}

/** The whole line, and the rays from the reader's place to the close-up. */
export function rulerDrawing(t: Translate, { fractions, position }: NumberLine): TemplateResult {
  return html`
    <div class="light" style=${inlineStyle(`--here: ${alongLine(position).toFixed(4)}`)} aria-hidden="true"></div>
    <svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<path class="grid" d="M0 0H100M0 50H100"></path>
      <path class="stairs" d=${stairs(fractions)}></path>
      <path class="base" d="M0 100H100"></path>`}
    </svg>
    <div aria-hidden="true">
      <span class="label title y">${t('numberLine.share')}</span>
      ${[1, 0.5, 0].map((fraction) => html`<span class="label y" style=${inlineStyle(`top: ${100 - 100 * fraction}%`)}>${100 * fraction}%</span>`)}
      ${named.map(
        (number, index) =>
          html`<span
            class=${index % 2 === 1 ? 'label x minor' : 'label x'}
            style=${inlineStyle(`left: ${percent(number)}%`)}
            >${formatNumber(number)}</span
          >`,
      )}
      <span class="label title x">${t('field.position')}</span>
    </div>
  `;
}
