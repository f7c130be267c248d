import { html, svg, type TemplateResult } from 'lit';
import { barFills, barPaths } from '../shared/charts/sign-colours.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/**
 * A vector as bars up and down from a middle line, coloured by sign.
 *
 * @param reach - The value whose bar fills half the height; larger ones are clipped.
 */
export function bars(values: Float32Array, reach: number, label: string): TemplateResult {
  const shares = values.map((value) => Math.max(-1, Math.min(1, value / reach)));
  return html`
    <svg class="bars" viewBox=${`0 -1 ${values.length} 2`} preserveAspectRatio="none" role="img" aria-label=${label}>
      ${barPaths(shares).map((path, shade) => svg`<path d=${path} style=${inlineStyle(barFills[shade])}></path>`)}
    </svg>
  `;
}
