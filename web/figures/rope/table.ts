import { html, type TemplateResult } from 'lit';
import { fixed, significant } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { cosineBetween, type Scored } from './data.js';
import { degrees } from './dials.js';

/** The table of pairs: frequency, both lengths, their angle and contribution, also with places swapped. */
export function ropeTable(t: Translate, scored: Scored): TemplateResult {
  const { query, key, between, terms, swappedTerms, frequencies, score, swapped } = scored;
  const heads = ['step', 'lengthQ', 'lengthK', 'between', 'cosine', 'term', 'swapped'] as const;
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${t('rope.pair')}</th>
          ${heads.map((name) => html`<th scope="col">${t(`rope.${name}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${Array.from(terms, (term, pair) => {
          const cells = [
            `${significant(degrees(frequencies[pair]!), 6)}°`,
            fixed(query.hands[pair]!.length, 4),
            fixed(key.hands[pair]!.length, 4),
            `${fixed(degrees(between[pair]!), 2)}°`,
            fixed(cosineBetween(scored, pair), 4),
            fixed(term, 4),
            fixed(swappedTerms[pair]!, 4),
          ];
          return html`<tr>
            <th scope="row">${pair}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`;
        })}
        <tr>
          <th scope="row">${t('rope.score')}</th>
          <td></td>
          <td>${fixed(query.norm, 4)}</td>
          <td>${fixed(key.norm, 4)}</td>
          <td></td>
          <td></td>
          <td>${fixed(score, 4)}</td>
          <td>${fixed(swapped, 4)}</td>
        </tr>
      </tbody>
    </table>
  `;
}
