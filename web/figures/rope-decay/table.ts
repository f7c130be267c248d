import { html, nothing, type TemplateResult } from 'lit';
import { fixed, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { Decay } from './data.js';
import { spread } from './strengths.js';

/** Rows of distances, in even strides. */
const rows = 64;

/** The scores over distance; and, of what was drawn, how far q and k agree in each pair. */
export function decayTable(t: Translate, { settings, scores, sampled }: Decay): TemplateResult {
  const { reach, strengths, dimensions } = settings;
  const places = Array.from({ length: rows + 1 }, (_, row) => row);
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${t('ropeDecay.distance')}</th>
          <th scope="col">${t(sampled ? 'ropeDecay.one' : 'ropeDecay.score')}</th>
          ${
            sampled
              ? html`<th scope="col">${t('ropeDecay.mean')}</th>
                  <th scope="col">${t('ropeDecay.spread')}</th>`
              : nothing
          }
        </tr>
      </thead>
      <tbody>
        ${places.map((place) => {
          const distance = (place * reach) / rows;
          const sample = sampled?.distances.indexOf(distance) ?? 0;
          return html`<tr>
            <th scope="row">${formatNumber(distance)}</th>
            <td>${fixed(scores[distance] ?? 0, 3)}</td>
            ${
              sampled
                ? html`<td>${fixed(sampled.means[sample] ?? 0, 3)}</td>
                    <td>${fixed(sampled.spreads[sample] ?? 0, 3)}</td>`
                : nothing
            }
          </tr>`;
        })}
      </tbody>
    </table>
    ${sampled ? nothing : pairTable(t, spread(strengths, dimensions / 2))}
  `;
}

const pairTable = (t: Translate, strengths: readonly number[]): TemplateResult => html`
  <table>
    <thead>
      <tr>
        <th scope="col">${t('ropeDecay.pair')}</th>
        <th scope="col">${t('ropeDecay.agreement')}</th>
      </tr>
    </thead>
    <tbody>
      ${strengths.map(
        (strength, pair) =>
          html`<tr>
            <th scope="row">${pair}</th>
            <td>${fixed(strength, 2)}</td>
          </tr>`,
      )}
    </tbody>
  </table>
`;
