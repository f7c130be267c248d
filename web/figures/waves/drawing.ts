import { nothing, svg, html, type TemplateResult, type SVGTemplateResult } from 'lit';
import { handColour } from '../shared/clock/hand-colour.js';
import type { Wave } from './data.js';
import { crest, lineDashes, ticks, type WavesView } from '../shared/charts/waves-view.js';

/** From the left edge of the plot, in percent. */
export function across(position: number, { from, to }: WavesView): number {
  return (100 * (position - from)) / (to - from);
}

/** From the top edge of the plot, in percent. */
export function down(value: number): number {
  return (100 * (crest - value)) / (2 * crest);
}

/**
 * The lines as the pre-rendered page shows them, and for as long as no chart can be loaded. The drawing is stretched to its
 * box; strokes and dots keep their size.
 */
export function wavesDrawing(waves: readonly Wave[], view: WavesView, pairs: number): TemplateResult {
  return html`
    <svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${ticks(view.from, view.to).map((tick) => line(`M${across(tick, view).toFixed(2)} 0V100`))}
      ${[-1, 0, 1].map((value) => line(`M0 ${down(value).toFixed(2)}H100`))}
      ${waves.map((wave) => drawn(wave, view, handColour(wave.pair, pairs)))}
    </svg>
  `;
}

const line = (path: string): SVGTemplateResult => svg`<path class="grid" d=${path}></path>`;

function drawn({ points, half, dotEvery }: Wave, view: WavesView, colour: string): SVGTemplateResult {
  const places = points.map(({ x, y }) => `${across(x, view).toFixed(2)} ${down(y).toFixed(2)}`);
  // Lines of no length: with round caps they are dots that the stretching leaves round.
  const dots =
    dotEvery > 0
      ? places
          .filter((_, index) => index % dotEvery === 0)
          .map((place) => `M${place}h0`)
          .join('')
      : '';
  return svg`<g stroke=${colour}>
    <path class="curve" d=${`M${places.join('L')}`} stroke-dasharray=${lineDashes[half].join(' ')}></path>
    ${dots ? svg`<path class="marker" d=${dots}></path>${half === 'cosine' ? svg`<path class="marker hole" d=${dots}></path>` : nothing}` : nothing}
  </g>`;
}
