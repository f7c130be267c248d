import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { across, sigmaTicks, type Curve, type PanelView } from './view.js';
import type { Point } from '../shared/charts/point.js';

/** From the left and from the top, in percent: the drawing is stretched to its box. */
const at = ({ x, y }: Point): string => `${(100 * x).toFixed(2)} ${(100 - 100 * y).toFixed(2)}`;
const through = (places: readonly Point[]): string => (places.length > 0 ? `M${places.map(at).join('L')}` : '');

/** One plot as the pre-rendered page shows it, and for as long as no chart can be loaded. */
export function cliffDrawing({ scale, curves }: PanelView): TemplateResult {
  const down = sigmaTicks.map((sigma) => `M${(100 * across(sigma)).toFixed(2)} 0V100`);
  const along = scale.ticks.map((tick) => `M0 ${(100 - 100 * scale.up(tick)).toFixed(2)}H100`);
  return html`
    <svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path class="grid" d=${[...down, ...along].join('')}></path>
      ${curves.map((curve) => (curve.bound.length > 0 ? svg`<path class="bound" d=${through(curve.bound)}></path>` : nothing))}
      ${curves.map(drawn)}
    </svg>
  `;
}

function drawn({ look, places, whiskers }: Curve): SVGTemplateResult {
  const bars = whiskers.map(([low, high]) => through([low, high])).join('');
  // Lines of no length: their caps are the markers, which the stretching leaves as they are.
  const markers = places.map((place) => `M${at(place)}h0`).join('');
  return svg`
    <path class="whisker" d=${bars}></path>
    <path class="curve" d=${through(places)} stroke-dasharray=${look.dash.join(' ')}></path>
    <path class=${`marker ${look.marker}`} d=${markers}></path>
    ${look.marker === 'ring' ? svg`<path class="marker hole" d=${markers}></path>` : nothing}
  `;
}
