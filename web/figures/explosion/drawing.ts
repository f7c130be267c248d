import { html, svg, type TemplateResult } from 'lit';
import type { Point } from '../shared/charts/point.js';
import { trainedLength, type Fit } from './data.js';
import { across, down, levels } from './view.js';

/** The stretch that was fitted, shaded, and the three lines: what was fitted lies on top, since the squeezed text goes on beside it. */
export function fitDrawing({ settings, inside, outside, squeezed }: Fit): TemplateResult {
  const { length } = settings;
  const path = (points: readonly Point[]): string =>
    points.length > 0
      ? `M${points.map(({ x, y }) => `${across(x, length).toFixed(2)} ${down(y).toFixed(2)}`).join('L')}`
      : '';
  return html`<svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class="trained" x="0" y="0" width=${across(trainedLength, length)} height="100"></rect>
    <path class="grid" d=${levels.map((level) => `M0 ${down(level).toFixed(2)}H100`).join('')}></path>
    <path class="curve outside" d=${path(outside)}></path>
    <path class="curve squeezed" d=${path(squeezed)}></path>
    <path class="curve inside" d=${path(inside)}></path>`}
  </svg>`;
}
