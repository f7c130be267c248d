import { html, type TemplateResult } from 'lit';
import { core } from '../shared/frame/core-context.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import { rowsFrom } from './data.js';
import type { HeatMapView } from './view.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import type { Translate } from '../shared/reader/messages.js';

const columnsShown = 16;

/** The reader's row and those after it, with the view's first dimensions. */
export function heatMapTable(t: Translate, readerState: ReaderState, { firstDimension }: HeatMapView): TemplateResult {
  const { position, dimensions } = readerState;
  const first = Math.floor(firstDimension);
  const shown = Array.from({ length: Math.min(columnsShown, dimensions - first) }, (_, index) => first + index);
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${t('field.position')}</th>
          ${shown.map((dimension) => html`<th scope="col">${dimension}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rowsFrom(core(), readerState).map(
          (code, index) =>
            html`<tr>
              <th scope="row">${formatNumber(position + index)}</th>
              ${shown.map((dimension) => html`<td>${fixed(code[dimension] ?? 0, 6)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}
