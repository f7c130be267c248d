import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { HeadCoverage } from './data.js';

/** A fraction in percent; "<" and ">" if rounding would give 0 or 100. */
export const percent = (fraction: number): string =>
  fraction > 0 && fraction < 0.001
    ? '< 0.1%'
    : fraction < 1 && fraction > 0.999
      ? '> 99.9%'
      : `${fixed(100 * fraction, fraction > 0 && fraction < 1 ? 1 : 0)}%`;

/** Describes all dials and the reason for what they show. */
export function describeHead(t: Translate, { unseenCount, pairs, settings }: HeadCoverage): string {
  const values = { new: unseenCount, pairs, known: pairs - unseenCount, length: formatNumber(settings.length) };
  if (unseenCount === 0) return t('seenAngles.none', values);
  return t(unseenCount === pairs ? 'seenAngles.all' : 'seenAngles.some', values);
}

/** Describes the selected hand: the angles seen in training, and those in the text. */
export function describePair(t: Translate, { angles, settings }: HeadCoverage, pair: number): string {
  const { wavelengths, turns, trainedTurns, seen, unseen } = angles;
  const values = {
    pair,
    wavelength: significant(wavelengths[pair]!),
    trained: formatNumber(settings.trained),
    length: formatNumber(settings.length),
    turns: significant(turns[pair]!, 3),
    trainedTurns: significant(trainedTurns[pair]!, 3),
    seen: percent(seen[pair]!),
    unseen: percent(unseen[pair]!),
  };
  const known = t(seen[pair]! < 1 ? 'seenAngles.part' : 'seenAngles.circle', values);
  const met = t(unseen[pair]! > 0 ? 'seenAngles.meets' : 'seenAngles.meetsNone', values);
  return t('seenAngles.picked', { turns: t('seenAngles.turnsIn', values), known, met });
}
