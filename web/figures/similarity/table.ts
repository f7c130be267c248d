import { html, type TemplateResult } from 'lit';
import { fixed, formatNumber } from '../shared/reader/format.js';
import type { Likeness } from './data.js';
import type { SimilarityView } from './view.js';
import type { Translate } from '../shared/reader/messages.js';

/** Rows of the table at most: farther apart the distances are told in even strides. */
const maxRows = 200;

/** Dot products after and before, at the distances of the plot, and whether the step to each rises. */
export function similarityTable(
  t: Translate,
  { at, rises }: Likeness,
  { reach, offset }: SimilarityView,
  pairs: number,
): TemplateResult {
  const stride = Math.ceil(reach / maxRows);
  const distances = Array.from({ length: Math.floor(reach / stride) + 1 }, (_, row) => row * stride);
  const rising = new Set(rises);
  const product = (distance: number): string => fixed((at[Math.abs(distance)] ?? 0) * pairs, 3);
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${t('similarity.compared')}</th>
          <th scope="col">${t('similarity.after')}</th>
          <th scope="col">${t('similarity.before')}</th>
          <th scope="col">${t('similarity.rises')}</th>
        </tr>
      </thead>
      <tbody>
        ${distances.map(
          (distance) =>
            html`<tr>
              <th scope="row">${formatNumber(distance)}</th>
              <td>${product(distance - offset)}</td>
              <td>${product(-distance - offset)}</td>
              <td>${rising.has(distance) ? t('similarity.yes') : ''}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}
