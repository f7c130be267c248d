import { html, nothing, type TemplateResult } from 'lit';
import { significant, formatNumber } from '../shared/reader/format.js';
import type { Translate, MessageKey } from '../shared/reader/messages.js';
import { sideMessages, type Other } from './other-schemes.js';
import type { ShownClock } from './shown.js';

const whole = (value: number): string => (Number.isFinite(value) ? significant(value, 6) : '∞');

/** Empty without a reference. */
const fraction = (shares: Float64Array | undefined, pair: number): string =>
  shares ? formatNumber(shares[pair]!, 4) : '';

/** The table of pairs: frequency, wavelength before and after scaling, turns, and fraction of new angles. */
export function clockTable(t: Translate, { numbers, pairs }: ShownClock): TemplateResult {
  const { reference } = numbers;
  const isTrained = reference?.kind === 'trained';
  const columns: readonly MessageKey[] = [
    ...(['modelClock.pairAxis', 'modelClock.frequency', 'modelClock.wavelengthTrained'] as const),
    ...(['modelClock.wavelengthNow', 'modelClock.turns'] as const),
    ...(reference
      ? ([
          isTrained ? 'modelClock.seenShare' : 'modelClock.seenFirst',
          isTrained ? 'modelClock.unseenShare' : 'modelClock.unseenFirst',
        ] as const)
      : []),
  ];
  const values = { positions: formatNumber(reference?.positions ?? 0) };
  return html`<table>
    <thead>
      <tr>
        ${columns.map((key) => html`<th scope="col">${t(key, values)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${Array.from(
        { length: pairs },
        (_, pair) =>
          html`<tr>
            <th scope="row">${pair}</th>
            <td>${numbers.frequencies[pair]!.toPrecision(10)}</td>
            <td>${whole(numbers.beforeWavelengths[pair]!)}</td>
            <td>${whole(numbers.wavelengths[pair]!)}</td>
            <td>${whole(numbers.turns[pair]!)}</td>
            ${reference ? html`<td>${fraction(numbers.seen, pair)}</td>` : nothing}
            ${reference ? html`<td>${fraction(numbers.unseen, pair)}</td>` : nothing}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The numbers in the picture of a model without hands. */
export function otherTable(t: Translate, { positions, slopes, starts }: Other): TemplateResult {
  const rows: (readonly [string, string])[] = [
    ...(slopes ?? []).map((slope, head) => [t('modelClock.headNumber', { head: head + 1 }), String(slope)] as const),
    ...(starts ?? []).flatMap((list, row) =>
      list.map(
        (start, bucket) =>
          [
            `${positions.scheme === 't5' ? t(sideMessages[positions.masks[row]!]) : ''} ${bucket}`,
            formatNumber(start),
          ] as const,
      ),
    ),
    ...(positions.scheme === 'learned'
      ? ([
          [t('modelClock.rowsOfTable'), formatNumber(positions.rows)],
          [t('modelClock.columnsOfTable'), formatNumber(positions.columns)],
        ] as const)
      : []),
  ];
  const value = slopes ? 'modelClock.slope' : starts ? 'modelClock.firstDistance' : 'modelClock.size';
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${t('modelClock.what')}</th>
        <th scope="col">${t(value)}</th>
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
