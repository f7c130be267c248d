import { html, type TemplateResult } from 'lit';
import { significant, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { bareLayers, getHand, type Head } from './data.js';
import { modelKeys, getModel } from './models.js';

/** All models beside each other, and the pairs of the one that is shown. */
export function partialRotaryTable(t: Translate, head: Head): TemplateResult {
  const unknown = t('partialRotary.notKnown');
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${t('partialRotary.model')}</th>
          <th scope="col">${t('partialRotary.layers')}</th>
          <th scope="col">${t('partialRotary.bareLayers')}</th>
          <th scope="col">${t('partialRotary.dimensions')}</th>
          <th scope="col">${t('partialRotary.turning')}</th>
          <th scope="col">${t('partialRotary.base')}</th>
          <th scope="col">${t('partialRotary.source')}</th>
        </tr>
      </thead>
      <tbody>
        ${modelKeys.map(getModel).map(
          (model) =>
            html`<tr>
              <th scope="row">${model.name}</th>
              <td>${model.layers}</td>
              <td>${bareLayers(model).length}</td>
              <td>${model.head}</td>
              <td>${model.rotary}</td>
              <td>${model.base === undefined ? unknown : formatNumber(model.base)}</td>
              <td>${model.source.url}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <table>
      <caption>
        ${head.model.name}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('partialRotary.pair')}</th>
          <th scope="col">${t('partialRotary.wavelength')}</th>
        </tr>
      </thead>
      <tbody>
        ${Array.from({ length: head.pairs }, (_, pair) => {
          const hand = getHand(head, pair);
          const wavelength = hand === undefined ? undefined : head.wavelengths?.[hand];
          return html`<tr>
            <th scope="row">${pair}</th>
            <td>${hand === undefined ? '∞' : wavelength === undefined ? unknown : significant(wavelength)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  `;
}
