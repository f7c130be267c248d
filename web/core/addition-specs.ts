// Add or join: a word with its position added, and both read back from the sum.

/** A word's vector, drawn from N(0, 1 / dimensions) by seed and text, with the code of a position added. */
export interface AdditionSpec {
  /** Any text of 1 to 160 bytes of UTF-8. */
  readonly word: string;
  readonly position: number;
  readonly dimensions: number;
  readonly base: number;
  /** By which the code is multiplied. */
  readonly scale: number;
  /** 'sqrt': the word is multiplied by sqrt(dimensions), as in the paper. */
  readonly timesRoot: 'none' | 'sqrt';
  readonly seed: number;
}

/** Both addends as they are added, interleaved, and their sum: dimensions numbers each. */
export interface Addition {
  readonly word: Float32Array<ArrayBuffer>;
  readonly code: Float32Array<ArrayBuffer>;
  readonly sum: Float32Array<ArrayBuffer>;
  readonly wordNorm: number;
  readonly codeNorm: number;
  readonly sumNorm: number;
  /** Between word and code, radians from 0 to pi; NaN at scale 0. */
  readonly angle: number;
}

/** The angles between random words and codes, base 10,000. */
export interface AnglesSpec {
  readonly dimensions: number;
  /** How many: word k stands against the code of position k. */
  readonly words: number;
  readonly bins: number;
  readonly seed: number;
}

export interface Angles {
  /** How many angles lie in each of the equal parts of 0 to pi. */
  readonly counts: Float64Array<ArrayBuffer>;
  /** Radians. */
  readonly mean: number;
  /** Radians; about 1 / sqrt(dimensions). */
  readonly standardDeviation: number;
}

/** Trials that add a code to a word and read both back, base 10,000. */
export interface ReadBackSpec {
  readonly dimensions: number;
  /** How many words there are. */
  readonly vocabulary: number;
  /** Positions are 0 to positions - 1. */
  readonly positions: number;
  /** By which the code is multiplied; words are about 1 long. */
  readonly scale: number;
  /** The first trial of this chunk. */
  readonly firstTrial: number;
  /** How many this chunk has. */
  readonly trials: number;
  readonly seed: number;
}

/** How many trials were read rightly; those of several chunks add up. */
export interface ReadBack {
  readonly trials: number;
  /** By the receiver, to whom the word is noise. */
  readonly positions: number;
  /** By the nearest word, once the code of the found position is taken off. */
  readonly words: number;
  /** By the nearest word to the sum as it is. */
  readonly wordsAsIs: number;
  /** Position and word. */
  readonly both: number;
}
