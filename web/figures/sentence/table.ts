import { html, type TemplateResult } from 'lit';
import { fixed } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { PlaceData } from './data.js';

const degrees = (radians: number): number => Math.floor((radians * 180) / Math.PI);

/** Accessible text of a place: "place 4, hands at 229, 72, 22, 7 degrees". */
export const describePlace = (t: Translate, place: number, { angles }: PlaceData): string =>
  t('sentence.spoken', { place, angles: Array.from(angles, degrees).join(t('sentence.comma')) });

export interface TableRow {
  readonly word: string;
  readonly place: number;
  readonly data: PlaceData;
}

/** The table of words in the order of their places. */
export function sentenceTable(t: Translate, rows: readonly TableRow[]): TemplateResult {
  const columns = rows[0]?.data.row.length ?? 0;
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${t('sentence.word')}</th>
          <th scope="col">${t('sentence.place')}</th>
          ${Array.from({ length: columns }, (_, column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ word, place, data }) =>
            html`<tr>
              <th scope="row">${word}</th>
              <td>${place}</td>
              ${Array.from(data.row, (value) => html`<td>${fixed(value, 4)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}
