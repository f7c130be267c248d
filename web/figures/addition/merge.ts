import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Addition } from '../../core/index.js';
import { getReach, type Addend } from './data.js';
import { wordName } from './sum.js';
import { formatNumber } from '../shared/reader/format.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { barFills } from '../shared/charts/sign-colours.js';
import { barPaths } from '../shared/clock/strip.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** So many numbers of each vector are drawn: more lines than theirs nobody follows. */
const maxDrawn = 16;
/** Cells between word and code. */
const gap = 2;

export interface MergeView {
  readonly addition: Addition;
  readonly addend: Addend;
  readonly position: number;
  readonly dimensions: number;
}

/** Joining, then [I I], is adding. */
export function mergePicture(t: Translate, view: MergeView): TemplateResult {
  const { dimensions, position } = view;
  const drawn = Math.min(maxDrawn, dimensions);
  return html`
    <div class="merge" style=${inlineStyle(`--word: ${drawn}; --gap: ${gap}`)}>
      <div class="merge-heads" aria-hidden="true">
        <span>${wordName(t, view.addend)}</span
        ><span>${t('addition.codeOf', { position: formatNumber(position) })}</span>
      </div>
      ${drawing(t, view, drawn)}
      <p class="merge-sum" aria-hidden="true">${t('addition.sum')}</p>
      <p class="reading">
        ${t('addition.tied')}${drawn < dimensions ? t('addition.firstDrawn', { drawn, dimensions }) : t('addition.allDrawn', { dimensions })}
      </p>
    </div>
  `;
}

/** The joined vector above, the sum below; each of its numbers has two lines, one from the word and one from the code. */
function drawing(t: Translate, { addition, dimensions }: MergeView, drawn: number): SVGTemplateResult | TemplateResult {
  const [word, code, sum] = [addition.word, addition.code, addition.sum].map((vector) => vector.slice(0, drawn));
  const reach = getReach(addition.word, addition.code, addition.sum);
  const width = 2 * drawn + gap;
  const from = (width - drawn) / 2;
  const line = (start: number, k: number): string =>
    `M${start + k + 0.5} 34C${start + k + 0.5} 54 ${from + k + 0.5} 46 ${from + k + 0.5} 66`;
  const cells = Array.from({ length: drawn }, (_, k) => k);
  return html`
    <svg
      class="merge-drawing"
      viewBox="0 0 ${width} 100"
      preserveAspectRatio="none"
      role="img"
      aria-label=${t('addition.mergeLabel', { drawn })}
    >
      <path class="wire" d=${cells.map((k) => line(0, k)).join('')}></path>
      ${cells.map(
        (k) =>
          svg`<path class="wire" style=${inlineStyle(`stroke: ${handColour(Math.floor(k / 2), dimensions / 2)}`)} d=${line(drawn + gap, k)}></path>`,
      )}
      ${barsAt(word!, reach, 0, 17)} ${barsAt(code!, reach, drawn + gap, 17)} ${barsAt(sum!, reach, from, 83)}
    </svg>
  `;
}

function barsAt(values: Float32Array, reach: number, x: number, y: number): SVGTemplateResult {
  return svg`<g transform="translate(${x} ${y}) scale(1 16)">
    ${barPaths(values.map((value) => value / reach)).map((path, shade) => svg`<path d=${path} style=${inlineStyle(barFills[shade])}></path>`)}
    <path class="middle" d="M0 0H${values.length}"></path>
  </g>`;
}
