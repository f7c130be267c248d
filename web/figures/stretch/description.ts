import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import { differs, isWhole, zones, type Stretched } from './data.js';
import type { Scheme } from './manifest.js';
import { longWords, readings, taskNames, trainedWords, type Measured, type Reading, type Seeds } from './models.js';

/** The hands that the scheme slows down, in words. */
export function describeScheme(t: Translate, stretched: Stretched): string {
  const { settings, pairs, kept } = stretched;
  const { scheme, factors, formula } = settings;
  const { whole, divided } = zones(stretched);
  const values = {
    ...{ whole, divided, blended: pairs - whole - divided },
    factor: formatNumber(settings.factor),
    slowest: significant(1 / kept[pairs - 1]!, 4),
  };
  if (scheme === 'longrope') return t(`stretch.says.${factors === 'even' ? 'even' : factors}`, values);
  if (differs(scheme)) return t(`stretch.says.${scheme}.${formula}`, values);
  return t(`stretch.says.${scheme}`, values);
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

/** The number of a reader's models, and their seeds. */
export const describeSeeds = (t: Translate, { seed, seeds }: Seeds) => ({
  models: seeds * taskNames.length,
  seeds: seeds > 1 ? t('stretch.someSeeds', { seed, last: seed + seeds - 1 }) : t('stretch.oneSeed', { seed }),
});

const isReading = (scheme: Scheme): scheme is Scheme & Reading => (readings as readonly string[]).includes(scheme);

/**
 * How small models answer that are stretched by a scheme; nothing while there are no results.
 *
 * @param isOwn - Whether the reader has trained them: what is said about schemes holds of the models of the build only.
 */
export function describeModels(t: Translate, scheme: Scheme, measured: Measured, isOwn: boolean): string {
  if (!isReading(scheme)) return t('stretch.models.unmeasured');
  const right = (one: Reading) => taskNames.map((task) => measured[task]?.stretched[one].middle);
  const [before, noun, recall] = right(scheme);
  if (before === undefined || noun === undefined || recall === undefined) return '';
  const values = { before: percent(before), noun: percent(noun), recall: percent(recall) };
  if (isOwn)
    return t('stretch.models.own', { ...values, reading: t(`stretch.reading.${scheme}`, { words: longWords }) });
  const four = percent(right('yarn-4')[0] ?? 0);
  return inRow(
    t('stretch.models', { trained: trainedWords, words: longWords }),
    t(`stretch.models.${scheme}`, { ...values, four }),
  );
}
