import type { Known } from '../shared/model-catalog/selected-model.js';
import { cacheSize } from '../shared/model-config/cache.js';
import type { ModelClock } from '../shared/model-config/model-clock.js';
import { getReference } from '../shared/model-config/numbers.js';
import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import { axisNames } from './spiral.js';
import type { Comparison, ShownClock } from './view-model.js';

/** The name of a model, or of a file without one. */
export const nameOf = (t: Translate, { published, clock }: Known): string =>
  (published ?? clock).name || t('modelClock.nameless');

/** How many pairs pass the angles of the model's first positions. */
export function verdict(t: Translate, known: Known, { setting, length, numbers, meetNew }: ShownClock): string {
  const isImage = setting.layers.axes !== undefined;
  const text = isImage
    ? (['modelClock.imagePasses', 'modelClock.imagePassesNone'] as const)
    : (['modelClock.passes', 'modelClock.passesNone'] as const);
  return t(text[meetNew > 0 ? 0 : 1], {
    name: nameOf(t, known),
    length: formatNumber(length),
    new: meetNew,
    pairs: numbers.turning,
    original: formatNumber(setting.original),
  });
}

/** Which training the verdict speaks of, what doesn't turn, and what the file alone would bring. */
export function aboutVerdict(t: Translate, { clock, published }: Known, { file, edit, isEdited }: Comparison): string {
  const { setting, numbers, pairs } = edit;
  const { original } = setting;
  const reference = getReference(clock, setting.layers);
  const isAssumed = original === file.setting.original && !setting.isOriginalKnown;
  const training = (): string | undefined => {
    const { trainedContext } = clock;
    if (trainedContext === original) return t('modelClock.trainedOn');
    if (trainedContext !== undefined && trainedContext > original)
      return t('modelClock.trainedFurther', { trained: formatNumber(trainedContext) });
    if (reference?.kind === 'context' && original === reference.positions) return t('modelClock.trainingNotSaid');
    if (edit.meetNew === 0) return undefined;
    return t(published ? 'modelClock.noSource' : 'modelClock.fileSilent');
  };
  if (setting.layers.axes && edit.axes) {
    return inRow(
      ...(isAssumed ? [t('modelClock.imageAssumed', { original: formatNumber(original) })] : []),
      ...pairsOfAxes(t, edit.axes),
    );
  }
  const still = pairs - numbers.turning;
  const sentences = [
    isAssumed ? t('modelClock.assumed', { original: formatNumber(original) }) : undefined,
    training(),
    still > 0 ? t('modelClock.stillMore', { still }) : undefined,
    isEdited ? t('modelClock.asInFile', { new: file.meetNew }) : undefined,
  ];
  return inRow(...sentences.filter((sentence) => sentence !== undefined));
}

/** A sentence for each run of pairs that turn with the same axis. */
function pairsOfAxes(t: Translate, axes: Int32Array): readonly string[] {
  const starts = [...axes.keys()].filter((pair) => axes[pair] !== axes[pair - 1]);
  return starts.map((start, run) => {
    const end = (starts[run + 1] ?? axes.length) - 1;
    return t('modelClock.axisPairs', {
      pairs: `${start}–${end}`,
      axis: t(`modelClock.axis.${axisNames[axes[start]!]!}`),
    });
  });
}

/** A fraction of positions as percent: 100 and 0 only if exact. */
const percent = (fraction: number): string => {
  if (fraction > 0 && fraction < 0.001) return '< 0.1%';
  if (fraction < 1 && fraction > 0.999) return '> 99.9%';
  return `${fixed(100 * fraction, fraction > 0 && fraction < 1 ? 1 : 0)}%`;
};

/** Accessible text of a pair: its wavelength, what an edit or the scaling does to it, and its fraction of new angles. */
export function describePair(t: Translate, { file, edit, isEdited }: Comparison, pair: number): string {
  const { numbers, axes } = edit;
  const now = numbers.wavelengths[pair]!;
  if (!Number.isFinite(now)) return t('modelClock.still', { pair });
  const before = (isEdited ? file.numbers.wavelengths : numbers.beforeWavelengths)[pair]!;
  const unseen = numbers.unseen?.[pair] ?? 0;
  const values = {
    pair,
    before: significant(before),
    now: significant(now),
    ratio: significant(now / before, 3),
    turns: significant(numbers.turns[pair]!, 3),
    length: formatNumber(numbers.length),
    unseen: percent(unseen),
  };
  // A larger image isn't a scaling.
  const isSame = Math.abs(now / before - 1) < 1e-9 || edit.setting.layers.axes !== undefined;
  const changed = isEdited ? 'modelClock.pairEdited' : 'modelClock.pairStretched';
  return inRow(
    t(isSame ? 'modelClock.pairTakes' : changed, values),
    t(unseen > 0 ? 'modelClock.pairTurns' : 'modelClock.pairTurnsNone', values),
    ...(axes ? [t('modelClock.pairOfAxis', { axis: t(`modelClock.axis.${axisNames[axes[pair]!]!}`) })] : []),
  );
}

const gibi = 2 ** 30;
const size = (bytes: number): string =>
  bytes >= gibi ? `${significant(bytes / gibi, 3)} GiB` : `${significant(bytes / 2 ** 20, 3)} MiB`;

/** The KV cache of one text, with 16 and with 8 bits a number; empty for a model without one. */
export function memory(t: Translate, clock: ModelClock, length: number): string {
  const cache = cacheSize(clock, length);
  if (!cache) return '';
  if ('missing' in cache) return t('modelClock.cacheUnknown', { key: cache.missing });
  return t('modelClock.cache', {
    length: formatNumber(length),
    wide: size(2 * cache.count),
    narrow: size(cache.count),
  });
}

/** The attention factor multiplies cosines and sines, so scores by its square; some models scale the scores themselves. */
export function attention(t: Translate, { numbers: { cosines, scores, softmax } }: ShownClock): string {
  const values = { factor: fixed(cosines, 4), scores: fixed(scores, 4), softmax: fixed(softmax, 4) };
  return inRow(
    ...(cosines === 1 ? [] : [t('modelClock.factors', values)]),
    ...(softmax === 1 ? [] : [t('modelClock.softmaxFactor', values)]),
  );
}
