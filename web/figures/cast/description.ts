import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import { powerOfTen } from '../shared/reader/scientific-notation.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import {
  firstOverflow,
  getInvariance,
  seeds,
  type ContextErrors,
  type CastSettings,
  type Cost,
  type OffsetResults,
} from './data.js';
import type { Kind, Stage } from './view.js';

/** The name of a stage; the last one depends on the kind of encoding. */
export const getStageName = (t: Translate, kind: Kind, station: Stage): string =>
  t(station === 'rotated' ? `cast.rotated.${kind}` : `cast.${station}`);

/** From this relative error on, a score is considered wrong. */
const severe = 0.1;

export const isSevere = (fraction: number): boolean => !(fraction < severe);

const plain = (fraction: number): string => {
  const hundredths = 100 * fraction;
  if (hundredths === 0) return '0';
  if (hundredths < 1e-3) return powerOfTen(hundredths, 1);
  return hundredths >= 10 ? fixed(hundredths, 0) : significant(hundredths, 2);
};

/** A relative error in percent, or a note that a number overflowed. */
export const percent = (t: Translate, fraction: number): string =>
  Number.isFinite(fraction) ? `${plain(fraction)}%` : t('cast.noScore');

/** The mean error as a power of ten. */
export const errorSize = (t: Translate, error: number): string =>
  Number.isFinite(error) ? (error === 0 ? '0' : powerOfTen(error)) : t('cast.noScore');

/** Minimum to maximum over the seeds; a single number if they look the same. */
export function percentRange(t: Translate, { low, high }: Cost): string {
  if (!Number.isFinite(high) || plain(low) === plain(high)) return percent(t, high);
  return `${plain(low)}–${plain(high)}%`;
}

/** Describes what the formats cost at this offset, and whether equal distances still give equal scores. */
export function getDescription(
  t: Translate,
  settings: CastSettings,
  along: ContextErrors,
  here: OffsetResults,
  offset: number,
): string {
  return inRow(describeCost(t, settings, here, offset), describeSame(t, settings, along));
}

function describeCost(
  t: Translate,
  { kind, distance, draws }: CastSettings,
  { cost }: OffsetResults,
  offset: number,
): string {
  const values = {
    ...{ offset: formatNumber(offset), query: formatNumber(offset + distance), draws, seeds },
    cost: percentRange(t, cost),
  };
  if (!Number.isFinite(cost.high)) return t('cast.says.noScore', values);
  return t(cost.high === 0 ? 'cast.says.nothing' : `cast.says.${kind}`, values);
}

function describeSame(t: Translate, { distance }: CastSettings, along: ContextErrors): string {
  const relative = getInvariance(along);
  if (relative === 'overflows') return t('cast.same.overflows', { first: formatNumber(firstOverflow(along)) });
  const [exact, low, high] = [along.exact, Math.min(...along.scores), Math.max(...along.scores)].map((score) =>
    fixed(score, 4),
  ) as [string, string, string];
  const seen = low === high ? 'kept' : relative;
  return t(`cast.same.${seen}`, { ...{ distance: formatNumber(distance), exact, low, high }, score: low });
}
