import { fixed, formatNumber } from '../shared/reader/format.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import { draws, quarters, getPeak, getRises, type Decay } from './data.js';

/** Changes below this fraction of sqrt(d), a word's score with itself, aren't called a trend. */
const level = 0.05;

/** Whether the score falls, in a sentence. */
export function getVerdict(t: Translate, { settings, scores, sampled }: Decay): string {
  if (sampled) {
    const steps = { rises: formatNumber(getRises(scores)), steps: formatNumber(settings.reach) };
    return t(settings.words === 'same' ? 'ropeDecay.fallsWith' : 'ropeDecay.never', steps);
  }
  const peak = getPeak(scores);
  if (settings.turn > 0) return t('ropeDecay.peak', { peak: formatNumber(peak) });
  const { near, far } = quarters(scores);
  const apart = (far - near) / Math.sqrt(settings.dimensions);
  return t(apart > level ? 'ropeDecay.rises' : apart < -level ? 'ropeDecay.falls' : 'ropeDecay.level');
}

/** The same in numbers. */
export function getDescription(t: Translate, decay: Decay): string {
  const trend = getTrend(t, decay);
  return decay.settings.words === 'same' ? trend : inRow(trend, t('ropeDecay.lesson'));
}

function getTrend(t: Translate, { settings, scores, sampled }: Decay): string {
  const { near, far } = quarters(sampled?.means ?? scores);
  const values = { near: fixed(near, 2), far: fixed(far, 2), top: fixed(sampled?.means[0] ?? scores[0] ?? 0, 2) };
  if (!sampled && settings.turn > 0) {
    const peak = getPeak(scores);
    const values = { turn: settings.turn, peak: formatNumber(peak), top: fixed(scores[peak] ?? 0, 2) };
    return inRow(t('ropeDecay.turned', values), ...(peak === settings.turn ? [t('ropeDecay.listens')] : []));
  }
  if (!sampled) return t('ropeDecay.drawn', values);
  if (settings.words === 'same') {
    const steps = { rises: formatNumber(getRises(scores)), steps: formatNumber(settings.reach) };
    return t('ropeDecay.same', { ...values, ...steps, draws });
  }
  const spreads = quarters(sampled.deviations);
  return t('ropeDecay.random', {
    ...{ ...values, draws },
    ...{ spreadNear: fixed(spreads.near, 2), spreadFar: fixed(spreads.far, 2) },
  });
}
