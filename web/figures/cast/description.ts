import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import { powerOfTen } from '../shared/reader/scientific-notation.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import { firstWithout, getRelative, seeds, type Along, type CastSettings, type Cost, type Here } from './data.js';
import type { Kind, Station } from './view.js';

/** The name of a station: the last one keeps what the encoding makes. */
export const stationName = (t: Translate, kind: Kind, station: Station): string =>
  t(station === 'rotated' ? `cast.rotated.${kind}` : `cast.${station}`);

/** From this share on a score is no longer what it was. */
const severe = 0.1;

export const isSevere = (share: number): boolean => !(share < severe);

const plain = (share: number): string => {
  const hundredths = 100 * share;
  if (hundredths === 0) return '0';
  if (hundredths < 1e-3) return powerOfTen(hundredths, 1);
  return hundredths >= 10 ? fixed(hundredths, 0) : significant(hundredths, 2);
};

/** A share of the score, or that there is none where a number was beyond its format. */
export const percent = (t: Translate, share: number): string =>
  Number.isFinite(share) ? `${plain(share)} %` : t('cast.noScore');

/** The mean error of a score, as a power of ten. */
export const errorSize = (t: Translate, error: number): string =>
  Number.isFinite(error) ? (error === 0 ? '0' : powerOfTen(error)) : t('cast.noScore');

/** From the lowest to the highest of the seeds; one number where they say the same. */
export function percentRange(t: Translate, { low, high }: Cost): string {
  if (!Number.isFinite(high) || plain(low) === plain(high)) return percent(t, high);
  return `${plain(low)}–${plain(high)} %`;
}

/** The sentence that says what the formats cost here, and whether the same distance still scores the same. */
export function getDescription(t: Translate, settings: CastSettings, along: Along, here: Here, offset: number): string {
  return inRow(describeCost(t, settings, here, offset), describeSame(t, settings, along));
}

function describeCost(t: Translate, { kind, distance, draws }: CastSettings, { cost }: Here, offset: number): string {
  const values = {
    ...{ offset: formatNumber(offset), query: formatNumber(offset + distance), draws, seeds },
    cost: percentRange(t, cost),
  };
  if (!Number.isFinite(cost.high)) return t('cast.says.noScore', values);
  return t(cost.high === 0 ? 'cast.says.nothing' : `cast.says.${kind}`, values);
}

function describeSame(t: Translate, { distance }: CastSettings, along: Along): string {
  const relative = getRelative(along);
  if (relative === 'overflows') return t('cast.same.overflows', { first: formatNumber(firstWithout(along)) });
  const [exact, low, high] = [along.exact, Math.min(...along.scores), Math.max(...along.scores)].map((score) =>
    fixed(score, 4),
  ) as [string, string, string];
  const seen = low === high ? 'kept' : relative;
  return t(`cast.same.${seen}`, { ...{ distance: formatNumber(distance), exact, low, high }, score: low });
}
