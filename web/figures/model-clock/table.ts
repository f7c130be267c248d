import { html, type TemplateResult } from 'lit';
import { significant, spoken } from '../shared/reader/format.js';
import type { Say, WordKey } from '../shared/reader/words.js';
import type { Other } from './other-schemes.js';
import type { ShownClock } from './shown.js';

const whole = (value: number): string => (Number.isFinite(value) ? significant(value, 6) : '∞');

/** Nothing where the file does not say how long the texts of training were. */
const share = (shares: Float64Array | undefined, pair: number): string => (shares ? spoken(shares[pair]!, 4) : '');

/** Every pair: its frequency and wavelength as trained and now, its turns, and what is new to it. */
export function clockTable(say: Say, { numbers, pairs }: ShownClock): TemplateResult {
  const columns: readonly WordKey[] = [
    ...([
      'modelClock.pairAxis',
      'modelClock.frequency',
      'modelClock.wavelengthTrained',
      'modelClock.wavelengthNow',
    ] as const),
    ...(['modelClock.turns', 'modelClock.seenShare', 'modelClock.unseenShare'] as const),
  ];
  return html`<table>
    <thead>
      <tr>
        ${columns.map((key) => html`<th scope="col">${say(key)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${Array.from(
        { length: pairs },
        (_, pair) =>
          html`<tr>
            <th scope="row">${pair}</th>
            <td>${numbers.frequencies[pair]!.toPrecision(10)}</td>
            <td>${whole(numbers.trainedWavelengths[pair]!)}</td>
            <td>${whole(numbers.wavelengths[pair]!)}</td>
            <td>${whole(numbers.turns[pair]!)}</td>
            <td>${share(numbers.seen, pair)}</td>
            <td>${share(numbers.unseen, pair)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The numbers of the picture of a model without hands. */
export function otherTable(say: Say, { positions, slopes, starts }: Other): TemplateResult {
  const rows: (readonly [string, string])[] = [
    ...(slopes ?? []).map((slope, head) => [say('modelClock.headNumber', { head: head + 1 }), String(slope)] as const),
    ...(starts ?? []).flatMap((list, row) =>
      list.map(
        (start, bucket) =>
          [`${say(row === 0 ? 'modelClock.decoder' : 'modelClock.encoder')} ${bucket}`, spoken(start)] as const,
      ),
    ),
    ...(positions.scheme === 'learned'
      ? ([
          [say('modelClock.rowsOfTable'), spoken(positions.rows)],
          [say('modelClock.columnsOfTable'), spoken(positions.columns)],
        ] as const)
      : []),
  ];
  const value = slopes ? 'modelClock.slope' : starts ? 'modelClock.firstDistance' : 'modelClock.size';
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${say('modelClock.what')}</th>
        <th scope="col">${say(value)}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, number]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${number}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
