import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import type { ModelClock } from '../shared/model-config/model-clock.js';
import type { ClockNumbers } from '../shared/model-config/numbers.js';
import type { ShownClock } from './view-model.js';

/**
 * Accessible text of the plot: how many hands complete a turn, how many reach new angles, and what is known about that.
 */
export function getDescription(t: Translate, { numbers, model, pairs }: ShownClock): string {
  const { turning, incomplete } = numbers;
  const still = pairs - turning;
  return inRow(
    t('modelClock.openAt', { pairs: turning, length: formatNumber(numbers.length), open: incomplete.length }),
    ...(still > 0 ? [t('modelClock.stillMore', { still })] : []),
    ...getComparison(t, numbers, model),
  );
}

function getComparison(
  t: Translate,
  { reference, unseen, length, turning }: ClockNumbers,
  model: ModelClock,
): string[] {
  // A text within the context never has new angles, so that says nothing.
  if (!reference || !unseen || (reference.kind === 'context' && length <= reference.positions)) return [];
  const fresh = unseen.filter((fraction) => fraction > 0).length;
  const values = { new: fresh, pairs: turning, positions: formatNumber(reference.positions) };
  if (reference.kind === 'trained') return [t(fresh > 0 ? 'modelClock.meetNew' : 'modelClock.meetNone', values)];
  const passed = t(fresh > 0 ? 'modelClock.passFirst' : 'modelClock.passNone', values);
  if (model.trainedContext !== undefined) {
    return [passed, t('modelClock.trainedFurther', { trained: formatNumber(model.trainedContext) })];
  }
  if (fresh === 0) return [passed];
  return [passed, t(reference.kind === 'original' ? 'modelClock.trainingUnknown' : 'modelClock.trainingNotSaid')];
}

/** A fraction of positions as percent: 100 and 0 only if exact. */
export const percent = (fraction: number): string => {
  if (fraction > 0 && fraction < 0.001) return '< 0.1%';
  if (fraction < 1 && fraction > 0.999) return '> 99.9%';
  return `${fixed(100 * fraction, fraction > 0 && fraction < 1 ? 1 : 0)}%`;
};

/** Accessible text of a pair: its wavelength with and without scaling, and its fraction of new angles. */
export function pairDescription(t: Translate, { numbers }: ShownClock, pair: number): string {
  const [before, now] = [numbers.beforeWavelengths[pair]!, numbers.wavelengths[pair]!];
  if (!Number.isFinite(now)) return t('modelClock.still', { pair });
  const { reference } = numbers;
  const values = {
    pair,
    trained: significant(before),
    now: significant(now),
    ratio: significant(now / before, 3),
    turns: significant(numbers.turns[pair]!, 3),
    length: formatNumber(numbers.length),
    unseen: percent(numbers.unseen?.[pair] ?? 0),
    first: formatNumber(reference?.positions ?? 0),
  };
  const same = Math.abs(now / before - 1) < 1e-9;
  const isBeyond = reference && (reference.kind !== 'context' || numbers.length > reference.positions);
  const compared = reference?.kind === 'trained' ? 'modelClock.pairTurns' : 'modelClock.pairTurnsFirst';
  return inRow(
    t(same ? 'modelClock.pairKept' : 'modelClock.pairStretched', values),
    t(isBeyond ? compared : 'modelClock.pairTurnsAlone', values),
  );
}
