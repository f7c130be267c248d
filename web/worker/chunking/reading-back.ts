import type { ReadBack, ReadBackSpec } from '../../core/index.js';
import { both, firstOf, type Making } from './cut.js';

/** Few trials come first, so that there is something to see early; the others share what it takes to make the words. */
const firstTrials = 8;

/** Trials that are read together. */
interface Group {
  readonly first: number;
  readonly trials: number;
}

/** Two parts of other trials. */
const together = (one: ReadBack, other: ReadBack): ReadBack => ({
  trials: one.trials + other.trials,
  positions: one.positions + other.positions,
  words: one.words + other.words,
  wordsAsIs: one.wordsAsIs + other.wordsAsIs,
  both: one.both + other.both,
  found: both(one.found, other.found),
  scores: both(one.scores, other.scores),
  right: both(one.right, other.right),
});

/** Two parts of the same trials, of which the second one has tried the words after those of the first. */
function nearest(one: ReadBack, other: ReadBack): ReadBack {
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
 * Reading back, in parts: of a few trials first and then of all others, first their positions, trial by trial, then the nearest
 * words, word by word for all of these trials at once. So no part takes long, however large the vocabulary is, and no word is
 * made more than twice.
 */
export class ReadingBack implements Making<ReadBackSpec, ReadBack> {
  readonly #spec: ReadBackSpec;
  readonly #words: number;
  readonly #groups: Group[];
  readonly total: number;
  done = 0;
  result: ReadBack | undefined;
  /** Of the present group: what is known of the trials whose positions are found, and how many words were tried. */
  #found: ReadBack | undefined;
  #tried = 0;

  constructor(spec: ReadBackSpec) {
    this.#spec = spec;
    this.#words = Math.min(spec.words, spec.vocabulary - spec.firstWord);
    const few = Math.min(firstTrials, spec.trials);
    this.#groups = [
      { first: 0, trials: few },
      { first: few, trials: spec.trials - few },
    ].filter(({ trials }) => trials > 0);
    this.total = spec.trials + this.#groups.length * this.#words;
  }

  /** Whether a spec has good numbers; others are for the core to refuse. */
  static fits({ trials, vocabulary, firstWord, words, found }: ReadBackSpec): boolean {
    const areCounts = [trials, vocabulary, firstWord, words].every(Number.isSafeInteger);
    return areCounts && trials > 0 && words > 0 && firstWord >= 0 && firstWord < vocabulary && found.length === 0;
  }

  get left(): number {
    const group = this.#groups[0];
    if (!group) return 0;
    const found = this.#found?.trials ?? 0;
    return found < group.trials ? group.trials - found : this.#words - this.#tried;
  }

  get first(): number {
    const { dimensions, positions, trials } = this.#spec;
    const found = this.#found?.trials ?? 0;
    return firstOf(dimensions * (found < (this.#groups[0]?.trials ?? 0) ? positions : trials));
  }

  part(count: number): ReadBackSpec {
    const { first, trials } = this.#groups[0]!;
    const firstTrial = this.#spec.firstTrial + first;
    const found = this.#found?.trials ?? 0;
    if (found < trials) return { ...this.#spec, firstTrial: firstTrial + found, trials: count, words: 0 };
    const firstWord = this.#spec.firstWord + this.#tried;
    return { ...this.#spec, firstTrial, trials, firstWord, words: count, found: this.#found!.found };
  }

  take(result: ReadBack, count: number): void {
    const { trials } = this.#groups[0]!;
    this.done += count;
    if (!this.#found || this.#found.trials < trials) {
      this.#found = this.#found ? together(this.#found, result) : result;
      return;
    }
    this.#found = nearest(this.#found, result);
    this.#tried += count;
    if (this.#tried < this.#words) return;
    this.result = this.result ? together(this.result, this.#found) : this.#found;
    this.#groups.shift();
    this.#found = undefined;
    this.#tried = 0;
  }
}
