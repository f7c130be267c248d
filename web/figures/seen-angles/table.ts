import { html, type TemplateResult } from 'lit';
import { significant } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { SeenHead } from './data.js';
import { percent } from './description.js';

/** Every pair of the head, those without a dial, too. */
export function seenTable(t: Translate, { angles, pairs }: SeenHead): TemplateResult {
  const { wavelengths, trainedTurns, turns, seen, unseen } = angles;
  const columns = ['pair', 'wavelength', 'turnsInTraining', 'turnsInText', 'shareSeen', 'shareNew'] as const;
  return html`<table>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${t(`seenAngles.${column}`)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${Array.from(
        { length: pairs },
        (_, pair) =>
          html`<tr>
            <th scope="row">${pair}</th>
            <td>${significant(wavelengths[pair]!)}</td>
            <td>${significant(trainedTurns[pair]!)}</td>
            <td>${significant(turns[pair]!)}</td>
            <td>${percent(seen[pair]!)}</td>
            <td>${percent(unseen[pair]!)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
