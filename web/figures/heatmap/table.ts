import { html, type TemplateResult } from 'lit';
import { core } from '../shared/frame/core-context.js';
import { fixed, spoken } from '../shared/reader/format.js';
import type { HeatMapView } from './view.js';
import type { Reading } from '../shared/reader/reader-state.js';
import type { Say } from '../shared/reader/words.js';

const [rowsShown, columnsShown] = [10, 16];

/** The reader's row and those after it, the first dimensions of the view. */
export function heatMapTable(say: Say, reading: Reading, { firstDimension }: HeatMapView): TemplateResult {
  const { position, dimensions, base, layout } = reading;
  const first = Math.floor(firstDimension);
  const shown = Array.from({ length: Math.min(columnsShown, dimensions - first) }, (_, index) => first + index);
  const rows = Array.from({ length: rowsShown }, (_, index) => position + index);
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${say('field.position')}</th>
          ${shown.map((dimension) => html`<th scope="col">${dimension}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => {
          const code = core().fingerprint({ position: row, dimensions, base, layout });
          return html`<tr>
            <th scope="row">${spoken(row)}</th>
            ${shown.map((dimension) => html`<td>${fixed(code[dimension] ?? 0, 6)}</td>`)}
          </tr>`;
        })}
      </tbody>
    </table>
  `;
}
