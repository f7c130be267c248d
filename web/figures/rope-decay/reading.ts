import { fixed } from '../shared/reader/format.js';
import { spoken } from '../shared/reader/format.js';
import type { Say } from '../shared/reader/words.js';
import { draws, quarters, risesOf, type Decay } from './data.js';

/** Less than this share of the root of the dimensions, which is a word's score with itself, is no trend. */
const level = 0.05;

/** What the plot says in a sentence or two, and what follows from it. */
export function readingOf(say: Say, decay: Decay): string {
  return `${trendOf(say, decay)} ${say('ropeDecay.lesson')}`;
}

function trendOf(say: Say, { settings, scores, sampled }: Decay): string {
  const { near, far } = quarters(sampled?.means ?? scores);
  const values = { near: fixed(near, 2), far: fixed(far, 2), top: fixed(sampled?.means[0] ?? scores[0] ?? 0, 2) };
  if (!sampled) {
    const apart = (far - near) / Math.sqrt(settings.dimensions);
    const trend = apart > level ? 'ropeDecay.rises' : apart < -level ? 'ropeDecay.falls' : 'ropeDecay.level';
    return `${say('ropeDecay.drawn', values)} ${say(trend)}`;
  }
  if (settings.words === 'same') {
    const steps = { rises: spoken(risesOf(scores)), steps: spoken(settings.reach) };
    return say('ropeDecay.same', { ...values, ...steps, draws });
  }
  const spreads = quarters(sampled.spreads);
  return say('ropeDecay.random', {
    ...{ ...values, draws },
    ...{ spreadNear: fixed(spreads.near, 2), spreadFar: fixed(spreads.far, 2) },
  });
}
