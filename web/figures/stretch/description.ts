import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import { isWhole, zones, type Stretched } from './data.js';
import type { Scheme } from './manifest.js';
import { readings, type Measured, type Reading, type Task } from './models.js';

/** How many hands the curve leaves alone, slows by the whole factor, and slows in between. */
export function describeZones(t: Translate, stretched: Stretched): string {
  const { settings, pairs, kept } = stretched;
  const { whole, divided } = zones(stretched);
  return t('stretch.zones', {
    ...{ whole, divided, blended: pairs - whole - divided },
    factor: formatNumber(settings.factor),
    slowest: significant(1 / kept[pairs - 1]!, 4),
  });
}

/** Whether any hand still comes to an angle that it did not see in training. */
export function describeNew(t: Translate, { meetNew, pairs, settings }: Stretched): string {
  const values = { new: meetNew, pairs, length: formatNumber(settings.length) };
  return t(meetNew === 0 ? 'stretch.noneNew' : 'stretch.someNew', values);
}

/** The numbers of one pair, by both formulas where they differ. */
export function describePair(t: Translate, stretched: Stretched, pair: number): string {
  const { kept, wavelengths, plain, angles, other, settings } = stretched;
  const values = {
    pair,
    share: fixed(kept[pair]!, 3),
    wavelength: significant(plain.wavelengths[pair]!),
    stretched: significant(wavelengths[pair]!),
    trainedTurns: significant(angles.trainedTurns[pair]!, 3),
    turns: significant(angles.turns[pair]!, 3),
    trained: formatNumber(settings.trained),
    length: formatNumber(settings.length),
    other: fixed(other?.kept[pair] ?? 1, 3),
  };
  const own = t(isWhole(kept[pair]!) ? 'stretch.pairKeeps' : 'stretch.pairSays', values);
  if (!other) return own;
  return inRow(own, t(`stretch.otherwise.${settings.formula}`, values));
}

/** The change of the scores, in words. */
export function describeAttention(t: Translate, { attentionFactor }: Stretched): string {
  if (attentionFactor === 1) return t('stretch.noAttention');
  return t('stretch.attention', {
    factor: significant(attentionFactor, 5),
    square: significant(attentionFactor ** 2, 5),
  });
}

export const percent = (fraction: number): string => fixed(100 * fraction, 0);

export const isReading = (scheme: Scheme): scheme is Scheme & Reading =>
  (readings as readonly string[]).includes(scheme);

/** How small models answer that are stretched by a scheme. */
export function describeModels(t: Translate, scheme: Scheme, measured: Measured): string {
  if (!isReading(scheme)) return t('stretch.models.unmeasured');
  const right = (task: Task): string => percent(measured[task].stretched[scheme].middle);
  return t(scheme === 'none' ? 'stretch.models.none' : 'stretch.models', {
    scheme: t(`stretch.scheme.${scheme}`),
    before: right('words-before'),
    noun: right('nearest-noun'),
    recall: right('recall'),
  });
}
