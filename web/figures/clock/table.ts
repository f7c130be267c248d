import { html, nothing, type TemplateResult } from 'lit';
import { getDimensions, type Clock } from '../shared/clock/clock-data.js';
import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';

/** The table of all hands; while comparing, for both positions. */
export function clockTable(t: Translate, { pairs, readerState, here, other }: Clock): TemplateResult {
  const columns = [
    'clock.pair',
    'clock.dims',
    'clock.period',
    'clock.turns',
    'clock.angleRadians',
    'clock.sine',
    'clock.cosine',
  ] as const;
  return html`
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${t(column)}</th>`)}
          ${
            other
              ? html`<th scope="col">${t('clock.otherSine')}</th>
                  <th scope="col">${t('clock.otherCosine')}</th>`
              : nothing
          }
        </tr>
      </thead>
      <tbody>
        ${Array.from(
          { length: pairs },
          (_, pair) => html`
            <tr>
              <th scope="row">${pair}</th>
              <td>${getDimensions(pair, readerState).join(', ')}</td>
              <td>${significant(here.hands.period[pair]!, 6)}</td>
              <td>${formatNumber(here.hands.turns[pair]!)}</td>
              <td>${fixed(here.hands.angle[pair]!, 4)}</td>
              <td>${fixed(here.hands.sine[pair]!, 4)}</td>
              <td>${fixed(here.hands.cosine[pair]!, 4)}</td>
              ${
                other
                  ? html`<td>${fixed(other.hands.sine[pair]!, 4)}</td>
                      <td>${fixed(other.hands.cosine[pair]!, 4)}</td>`
                  : nothing
              }
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
