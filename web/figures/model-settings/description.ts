import type { Json } from '../shared/model-config/json.js';
import type { Known } from '../shared/model-catalog/selected-model.js';
import { cacheSize } from '../shared/model-config/cache.js';
import { formatNumber, formatPercent, significant } from '../shared/reader/format.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import { isOriginalKnown, rotaryClock } from './setting.js';
import type { Comparison } from './view.js';

/** The name of a model, or of a file without one. */
export const nameOf = (t: Translate, { published, clock }: Known): string =>
  (published ?? clock).name || t('modelSettings.nameless');

/** How many pairs of a model pass the angles of its first positions. */
export function verdict(t: Translate, known: Known, { length, edit }: Comparison): string {
  return t(edit.meetNew > 0 ? 'modelSettings.passes' : 'modelSettings.passesNone', {
    name: nameOf(t, known),
    length: formatNumber(length),
    new: edit.meetNew,
    pairs: edit.numbers.turning,
    original: formatNumber(edit.setting.original),
  });
}

/** Which training the verdict speaks of, and what the file alone would bring. */
export function aboutVerdict(t: Translate, { clock, published }: Known, compared: Comparison): string {
  const { file, edit, isEdited } = compared;
  const { trainedContext } = clock;
  const { original } = edit.setting;
  const training =
    trainedContext !== undefined && trainedContext > original
      ? t('modelSettings.trainedFurther', { trained: formatNumber(trainedContext) })
      : trainedContext === original
        ? t('modelSettings.trainedOn')
        : t(published ? 'modelSettings.noSource' : 'modelSettings.fileSilent');
  const isAssumed = original === file.setting.original && !isOriginalKnown(clock, rotaryClock(clock)!);
  return inRow(
    ...(isAssumed ? [t('modelSettings.assumed', { original: formatNumber(original) })] : []),
    training,
    ...(isEdited ? [t('modelSettings.asInFile', { new: file.meetNew })] : []),
  );
}

/** What an edit does to a pair. */
export function describePair(t: Translate, { file, edit, isEdited, length }: Comparison, pair: number): string {
  const [before, after] = [file.numbers.wavelengths[pair]!, edit.numbers.wavelengths[pair]!];
  if (!Number.isFinite(after)) return t('modelSettings.pairStill', { pair });
  const unseen = edit.numbers.unseen?.[pair] ?? 0;
  const values = {
    ...{ pair, before: significant(before), after: significant(after), ratio: significant(after / before, 3) },
    ...{ length: formatNumber(length), unseen: formatPercent(unseen, 1) },
    turns: significant(edit.numbers.turns[pair]!, 3),
  };
  return inRow(
    t(isEdited && before !== after ? 'modelSettings.pairEdited' : 'modelSettings.pairInFile', values),
    t(unseen > 0 ? 'modelSettings.pairTurns' : 'modelSettings.pairTurnsNone', values),
  );
}

const gibi = 2 ** 30;
const size = (bytes: number): string =>
  bytes >= gibi ? `${significant(bytes / gibi, 3)} GiB` : `${significant(bytes / 2 ** 20, 3)} MiB`;

/** The KV cache of one text, with 16 and with 8 bits a number. */
export function memory(t: Translate, { clock }: Known, length: number): string {
  const cache = cacheSize(clock, length);
  if (!cache) return '';
  if ('missing' in cache) return t('modelSettings.cacheUnknown', { key: cache.missing });
  return t('modelSettings.cache', {
    length: formatNumber(length),
    wide: size(2 * cache.count),
    narrow: size(cache.count),
  });
}

/** A value of a file in a list of changes; long lists by their length. */
export function valueText(t: Translate, value: Json | undefined): string {
  if (value === undefined) return t('modelSettings.absent');
  if (Array.isArray(value)) return `[… ${value.length}]`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
