import { html, type TemplateResult } from 'lit';
import { formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { NumberLine } from './data.js';
import { valueText } from './description.js';

/** The visible numbers, with their bits and the positions that become them. */
export function numberLineTable(t: Translate, { groups, exponentBits, significandBits }: NumberLine): TemplateResult {
  const columns = ['number', 'code', 'first', 'last', 'count'] as const;
  return html`
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${t(`numberLine.${column}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${groups.map(
          ({ code, value, first, last }) =>
            html`<tr>
              <th scope="row">${valueText(value)}</th>
              <td>${code.toString(2).padStart(exponentBits + significandBits, '0')}</td>
              <td>${formatNumber(first)}</td>
              <td>${formatNumber(last)}</td>
              <td>${formatNumber(last - first + 1)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}
