import { html, nothing, type TemplateResult } from 'lit';
import { fixed, significant } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { Stretched } from './data.js';

/** Every pair: its speed, its turns and its new angles. */
export function stretchTable(t: Translate, stretched: Stretched): TemplateResult {
  const { pairs, kept, wavelengths, plain, other, angles, settings } = stretched;
  const second = settings.formula === 'code' ? 'paper' : 'code';
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${t('stretch.axis')}</th>
        <th scope="col">${t('stretch.curve.share')}</th>
        ${other ? html`<th scope="col">${t(`stretch.by.${second}`)}</th>` : nothing}
        <th scope="col">${t('stretch.plainWavelength')}</th>
        <th scope="col">${t('stretch.curve.wavelength')}</th>
        <th scope="col">${t('stretch.turnsInTraining')}</th>
        <th scope="col">${t('stretch.turnsInText')}</th>
        <th scope="col">${t('stretch.shareNew')}</th>
      </tr>
    </thead>
    <tbody>
      ${Array.from(
        { length: pairs },
        (_, pair) =>
          html`<tr>
            <th scope="row">${pair}</th>
            <td>${fixed(kept[pair]!, 4)}</td>
            ${other ? html`<td>${fixed(other.kept[pair]!, 4)}</td>` : nothing}
            <td>${significant(plain.wavelengths[pair]!)}</td>
            <td>${significant(wavelengths[pair]!)}</td>
            <td>${significant(angles.trainedTurns[pair]!)}</td>
            <td>${significant(angles.turns[pair]!)}</td>
            <td>${fixed(100 * angles.unseen[pair]!, 1)} %</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
