import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Translate } from '../shared/reader/messages.js';

/** A share in whole percent. */
export const shareText = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

/** The sureness of a model, in whole percent: 100 is for those who cannot err. */
export const surenessText = (share: number): string => `${Math.min(99, Math.round(share * 100))}\u00a0%`;

/** The attention that the pronoun gives to a word, itself included, as a bar below it. */
export function lookBar(look: number | undefined): TemplateResult {
  const height = 100 * (look ?? 0);
  return html`<span class="look" aria-hidden="true">
    <svg viewBox="0 0 100 102" preserveAspectRatio="none">
      ${svg`<rect class="height" x="30" y=${100 - height} width="40" height=${height} />`}
      ${svg`<rect class="floor" y="100" width="100" height="2" />`}
    </svg>
    <span>${look === undefined ? nothing : shareText(look)}</span>
  </span>`;
}

/** The table of the attention of each head, from the pronoun to each word. */
export function pronounTable(
  t: Translate,
  words: readonly string[],
  byHead: readonly (readonly number[])[],
): TemplateResult {
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${t('pronoun.headColumn')}</th>
          ${words.map((word) => html`<th scope="col">${word}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${byHead.map(
          (row, index) =>
            html`<tr>
              <th scope="row">${index + 1}</th>
              ${row.map((look) => html`<td>${look.toFixed(4)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}
