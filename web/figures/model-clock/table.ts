import type { TemplateResult } from 'lit';
import { dataTable } from '../shared/data-table.js';
import { significant, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { sideMessages, type Other } from './other-schemes.js';
import { axisNames } from './spiral.js';
import type { Comparison } from './view-model.js';

const whole = (value: number): string => (Number.isFinite(value) ? significant(value, 6) : '∞');

/** Nothing where there is nothing to compare with. */
const share = (shares: Float64Array | undefined, pair: number): string =>
  shares ? formatNumber(shares[pair]!, 4) : '';

/** Every pair: its frequency, its wavelength before scaling, in the file and with an edit, and what is new to it. */
export function clockTable(t: Translate, { file, edit, isEdited }: Comparison): TemplateResult {
  const { axes, numbers, pairs, setting } = edit;
  const inFile = file.numbers.wavelengths;
  const positions = formatNumber(setting.original);
  return dataTable(Array(pairs).keys(), [
    [t('modelClock.pairAxis'), (pair) => pair],
    axes && [t('modelClock.axis'), (pair) => t(`modelClock.axis.${axisNames[axes[pair]!]!}`)],
    [t('modelClock.frequency'), (pair) => numbers.frequencies[pair]!.toPrecision(10)],
    [t('modelClock.wavelengthBefore'), (pair) => whole(numbers.beforeWavelengths[pair]!)],
    isEdited && [t('modelClock.wavelengthInFile'), (pair) => whole(inFile[pair]!)],
    [t('modelClock.wavelengthNow'), (pair) => whole(numbers.wavelengths[pair]!)],
    isEdited && [
      t('modelClock.ratio'),
      (pair) => (pair < numbers.turning ? formatNumber(numbers.wavelengths[pair]! / inFile[pair]!, 4) : ''),
    ],
    [t(setting.layers.axes ? 'modelClock.turnsSide' : 'modelClock.turns'), (pair) => whole(numbers.turns[pair]!)],
    [t('modelClock.seenFirst', { positions }), (pair) => share(numbers.seen, pair)],
    [t('modelClock.unseenFirst', { positions }), (pair) => share(numbers.unseen, pair)],
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
