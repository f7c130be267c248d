import { html, type TemplateResult } from 'lit';
import { spoken } from '../shared/reader/format.js';
import { powerOfTen } from '../shared/reader/small-number.js';
import type { Say } from '../shared/reader/words.js';
import { isPassed, type Along, type CastSettings, type Here } from './data.js';
import { percent, stationName } from './description.js';
import { stations } from './view.js';

const size = (say: Say, error: number): string =>
  Number.isFinite(error) ? (error === 0 ? '0' : powerOfTen(error)) : say('cast.noScore');

/** A table of the cost of each station alone at the reader's offset, and of the error along the context. */
export function castTable(say: Say, { kind, kept }: CastSettings, along: Along, { alone }: Here): TemplateResult {
  const { offsets, means, largest, shares } = along;
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${say('cast.station')}</th>
          <th scope="col">${say('cast.format')}</th>
          <th scope="col">${say('cast.alone')}</th>
        </tr>
      </thead>
      <tbody>
        ${stations
          .filter((station) => isPassed(kind, station))
          .map(
            (station) =>
              html`<tr>
                <th scope="row">${stationName(say, kind, station)}</th>
                <td>${kept[station] === 'exact' ? say('cast.exact') : kept[station]}</td>
                <td>${percent(say, alone[station])}</td>
              </tr>`,
          )}
      </tbody>
    </table>
    <table>
      <thead>
        <tr>
          <th scope="col">${say('cast.offset')}</th>
          <th scope="col">${say('cast.error')}</th>
          <th scope="col">${say('cast.largest')}</th>
          <th scope="col">${say('cast.share')}</th>
        </tr>
      </thead>
      <tbody>
        ${offsets.map(
          (offset, place) =>
            html`<tr>
              <th scope="row">${spoken(offset)}</th>
              <td>${size(say, means[place]!)}</td>
              <td>${size(say, largest[place]!)}</td>
              <td>${percent(say, shares[place]!)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}
