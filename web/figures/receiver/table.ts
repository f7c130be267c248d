import { html, nothing, type TemplateResult } from 'lit';
import { fixed, significant } from '../shared/reader/format.js';
import type { ReceiverScene } from './picture.js';
import { getAdded } from './settings.js';
import { describeFix, describeTurns } from './description.js';
import type { Translate } from '../shared/reader/messages.js';

/** Every hand as received and, once revealed, the result. */
export function receiverTable(
  t: Translate,
  { settings, hands, finding, isCurrent, revealed }: ReceiverScene,
): TemplateResult {
  const added = getAdded(settings);
  const columns = ['hand', 'period', 'inRange', 'sine', 'cosine', 'length', 'state'] as const;
  const state = (pair: number): string =>
    t(
      added[pair] === '1'
        ? 'receiver.isAdded'
        : settings.heard[pair] === '1'
          ? 'receiver.isHeard'
          : 'receiver.isSilent',
    );
  return html`
    ${finding && isCurrent && revealed ? html`<p>${describeFix(t, finding)}</p>` : nothing}
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${t(`receiver.column.${column}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${hands.map(
          (received) =>
            html`<tr>
              <th scope="row">${received.pair}</th>
              <td>${significant(received.period, 6)}</td>
              <td>${describeTurns(t, received, settings.range)}</td>
              <td>${fixed(received.sine, 4)}</td>
              <td>${fixed(received.cosine, 4)}</td>
              <td>${fixed(received.length, 3)}</td>
              <td>${state(received.pair)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}
