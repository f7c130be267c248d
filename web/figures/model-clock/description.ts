import { fixed, significant, spoken } from '../shared/reader/format.js';
import { inRow, type Say } from '../shared/reader/words.js';
import type { ShownClock } from './shown.js';

/** The plot in words: how many hands come round, and how many meet new angles. */
export function descriptionOf(say: Say, shown: ShownClock): string {
  const { numbers, pairs } = shown;
  const values = { pairs, length: spoken(numbers.length) };
  const turns = say('modelClock.openAt', { ...values, open: numbers.incomplete.length });
  if (!numbers.unseen) return turns;
  const fresh = numbers.unseen.filter((share) => share > 0).length;
  return inRow(turns, say(fresh > 0 ? 'modelClock.meetNew' : 'modelClock.meetNone', { ...values, new: fresh }));
}

/** A share of positions: nearly all is not all, and hardly any is not none. */
export const percent = (share: number): string => {
  if (share > 0 && share < 0.001) return '< 0.1\u00a0%';
  if (share < 1 && share > 0.999) return '> 99.9\u00a0%';
  return `${fixed(100 * share, share > 0 && share < 1 ? 1 : 0)}\u00a0%`;
};

/** One pair: how long its hand takes, as trained and now, and what of its way is new. */
export function pairDescription(say: Say, { numbers }: ShownClock, pair: number): string {
  const [trained, now] = [numbers.trainedWavelengths[pair]!, numbers.wavelengths[pair]!];
  if (!Number.isFinite(now)) return say('modelClock.still', { pair });
  const values = {
    pair,
    trained: significant(trained),
    now: significant(now),
    ratio: significant(now / trained, 3),
    turns: significant(numbers.turns[pair]!, 3),
    length: spoken(numbers.length),
    unseen: percent(numbers.unseen?.[pair] ?? 0),
  };
  const same = Math.abs(now / trained - 1) < 1e-9;
  return inRow(
    say(same ? 'modelClock.pairKept' : 'modelClock.pairStretched', values),
    say(numbers.unseen ? 'modelClock.pairTurns' : 'modelClock.pairTurnsAlone', values),
  );
}
