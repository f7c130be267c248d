import { html, nothing, svg, type TemplateResult } from 'lit';
import { getDistances, type ComputedBias } from './data.js';
import { getBands, shadeColour, type Band, type Scale } from './view.js';

/** For longer sentences, cells are too small to see, so diagonals are drawn with straight edges. */
const maxCells = 64;

/** Draws the matrix as diagonal bands: one path per run of neighbouring diagonals of the same colour, in cell units. */
export function matrixCells(added: ComputedBias, scale: Scale): TemplateResult {
  const { length } = added.settings;
  const bands = getBands(added, scale, getDistances(added));
  return html`
    <svg class="cells" shape-rendering="crispEdges" viewBox=${`0 0 ${length} ${length}`} aria-hidden="true">
      ${bands.map((band) => svg`<path d=${length <= maxCells ? steps(band, length) : slope(band, length)} fill=${shadeColour(band.shade)}></path>`)}
      ${length <= maxCells ? svg`<path class="grid" d=${grid(length)}></path>` : nothing}
      ${svg`<path class="frame" d=${`M0 0H${length}V${length}H0Z`}></path>`}
    </svg>
  `;
}

/** A band with stair-step edges. */
function steps({ from, to }: Band, length: number): string {
  const rows = Array.from({ length }, (_, query) => {
    const [left, right] = [Math.max(0, query + from), Math.min(length, query + to + 1)];
    return right > left ? `M${left} ${query}h${right - left}v1h${left - right}z` : '';
  });
  return rows.join('');
}

/** A band with straight edges through the corners of its cells. */
function slope({ from, to }: Band, length: number): string {
  const [low, high] = [from - 0.5, to + 0.5];
  const start = (edge: number): string => (edge < 0 ? `0 ${-edge}` : `${edge} 0`);
  const end = (edge: number): string => (edge < 0 ? `${length + edge} ${length}` : `${length} ${length - edge}`);
  const around = low < 0 && high > 0;
  const corners = [
    ...[start(low), end(low), ...(around ? [`${length} ${length}`] : [])],
    ...[end(high), start(high), ...(around ? ['0 0'] : [])],
  ];
  return `M${corners.join('L')}z`;
}

const grid = (length: number): string =>
  Array.from({ length: length - 1 }, (_, index) => `M${index + 1} 0V${length}M0 ${index + 1}H${length}`).join('');
