import type { ReadBack, ReadBackSpec } from '../../core/index.js';
import { timedBatches } from '../timed-batches.js';
import { concat, type Chunks } from './chunked-call.js';

/**
 * A small first group, so that there is an early result. All other trials form one group and share the cost of making
 * the words.
 */
const fewTrials = 8;

/** Merges the results of different trials. */
const mergeTrials = (one: ReadBack | undefined, other: ReadBack): ReadBack =>
  one
    ? {
        trials: one.trials + other.trials,
        positions: one.positions + other.positions,
        words: one.words + other.words,
        wordsAsIs: one.wordsAsIs + other.wordsAsIs,
        both: one.both + other.both,
        found: concat(one.found, other.found),
        scores: concat(one.scores, other.scores),
        right: concat(one.right, other.right),
      }
    : other;

/** Merges two results of the same trials, where `other` has searched the words that follow those of `one`. */
function mergeWords(one: ReadBack, other: ReadBack): ReadBack {
  const [scores, right] = [one.scores.slice(), one.right.slice()];
  const counts = { words: 0, wordsAsIs: 0, both: 0 };
  for (let trial = 0; trial < one.trials; ++trial) {
    for (const column of [0, 1]) {
      const score = other.scores[2 * trial + column]!;
      if (!(score > scores[2 * trial + column]!)) continue;
      scores[2 * trial + column] = score;
      right[3 * trial + 1 + column] = other.right[3 * trial + 1 + column]!;
    }
    const [position, word, wordAsIs] = right.subarray(3 * trial);
    counts.words += word!;
    counts.wordsAsIs += wordAsIs!;
    counts.both += position! * word!;
  }
  return { ...one, ...counts, scores, right };
}

/**
 * Two groups of trials, a small one first. In each group, the first chunks find the positions, trial by trial; then the
 * chunks find the nearest words, word by word for all trials of the group at once. So no chunk takes long, however
 * large the vocabulary, and each word is made at most twice.
 */
export function splitReadBack(spec: ReadBackSpec): Chunks<ReadBackSpec, ReadBack> | undefined {
  const { trials, vocabulary, firstWord } = spec;
  const areCounts = [trials, vocabulary, firstWord, spec.words].every(Number.isSafeInteger);
  const isGood = areCounts && trials > 0 && spec.words > 0 && firstWord >= 0 && firstWord < vocabulary;
  if (!isGood || spec.found.length > 0) return undefined; // the core reports the error
  const words = Math.min(spec.words, vocabulary - firstWord);
  const few = Math.min(fewTrials, trials);
  const groups = [few, trials - few].filter((count) => count > 0);
  const total = trials + groups.length * words;
  return function* (call) {
    let result: ReadBack | undefined;
    const snapshot = () => result;
    let before = 0; // finished chunks of earlier groups
    let firstTrial = spec.firstTrial;
    for (const count of groups) {
      const group = { ...spec, firstTrial, trials: count };
      let found: ReadBack | undefined;
      const byTrial = timedBatches(count, (start, batch) => {
        found = mergeTrials(found, call({ ...group, firstTrial: firstTrial + start, trials: batch, words: 0 }));
      });
      for (const done of byTrial) yield { fraction: (before + done) / total, snapshot };
      const { found: positionsFound } = found!;
      const byWord = timedBatches(words, (start, batch) => {
        const part = { ...group, firstWord: firstWord + start, words: batch, found: positionsFound };
        found = mergeWords(found!, call(part));
      });
      for (const done of byWord) {
        if (done === words) result = mergeTrials(result, found!);
        yield { fraction: (before + count + done) / total, snapshot };
      }
      before += count + words;
      firstTrial += count;
    }
  };
}
