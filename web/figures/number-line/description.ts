import { significant, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { NumberLine } from './data.js';
import { formatNames } from './position-scale.js';

/** Formats a number: small integers in full, others with four digits. */
export function valueText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  if (Object.is(value, -0)) return '−0';
  return Number.isInteger(value) ? formatNumber(value) : significant(value);
}

/** A sentence on the numbers that the position and its neighbours become. */
export function placeDescription(t: Translate, { format, position, value, largest, own }: NumberLine): string {
  const values = {
    format: formatNames[format],
    position: formatNumber(position, 4),
    value: valueText(value),
    largest: significant(largest),
  };
  if (!own) return t('numberLine.beyond', values);
  if (!Number.isInteger(position)) return t('numberLine.between', values);
  const { first, last } = own;
  if (first === last) return t('numberLine.alone', values);
  return t(last === first + 1 ? 'numberLine.both' : 'numberLine.together', {
    ...values,
    count: formatNumber(last - first + 1),
    first: formatNumber(first),
    last: formatNumber(last),
  });
}

/** A sentence on how many of the positions before it remain distinct. */
export function countDescription(t: Translate, { before, left }: NumberLine): string {
  return t(left === before ? 'numberLine.allLeft' : 'numberLine.left', {
    before: formatNumber(before),
    left: formatNumber(left),
  });
}
