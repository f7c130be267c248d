import { html, type TemplateResult } from 'lit';
import { formatNumber } from '../shared/reader/format.js';
import { powerOfTen } from '../shared/reader/small-number.js';
import type { Translate } from '../shared/reader/messages.js';
import { isPassed, type Along, type CastSettings, type Here } from './data.js';
import { percent, stationName } from './description.js';
import { stations } from './view.js';

const size = (t: Translate, error: number): string =>
  Number.isFinite(error) ? (error === 0 ? '0' : powerOfTen(error)) : t('cast.noScore');

/** A table of the cost of each station alone at the reader's offset, and of the error along the context. */
export function castTable(t: Translate, { kind, kept }: CastSettings, along: Along, { alone }: Here): TemplateResult {
  const { offsets, means, largest, shares } = along;
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${t('cast.station')}</th>
          <th scope="col">${t('cast.format')}</th>
          <th scope="col">${t('cast.alone')}</th>
        </tr>
      </thead>
      <tbody>
        ${stations
          .filter((station) => isPassed(kind, station))
          .map(
            (station) =>
              html`<tr>
                <th scope="row">${stationName(t, kind, station)}</th>
                <td>${kept[station] === 'exact' ? t('cast.exact') : kept[station]}</td>
                <td>${percent(t, alone[station])}</td>
              </tr>`,
          )}
      </tbody>
    </table>
    <table>
      <thead>
        <tr>
          <th scope="col">${t('cast.offset')}</th>
          <th scope="col">${t('cast.error')}</th>
          <th scope="col">${t('cast.largest')}</th>
          <th scope="col">${t('cast.share')}</th>
        </tr>
      </thead>
      <tbody>
        ${offsets.map(
          (offset, place) =>
            html`<tr>
              <th scope="row">${formatNumber(offset)}</th>
              <td>${size(t, means[place]!)}</td>
              <td>${size(t, largest[place]!)}</td>
              <td>${percent(t, shares[place]!)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}
