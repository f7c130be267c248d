import { significant, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { Sums, Windows } from './data.js';

/** Describes where the sum first becomes negative with the reader's base. */
export function sumDescription(t: Translate, { base, length, firstNegative, min }: Sums): string {
  const values = {
    base: significant(base),
    length: formatNumber(length),
    first: formatNumber(firstNegative),
    min: significant(min, 3),
  };
  return t(firstNegative > 0 ? 'contextBase.fails' : 'contextBase.holds', values);
}

/** Describes the windows of bases; there's no single threshold. */
export function windowDescription(
  t: Translate,
  length: number,
  found: Windows | undefined,
  searching: boolean,
): string {
  if (!found) return t(searching ? 'contextBase.searching' : 'contextBase.unknown');
  const [first, second] = found.windows;
  if (!first) return t('contextBase.noWindow', { length: formatNumber(length) });
  const values = {
    length: formatNumber(length),
    start: significant(first.start),
    end: significant(first.end),
    next: second ? significant(second.start) : '',
  };
  return t(second ? 'contextBase.window' : 'contextBase.oneWindow', values);
}
