import { html, svg, type TemplateResult } from 'lit';

/**
 * A vector as bars up and down from a middle line, so that the sign is seen without colour.
 *
 * @param reach - The value whose bar fills half the height; larger ones are cut there.
 */
export function bars(values: Float32Array, reach: number, label: string): TemplateResult {
  let [up, down] = ['', ''];
  values.forEach((value, index) => {
    const height = Math.min(1, Math.abs(value) / reach) * 10;
    if (value > 0) up += `M${index} 0h0.8v${(-height).toFixed(2)}h-0.8z`;
    else down += `M${index} 0h0.8v${height.toFixed(2)}h-0.8z`;
  });
  return html`
    <svg class="bars" viewBox=${`0 -10 ${values.length} 20`} preserveAspectRatio="none" role="img" aria-label=${label}>
      ${svg`<path class="up" d=${up} fill="light-dark(#b2182b, #f4a582)"></path><path class="down" d=${down} fill="light-dark(#2166ac, #92c5de)"></path>`}
    </svg>
  `;
}
