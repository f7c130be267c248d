import type { Core } from '../../core/core.js';
import { counted, kinds, type HeadKinds } from './head-kinds.js';
import { firstFiller, heads, isNoun, pronoun, read, type Encoding } from './model.js';

/** The fraction of attention that a name requires. */
const minShare = 0.5;
/** Words per sentence. */
const length = 16;

/** Sentences like those of the task: 30% nouns, 40% fillers, 30% pronouns. */
function* describeDrawn(): Generator<readonly number[]> {
  let state = 1;
  // The generator from Numerical Recipes, so that the sentences are the same everywhere.
  const chance = (): number => (state = (1_664_525 * state + 1_013_904_223) >>> 0) / 2 ** 32;
  for (;;)
    yield Array.from({ length }, () => {
      const [kind, word] = [chance(), Math.floor(chance() * firstFiller)];
      return kind < 0.3 ? word : kind < 0.7 ? firstFiller + word : pronoun;
    });
}

/**
 * Classifies the heads of a model: measures how much of a pronoun's attention goes to each kind of word, and takes the
 * first name that fits.
 */
export function getKinds(core: Core, encoding: Encoding, weights: Float32Array): HeadKinds {
  const sentences = describeDrawn();
  const sums = Array.from({ length: heads }, () => ({ nearest: 0, nouns: 0, itself: 0 }));
  let pronouns = 0;
  for (let sentence = 0; sentence < counted; ++sentence) {
    const words = sentences.next().value as readonly number[];
    const { attention } = read(core, encoding, weights, words).trace;
    words.forEach((word, place) => {
      const before = words.slice(0, place);
      const nearest = before.findLastIndex(isNoun);
      if (word !== pronoun || nearest < 0) return;
      ++pronouns;
      sums.forEach((sum, head) => {
        const look = (at: number): number => attention[(head * length + place) * length + at]!;
        sum.nearest += look(nearest);
        sum.itself += look(place);
        before.forEach((other, at) => (sum.nouns += isNoun(other) ? look(at) : 0));
      });
    });
  }
  return sums.map((sum) => {
    const kind = kinds.find((some) => sum[some] / pronouns >= minShare);
    return kind && { kind, share: sum[kind] / pronouns };
  });
}
