import { html, svg, type TemplateResult } from 'lit';
import { fixed } from '../shared/reader/format.js';
import { handColour } from '../shared/clock/hand-colour.js';
import type { Wave } from './data.js';
import { lineDashes } from '../shared/charts/waves-view.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The legend: per line, a sample that toggles it, its dimension, and its value at the reader's position. */
export function wavesLegend(
  t: Translate,
  waves: readonly Wave[],
  values: readonly number[],
  hidden: ReadonlySet<number>,
  dimensions: number,
  show: (dimension: number, shown: boolean) => void,
): TemplateResult {
  return html`<ul class="line-legend">
    ${waves.map(({ dimension, pair, half, solid }, index) => {
      const shown = !hidden.has(dimension);
      return html`<li>
        <button
          type="button"
          class="sample"
          data-dimension=${dimension}
          aria-pressed=${shown ? 'true' : 'false'}
          title=${t('waves.show', { dimension })}
          style=${inlineStyle(`color: ${handColour(pair, dimensions / 2)}`)}
          @click=${() => show(dimension, !shown)}
        >
          <svg viewBox="0 0 44 44" aria-hidden="true">
            ${svg`<path d="M4 22H40" stroke-dasharray=${lineDashes[half].join(' ')}></path>`}
          </svg>
        </button>
        <span class="about cluster">
          <span>${t('waves.dim')} ${dimension}</span>
          <span class="soft">${solid ? t('waves.solid') : t(`waves.${half}`, { pair })}</span>
        </span>
        <span class="number">${fixed(values[index] ?? 0, 4)}</span>
      </li>`;
    })}
  </ul>`;
}
