import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Point } from '../shared/charts/point.js';
import { encodingColour } from '../shared/encodings/encodings.js';
import { isMarked, getLook, type LabCurve, type PlotView } from './view.js';

/** Percent from left and top: the drawing is stretched to its box. */
const at = ({ x, y }: Point): string => `${(100 * x).toFixed(1)} ${(100 - 100 * y).toFixed(1)}`;
const through = (places: readonly Point[]): string => (places.length > 0 ? `M${places.map(at).join('L')}` : '');

/** A plot as SVG, prerendered and shown until a chart has loaded. */
export function labDrawing({ x, y, bag, curves }: PlotView): TemplateResult {
  const down = x.map((tick) => `M${(100 * tick.at).toFixed(1)} 0V100`);
  const along = y.map((tick) => `M0 ${(100 - 100 * tick.at).toFixed(1)}H100`);
  return html`
    <svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path class="grid" d=${[...down, ...along].join('')}></path>
      <path class="bag" d=${through(bag)}></path>
      ${curves.map(drawn)}
    </svg>
  `;
}

function drawn(curve: LabCurve): SVGTemplateResult {
  const { places, whiskers, encoding, markers } = curve;
  const { dash, marker } = getLook(curve);
  // Zero-length lines whose caps are the markers, which are not stretched.
  const points = places
    .filter((_, index) => isMarked(markers, index))
    .map((place) => `M${at(place)}h0`)
    .join('');
  return svg`<g stroke=${encodingColour(encoding)}>
    ${whiskers.length > 0 ? svg`<path class="whisker" d=${whiskers.map(through).join('')}></path>` : nothing}
    <path class="curve" d=${through(places)} stroke-dasharray=${dash.join(' ')}></path>
    <path class=${`marker ${marker}`} d=${points}></path>
    ${marker === 'ring' ? svg`<path class="marker hole" d=${points}></path>` : nothing}
  </g>`;
}
