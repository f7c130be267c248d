import type { TemplateResult } from 'lit';
import { dataTable } from '../shared/data-table.js';
import { significant, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { sideMessages, type Other } from './other-schemes.js';
import type { ShownClock } from './view-model.js';

const whole = (value: number): string => (Number.isFinite(value) ? significant(value, 6) : '∞');

/** Nothing where there is nothing to compare with. */
const share = (shares: Float64Array | undefined, pair: number): string =>
  shares ? formatNumber(shares[pair]!, 4) : '';

/** Every pair: its frequency, its wavelength before scaling and after, its turns, and what is new to it. */
export function clockTable(t: Translate, { numbers, pairs }: ShownClock): TemplateResult {
  const { reference } = numbers;
  const isTrained = reference?.kind === 'trained';
  const positions = formatNumber(reference?.positions ?? 0);
  const seen = t(isTrained ? 'modelClock.seenShare' : 'modelClock.seenFirst', { positions });
  const unseen = t(isTrained ? 'modelClock.unseenShare' : 'modelClock.unseenFirst', { positions });
  return dataTable(Array(pairs).keys(), [
    [t('modelClock.pairAxis'), (pair) => pair],
    [t('modelClock.frequency'), (pair) => numbers.frequencies[pair]!.toPrecision(10)],
    [t('modelClock.wavelengthTrained'), (pair) => whole(numbers.beforeWavelengths[pair]!)],
    [t('modelClock.wavelengthNow'), (pair) => whole(numbers.wavelengths[pair]!)],
    [t('modelClock.turns'), (pair) => whole(numbers.turns[pair]!)],
    reference && [seen, (pair) => share(numbers.seen, pair)],
    reference && [unseen, (pair) => share(numbers.unseen, pair)],
  ]);
}

/** The numbers of the picture of a model without hands. */
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
  return dataTable(rows, [
    [t('modelClock.what'), ([name]) => name],
    [t(value), ([, number]) => number],
  ]);
}
