import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import { measuredSize, powerOfTen } from '../shared/reader/scientific-notation.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import { firstOverflow, getInvariance, seeds, type CastSettings, type Cost, type Hand, type Scores } from './data.js';
import type { Kind, Stage } from './view.js';

/** The name of a stage; the last one depends on the kind of encoding. */
export const getStageName = (t: Translate, kind: Kind, stage: Stage): string =>
  t(stage === 'rotated' ? `cast.rotated.${kind}` : `cast.${stage}`);

const plain = (fraction: number): string => {
  const hundredths = 100 * fraction;
  if (hundredths === 0) return '0';
  if (hundredths < 1e-3) return powerOfTen(hundredths, 1);
  return hundredths >= 10 ? fixed(hundredths, 0) : significant(hundredths, 2);
};

/** A relative error in percent, or a note that a number overflowed. */
export const percent = (t: Translate, fraction: number): string =>
  Number.isFinite(fraction) ? `${plain(fraction)}%` : t('cast.noScore');

export const errorSize = (t: Translate, error: number): string =>
  Number.isFinite(error) ? (error === 0 ? '0' : powerOfTen(error)) : t('cast.noScore');

/** Minimum to maximum over the seeds; a single number if they look the same. */
export function percentRange(t: Translate, { low, high }: Cost): string {
  if (!Number.isFinite(high) || plain(low) === plain(high)) return percent(t, high);
  return `${plain(low)}–${plain(high)}%`;
}

/** The angle error of a hand: in turns from one turn on, otherwise in radians. */
export function describeHand(t: Translate, { error }: Hand): string {
  if (!Number.isFinite(error)) return t('cast.noAngle');
  const turns = Math.abs(error) / (2 * Math.PI);
  if (turns >= 1) return t('cast.offTurns', { turns: fixed(turns, 1) });
  return error === 0 ? t('cast.right') : t('cast.offRadians', { radians: measuredSize(Math.abs(error)) });
}

/** What the formats cost at this offset, and whether it is the same everywhere, in a few words. */
export function getVerdict(t: Translate, scores: Scores, cost: Cost): string {
  if (!Number.isFinite(cost.high)) return t('cast.verdict.overflows');
  const invariance = getInvariance(scores);
  if (invariance === 'kept' && cost.high === 0) return t('cast.verdict.exact');
  return t(`cast.verdict.${invariance === 'overflows' ? 'lost' : invariance}`, { cost: percentRange(t, cost) });
}

/** The same with the numbers behind it. */
export const getDescription = (
  t: Translate,
  settings: CastSettings,
  scores: Scores,
  cost: Cost,
  offset: number,
): string => inRow(describeCost(t, settings, cost, offset), describeSame(t, settings, scores));

function describeCost(t: Translate, { kind, distance, draws }: CastSettings, cost: Cost, offset: number): string {
  const values = {
    ...{ offset: formatNumber(offset), query: formatNumber(offset + distance), draws, seeds },
    cost: percentRange(t, cost),
  };
  if (!Number.isFinite(cost.high)) return t('cast.says.noScore', values);
  return t(cost.high === 0 ? 'cast.says.nothing' : `cast.says.${kind}`, values);
}

function describeSame(t: Translate, { distance }: CastSettings, along: Scores): string {
  const invariance = getInvariance(along);
  if (invariance === 'overflows') return t('cast.same.overflows', { first: formatNumber(firstOverflow(along)) });
  const [exact, low, high] = [along.exact, Math.min(...along.scores), Math.max(...along.scores)].map((score) =>
    fixed(score, 4),
  ) as [string, string, string];
  const seen = low === high ? 'kept' : invariance;
  return t(`cast.same.${seen}`, { distance: formatNumber(distance), exact, low, high, score: low });
}
