import { html, nothing, svg, type TemplateResult } from 'lit';
import { fixed } from '../shared/reader/format.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { typedNumber } from '../shared/controls/number-fields.js';
import type { Wave } from './data.js';
import { dashOf } from '../shared/charts/waves-view.js';
import type { Say } from '../shared/reader/words.js';

export interface LegendActions {
  readonly show: (dimension: number, shown: boolean) => void;
  readonly replace: (dimension: number, by: number) => void;
  readonly remove: (dimension: number) => void;
  /** Undefined where there is no room for another line. */
  readonly add: (() => void) | undefined;
}

/** One row a line: a sample of it that shows and hides it, which dimension it is, and its value at the reader's position. */
export function wavesLegend(
  say: Say,
  waves: readonly Wave[],
  values: readonly number[],
  hidden: ReadonlySet<number>,
  dimensions: number,
  { show, replace, remove, add }: LegendActions,
): TemplateResult {
  const range = { min: 0, max: dimensions - 1, kind: 'whole' } as const;
  return html`<ul class="legend">
    ${waves.map(({ dimension, pair, half, solid }, index) => {
      const shown = !hidden.has(dimension);
      return html`<li>
        <button
          type="button"
          class="sample"
          data-dimension=${dimension}
          aria-pressed=${shown ? 'true' : 'false'}
          aria-label=${say('waves.show', { dimension })}
          title=${say('waves.show', { dimension })}
          style=${`color: ${handColour(pair, dimensions / 2)}`}
          @click=${() => show(dimension, !shown)}
        >
          <svg viewBox="0 0 44 44" aria-hidden="true">
            ${svg`<path d="M4 22H40" stroke-dasharray=${dashOf[half].join(' ')}></path>`}
          </svg>
        </button>
        <span class="about">
          ${typedNumber(say, say('waves.dim'), dimension, range, (by) => replace(dimension, by))}
          <span class="shadow">${solid ? say('waves.solid') : say(`waves.${half}`, { pair })}</span>
        </span>
        <span class="number">${fixed(values[index] ?? 0, 4)}</span>
        <button
          type="button"
          class="remove"
          aria-label=${say('waves.remove', { dimension })}
          ?disabled=${waves.length === 1}
          @click=${() => remove(dimension)}
        >
          ×
        </button>
      </li>`;
    })}
    ${add ? html`<li><button type="button" class="tool add" @click=${add}>${say('waves.add')}</button></li>` : nothing}
  </ul>`;
}
