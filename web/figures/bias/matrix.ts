import { html, nothing, svg, type TemplateResult } from 'lit';
import { getDistances, type Added } from './data.js';
import { getBands, shadeColour, type Band, type Scale } from './view.js';

/** Of a longer sentence single cells are too small to be told apart, and the steps of its diagonals are lines. */
const maxCells = 64;

/** The matrix as diagonals: one path for all neighbouring ones of a colour, in units of a cell. */
export function matrixCells(added: Added, scale: Scale): TemplateResult {
  const { length } = added.settings;
  const bands = getBands(added, scale, getDistances(added));
  return html`
    <svg class="cells" viewBox=${`0 0 ${length} ${length}`} aria-hidden="true">
      ${bands.map((band) => svg`<path d=${length <= maxCells ? steps(band, length) : slope(band, length)} fill=${shadeColour(band.shade)}></path>`)}
      ${length <= maxCells ? svg`<path class="grid" d=${grid(length)}></path>` : nothing}
      ${svg`<path class="frame" d=${`M0 0H${length}V${length}H0Z`}></path>`}
    </svg>
  `;
}

/** Cell by cell, row by row. */
function steps({ from, to }: Band, length: number): string {
  const rows = Array.from({ length }, (_, query) => {
    const [left, right] = [Math.max(0, query + from), Math.min(length, query + to + 1)];
    return right > left ? `M${left} ${query}h${right - left}v1h${left - right}z` : '';
  });
  return rows.join('');
}

/** A stripe with straight edges, which run through the corners of its cells. */
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

/** Between all cells. */
const grid = (length: number): string =>
  Array.from({ length: length - 1 }, (_, index) => `M${index + 1} 0V${length}M0 ${index + 1}H${length}`).join('');
