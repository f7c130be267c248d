import { html, svg, type TemplateResult } from 'lit';
import { lengths, perplexities, remedies, trainedLength, type Remedy } from './measured.js';
import { across, down, levels } from './view.js';

const at = (length: number, perplexity: number): string =>
  `${across(length).toFixed(2)} ${down(perplexity).toFixed(2)}`;

const points = (remedy: Remedy): readonly string[] =>
  perplexities[remedy].map((perplexity, place) => at(lengths[place]!, perplexity));

/** All lines, stretched over the plot: the one that is picked lies on top, and has markers. */
export function perplexityDrawing(picked: Remedy): TemplateResult {
  const grid = [
    ...lengths.map((length) => `M${across(length)} 0V100`),
    ...levels.map((level) => `M0 ${down(level).toFixed(2)}H100`),
  ];
  const others = remedies.filter((remedy) => remedy !== picked);
  return html`<svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class="trained" x="0" y="0" width=${across(trainedLength)} height="100"></rect>
    <path class="grid" d=${grid.join('')}></path>
    ${others.map((remedy) => svg`<path class="curve other" data-remedy=${remedy} d=${`M${points(remedy).join('L')}`}></path>`)}
    <path class="curve picked" d=${`M${points(picked).join('L')}`}></path>
    <path class="marker picked" d=${points(picked)
      .map((point) => `M${point}h0`)
      .join('')}></path>`}
  </svg>`;
}
