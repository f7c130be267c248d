import { html, type TemplateResult } from 'lit';
import type { Translate } from '../shared/reader/messages.js';
import { askedPlace, heads, vocabulary, type ForwardPass } from './model.js';

/** The table of the pronoun's attention in each head, and of the probability of each answer. */
export function panoramaTable(
  t: Translate,
  pass: ForwardPass | undefined,
  getName: (word: number) => string,
): TemplateResult {
  if (!pass) return html``;
  const { words, trace } = pass;
  const [length, row] = [words.length, askedPlace(pass)];
  const look = (head: number, place: number): number => trace.attention[(head * length + row) * length + place]!;
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${t('panorama.tableHead')}</th>
          ${words.map((word) => html`<th scope="col">${getName(word)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${Array.from(
          { length: heads },
          (_, head) =>
            html`<tr>
              <th scope="row">${head + 1}</th>
              ${words.map((_, place) => html`<td>${look(head, place).toFixed(4)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    <table>
      <thead>
        <tr>
          <th scope="col">${t('panorama.tableAnswer')}</th>
          <th scope="col">${t('panorama.tableShare')}</th>
        </tr>
      </thead>
      <tbody>
        ${Array.from(
          { length: vocabulary },
          (_, word) =>
            html`<tr>
              <th scope="row">${getName(word)}</th>
              <td>${trace.shares[row * vocabulary + word]!.toFixed(4)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}
