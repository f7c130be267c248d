import { html, nothing, type TemplateResult } from 'lit';
import { numberField } from '../shared/controls/number-fields.js';
import type { Translate } from '../shared/reader/messages.js';

export interface LineActions {
  readonly replace: (dimension: number, by: number) => void;
  readonly remove: (dimension: number) => void;
  /** Undefined if the maximum number of lines is reached. */
  readonly add: (() => void) | undefined;
}

/** The editable list of lines: change a dimension, remove a line, add a line. */
export function lineList(
  t: Translate,
  chosen: readonly number[],
  dimensions: number,
  { replace, remove, add }: LineActions,
): TemplateResult {
  const range = { min: 0, max: dimensions - 1, kind: 'whole' } as const;
  return html`<ul class="line lines">
    ${chosen.map(
      (dimension) =>
        html`<li>
          ${numberField(t, t('waves.dim'), dimension, range, (by) => replace(dimension, by))}
          <button
            type="button"
            class="remove soft screen-only"
            aria-label=${t('waves.remove', { dimension })}
            ?disabled=${chosen.length === 1}
            @click=${() => remove(dimension)}
          >
            ×
          </button>
        </li>`,
    )}
    ${add ? html`<li><button type="button" class="text-button add" @click=${add}>${t('waves.add')}</button></li>` : nothing}
  </ul>`;
}
