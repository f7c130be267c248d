// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
// A call takes any part of its spec: a field that is left out has its default.

/** The turn of the first hand per position: one radian (the paper) or half a turn. */
export type Unit = 'radian' | 'half-turn';

/**
 * The order of the sine and the cosine of a pair in a row: side by side (the paper), or all sines, then all
 * cosines.
 */
export type Layout = 'interleaved' | 'halves';

/** The colours of the values from -1 to 1: violet to yellow, or red over white to blue. */
export type Colours = 'viridis' | 'RdBu';

/** One way to tell the positions of a sentence apart. */
export type AttemptName = 'integer' | 'fraction' | 'binary' | 'sinusoidal' | 'random';

/**
 * The number that is added: a slope times the distance; a learned number for each bucket of distances; the query's
 * product with a learned vector for each clipped distance; or nothing within a window and minus infinity outside.
 */
export type BiasScheme = 'alibi' | 't5' | 'shaw' | 'window';

/**
 * The dimensions that turn together: each even one with the next (GPT-J, Meta's LLaMA), or those of the first half
 * with those of the second (GPT-NeoX, Transformers).
 */
export type RotaryLayout = 'neighbours' | 'halves';

/** Whether every key is its query, or drawn apart from it. */
export type RotaryWords = 'same' | 'independent';

/**
 * The way in which frequencies are stretched: not; all alike; by a larger base, fixed or for the length at hand;
 * by their turns in the original context, as YaRN or as Llama 3 do; by factors of their own; or the slow ones to a
 * standstill.
 */
export type RotaryScaling = 'none' | 'linear' | 'ntk' | 'dynamic' | 'yarn' | 'llama3' | 'longrope' | 'proportional';

/**
 * IEEE 754 binary32 and binary16, bfloat16, and the 8-bit E4M3 (without infinities) and E5M2 of the Open Compute
 * Project.
 */
export type NumberFormat = 'fp32' | 'fp16' | 'bf16' | 'e4m3' | 'e5m2';

/** Beyond the largest number, infinity (E4M3, which has none: NaN), or the largest number. */
export type Overflow = 'infinite' | 'saturate';

/** Queries and keys that are turned, or rows of sines and cosines. */
export type CastKind = 'rotary' | 'sinusoidal';

/** A number format, or no rounding at all. */
export type Cast = 'exact' | 'fp32' | 'fp16' | 'bf16' | 'e4m3' | 'e5m2';

/** The task that a model is trained on. */
export type TrainingTask = 'who-bit-whom' | 'words-before' | 'mirror' | 'nearest-noun' | 'random-walk' | 'recall';

/** The way in which a model is told where its words stand. */
export type TrainingEncoding = 'none' | 'learned' | 'sinusoidal' | 'shaw' | 't5' | 'alibi' | 'rotary';

/** Whether words see those behind them. */
export type TrainingMask = 'none' | 'causal';

/**
 * The way in which the frequencies of a rotary model are stretched to a longer context: as `rotaryFrequencies`
 * does.
 */
export type RunScaling = 'none' | 'linear' | 'ntk' | 'yarn';

/**
 * The outcome: one matrix only fits the examples, and it is R_k; or within rounding many do, since some hands
 * hardly move over the examples; or there are fewer examples than dimensions, and anything fits.
 */
export type ShiftOutcome = 'unique' | 'not-unique' | 'too-few';

/** The clock at one real position: every pair of dimensions is a hand. */
export interface HandsSpec {
  /** A number from -2^53 to 2^53; 0 by default. */
  readonly position: number;
  /** Twice the number of hands. An even number from 2 to 4096; 16 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /** 'radian' by default. */
  readonly unit: Unit;
}

/** The state of the hands: dimensions / 2 numbers in each array, the fastest hand first. */
export interface Hands {
  /** Radians per position. */
  readonly frequency: Float64Array<ArrayBuffer>;
  /** Positions per turn; Infinity beyond the largest number. */
  readonly period: Float64Array<ArrayBuffer>;
  /** Radians, 0 <= angle < 2 pi. */
  readonly angle: Float64Array<ArrayBuffer>;
  /**
   * Whole turns since position 0, rounded down: negative before it, unless the angle is within 2^-128 of a turn of
   * 0 and given as 0.
   */
  readonly turns: Float64Array<ArrayBuffer>;
  /** The sine of the angle: how far right the tip stands, at length 1. */
  readonly sine: Float64Array<ArrayBuffer>;
  /** Its cosine: how far up the tip stands. */
  readonly cosine: Float64Array<ArrayBuffer>;
}

/** One dimension at evenly spaced real positions, both ends included. */
export interface WaveSpec {
  /** The column, 0 to dimensions - 1. A whole number from 0 to 4095; 0 by default. */
  readonly dimension: number;
  /** An even number from 2 to 4096; 128 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /** 'interleaved' by default. */
  readonly layout: Layout;
  /** The first position. A number from -2^53 to 2^53; 0 by default. */
  readonly from: number;
  /** The last one. A number from -2^53 to 2^53; 100 by default. */
  readonly to: number;
  /** A whole number from 2 to 8192; 101 by default. */
  readonly samples: number;
}

/** The binary digits of a whole position below 2^digits. */
export interface BinarySpec {
  /** A whole number from 0 to 2^53 - 1; 0 by default. */
  readonly position: number;
  /** A whole number from 1 to 53; 8 by default. */
  readonly digits: number;
}

/** The encoding of one real position. */
export interface FingerprintSpec {
  /** A number from -2^53 to 2^53; 0 by default. */
  readonly position: number;
  /** An even number from 2 to 4096; 128 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /** 'interleaved' by default. */
  readonly layout: Layout;
}

/** Two real positions side by side. */
export interface ComparisonSpec {
  /** A number from -2^53 to 2^53; 0 by default. */
  readonly position: number;
  /** A number from -2^53 to 2^53; 1 by default. */
  readonly other: number;
  /** An even number from 2 to 4096; 128 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
}

/** The similarity of the encodings of two positions. */
export interface Comparison {
  /** The sum of cos(omega (p - q)) over the pairs. */
  readonly dot: number;
  /** The length of the difference of the two encodings. */
  readonly distance: number;
  /** dot / (dimensions / 2). */
  readonly cosine: number;
}

/** A table of sinusoidal encodings, positions x dimensions. */
export interface SinusoidalSpec {
  /** Rows. A whole number from 1 to 131072; 64 by default. */
  readonly positions: number;
  /** Columns. An even number from 2 to 4096; 128 by default. */
  readonly dimensions: number;
  /** Nearly the ratio of the longest to the shortest wavelength. A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /**
   * The position of the first row; offset + positions is at most 2^53. A whole number from -2^53 to 2^53; 0 by
   * default.
   */
  readonly offset: number;
  /** 'interleaved' by default. */
  readonly layout: Layout;
}

/**
 * A picture of a rectangle of a table: positions from top to bottom, dimensions from left to right. Position p
 * covers the heights from p to p + 1, as dimension c does the widths.
 */
export interface WindowSpec {
  /** In pixels. A whole number from 1 to 8192; 512 by default. */
  readonly width: number;
  /** In pixels; width x height is at most 2^24. A whole number from 1 to 8192; 512 by default. */
  readonly height: number;
  /** The position at the upper edge. A number from -2^53 to 2^53 - 1; 0 by default. */
  readonly from: number;
  /** From the upper to the lower edge; from + positions is at most 2^53. A number from 1 to 2^53; 512 by default. */
  readonly positions: number;
  /** The dimension at the left edge. A number from 0 to 4095; 0 by default. */
  readonly firstDimension: number;
  /** From the left to the right edge, which is at most dimensions. A number from 1 to 4096; 128 by default. */
  readonly shownDimensions: number;
  /** Of the table. An even number from 2 to 4096; 128 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /** 'interleaved' by default. */
  readonly layout: Layout;
  /** 'viridis' by default. */
  readonly colours: Colours;
}

/** Self-attention over one sentence. */
export interface AttentionSpec {
  /**
   * 1 to 64 words of 1 to 40 characters, a newline between each two; equal texts have equal vectors. 1 to 10303
   * bytes of UTF-8; "I\nlove\nNLP" by default.
   */
  readonly words: string;
  /**
   * The word at each place, counted from 0, each once; none: as they are typed. Up to 64 whole numbers from 0 to
   * 63; none by default.
   */
  readonly order: Int32Array;
  /** Of the words' vectors and of the weights. A whole number from 0 to 2^53 - 1; 1 by default. */
  readonly seed: number;
  /** Of a word's vector. An even number from 2 to 64; 16 by default. */
  readonly dimensions: number;
  /** The code that is added to each word's vector. 'none' by default. */
  readonly code: 'none' | 'sinusoidal';
  /** The words that a word sees: all of them, or itself and those before it. 'none' by default. */
  readonly mask: 'none' | 'causal';
}

/** Self-attention, computed in float. Matrices are row-major, a row for each word, in the order of the sentence. */
export interface Attention {
  /** Words x dimensions: the words alone. */
  readonly vectors: Float32Array<ArrayBuffer>;
  /** Words x dimensions: with the code, if it is added. */
  readonly inputs: Float32Array<ArrayBuffer>;
  /** Words x words: Q K^T / sqrt(dimensions); -Infinity where masked. */
  readonly scores: Float32Array<ArrayBuffer>;
  /** Words x words: softmax of each row of the scores. */
  readonly weights: Float32Array<ArrayBuffer>;
  /** Words x dimensions: the weighted sums of the values. */
  readonly outputs: Float32Array<ArrayBuffer>;
  /** Dimensions: the mean of all outputs. */
  readonly mean: Float32Array<ArrayBuffer>;
  /** Words: by how much any component of each word's output differs at most from its own in the sentence as typed. */
  readonly movement: Float32Array<ArrayBuffer>;
  /** The largest of `movement`. */
  readonly outputChange: number;
  /** By how much any component of the mean differs at most from that of the sentence as typed. */
  readonly meanChange: number;
}

/** The codes of the positions 0 to length - 1, and their measurements. */
export interface AttemptSpec {
  /** 'sinusoidal' by default. */
  readonly attempt: AttemptName;
  /** Words in the sentence. A whole number from 4 to 2000; 100 by default. */
  readonly length: number;
  /** k, by which one matrix is to move every position: below length. A whole number from 1 to 1999; 1 by default. */
  readonly shift: number;
  /**
   * Numbers in a code of 'sinusoidal' and 'random'; the others have as many as they need. An even number from 2 to
   * 64; 16 by default.
   */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /**
   * Of 'random', and of the halves on which the matrix is fitted and judged. A whole number from 0 to 2^53 - 1; 1
   * by default.
   */
  readonly seed: number;
}

/** The measurements behind the three demands. */
export interface Attempt {
  /** Numbers in a code. */
  readonly columns: number;
  /** Row-major, length x columns: the code of every position. */
  readonly codes: Float64Array<ArrayBuffer>;
  /** The largest absolute value of any number of any code. */
  readonly largest: number;
  /** The distance of positions 0 and 1. */
  readonly neighbourStep: number;
  /** The least distance of any two positions. */
  readonly smallestDistance: number;
  /**
   * The relative error of the best matrix that shifts by k, fitted to a random half of the pairs (p, p + k) and
   * judged on the other half. NaN, not judged, unless length - shift is more than 2 x columns: with fewer,
   * anything fits.
   */
  readonly linearResidual: number;
  /** The same, when the matrix may add a constant, too. */
  readonly affineResidual: number;
}

/** The formula worked out at one real position. */
export interface WorkedExampleSpec {
  /** A number from -2^53 to 2^53; 1 by default. */
  readonly position: number;
  /** An even number from 2 to 4096; 4 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
}

/** Every step of the formula: dimensions / 2 numbers in each array, one for each pair i. */
export interface WorkedExample {
  /** 2i/d. */
  readonly exponent: Float64Array<ArrayBuffer>;
  /** base^(2i/d). */
  readonly divisor: Float64Array<ArrayBuffer>;
  /** position / divisor, radians, whole turns and all. */
  readonly angle: Float64Array<ArrayBuffer>;
  /** The sine of the angle: dimension 2i. */
  readonly sine: Float64Array<ArrayBuffer>;
  /** Its cosine: dimension 2i + 1. */
  readonly cosine: Float64Array<ArrayBuffer>;
}

/** One real position beside `count` others, one position apart. */
export interface SimilaritySpec {
  /** A number from -2^53 to 2^53; 0 by default. */
  readonly position: number;
  /** The first of the others; from + count is at most 2^53. A number from -2^53 to 2^53 - 1; 0 by default. */
  readonly from: number;
  /** A whole number from 1 to 131072; 512 by default. */
  readonly count: number;
  /** An even number from 2 to 4096; 128 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
}

/** The distances between `positions` neighbouring positions: 0 to positions - 1. */
export interface SimilarityRisesSpec {
  /** A whole number from 2 to 131072; 512 by default. */
  readonly positions: number;
  /** An even number from 2 to 4096; 128 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
}

/** R_k, which takes the code of any position p to that of p + k, and one p to try it on. */
export interface RotationSpec {
  /** p. A number from -2^53 to 2^53; 5 by default. */
  readonly position: number;
  /** k. A number from -2^53 to 2^53; 5 by default. */
  readonly shift: number;
  /** An even number from 2 to 4096; 16 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /** 'interleaved' by default. */
  readonly layout: Layout;
}

/** R_k and what it does to PE(p), in double. Codes stand in columns: R_k PE(p). */
export interface Rotation {
  /** Row-major, pairs x 2: cos k omega and sin k omega, the fastest pair first. */
  readonly blocks: Float64Array<ArrayBuffer>;
  /** Row-major, dimensions x dimensions in the layout of the spec; empty above 128 dimensions. */
  readonly matrix: Float32Array<ArrayBuffer>;
  /** R_k PE(p). */
  readonly rotated: Float64Array<ArrayBuffer>;
  /** PE(p + k), from exact phases. */
  readonly target: Float64Array<ArrayBuffer>;
  /** The largest difference of `rotated` and `target`: some 1e-16. */
  readonly largestDifference: number;
}

/** A shift by k learned from examples. */
export interface LearnedShiftSpec {
  /** Examples, at the whole positions from, from + 1, ... A whole number from 2 to 512; 100 by default. */
  readonly positions: number;
  /** A whole number from -2^52 to 2^52; 0 by default. */
  readonly from: number;
  /** k. A whole number from -2^52 to 2^52; 5 by default. */
  readonly shift: number;
  /** An even number from 2 to 32; 8 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /** Of the held-out positions. A whole number from 0 to 2^53 - 1; 1 by default. */
  readonly seed: number;
}

/** The matrix that shifts best at the examples, by least squares, and how it does elsewhere. */
export interface LearnedShift {
  /** Row-major, dimensions x dimensions, interleaved; to be held against the matrix of `rotation`. */
  readonly matrix: Float64Array<ArrayBuffer>;
  readonly outcome: ShiftOutcome;
  /** Of the examples (positions x dimensions): directions that stand out of rounding. */
  readonly rank: number;
  /** Their largest singular value over the smallest; from 1e16 on noise, Infinity with too few examples. */
  readonly condition: number;
  /** At the examples: root of the sum of squared errors over that of squared codes. */
  readonly trainingResidual: number;
  /** The same at 100 positions before and after the examples, not farther away than the examples are long. */
  readonly heldOutResidual: number;
  /** The largest difference of any number from that of R_k. */
  readonly largestDifference: number;
}

/**
 * A code that arrives with noise, and the search for its position. The noise depends on seed and trial alone,
 * whichever hands are heard.
 */
export interface ReceiverSpec {
  /** The hidden position. A number from -2^53 to 2^53; 137 by default. */
  readonly position: number;
  /** Standard deviation of the noise on every number. A number from 0.000001 to 100; 0.3 by default. */
  readonly sigma: number;
  /** Of the noise. A whole number from 0 to 2^53 - 1; 1 by default. */
  readonly seed: number;
  /**
   * The number of the noise for this seed: "receive again" counts it up. A whole number from 0 to 1000100000; 0 by
   * default.
   */
  readonly trial: number;
  /** An even number from 2 to 4096; 64 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /**
   * A digit for each hand, the fastest first: 1 for a hand that is heard, 0 or no digit for one that is not; one 1
   * at least. 1 to 2048 bytes of UTF-8; "11111111111111111111111111111111" by default.
   */
  readonly heard: string;
  /** The first whole position that is tried. A whole number from -2^53 to 2^53 - 2^20; 0 by default. */
  readonly searchFrom: number;
  /**
   * The number of positions that are tried. A search is as good as several parts of it that begin at multiples of
   * 2,048 after its beginning: the one with the largest wholeScore, or the first of equal ones, has the same fix.
   * A whole number from 1 to 2^20; 1024 by default.
   */
  readonly searchCount: number;
}

/** The position as the receiver finds it. */
export interface Reception {
  /** The noisy code of all hands, interleaved: dimensions numbers. */
  readonly code: Float32Array<ArrayBuffer>;
  /** The whole position of maximum likelihood: every candidate is tried. */
  readonly whole: number;
  /**
   * The dot product of the received code with that of `whole`, over the hands that are heard, which is largest
   * there.
   */
  readonly wholeScore: number;
  /** The top of the likelihood beside it, a real number at most 1 away: the fix. */
  readonly position: number;
  /** The fix minus the hidden position. */
  readonly error: number;
  /** sigma / sqrt(sum of omega^2) over the hands that are heard: the least standard deviation of any unbiased fix. */
  readonly bound: number;
  /** Half the period of the fastest hand that is heard, which is half the width of a peak. */
  readonly halfWidth: number;
  /** Whether the fix is off by more than that. */
  readonly wrongTurn: boolean;
  /** At the fix: -|y - PE(fix)|^2 / (2 sigma^2) over the hands that are heard, at most 0. */
  readonly logLikelihood: number;
}

/** A vector of your own, and the search for the position whose code it is most like. */
export interface DecodeSpec {
  /**
   * A code, with whatever has become of it on its way, at any scale: an even number of numbers, of which one at
   * least is not 0. Up to 4096 numbers from -1000000 to 1000000; 0,1 by default.
   */
  readonly vector: Float32Array;
  /**
   * The number of dimensions that the vector has to have; 0: as many as it has. An even number from 0 to 4096; 0
   * by default.
   */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /** 'interleaved' by default. */
  readonly layout: Layout;
  /** The first whole position that is tried. A whole number from -2^53 to 2^53 - 2^20; 0 by default. */
  readonly first: number;
  /**
   * The number of whole positions that are tried, one after the other. A whole number from 1 to 2^20; 1024 by
   * default.
   */
  readonly candidates: number;
}

/** The position that was found, and how like its code the vector is. */
export interface Decoding {
  /**
   * The whole position whose code has the largest dot product with the vector, of equal ones the first: every
   * candidate is tried.
   */
  readonly whole: number;
  /** The top beside it, a real number at most 1 away: the fix. */
  readonly position: number;
  /** The dot product of the vector with the code of `position`. */
  readonly score: number;
  /** Of the angle between the two: 1 where the vector is a code at some scale, near 0 where it is none. */
  readonly cosine: number;
  /** Between the two, Euclidean: 0 where the vector is a code itself. */
  readonly distance: number;
  /** Half the period of the fastest hand, in positions: a fix that is off by more has taken a wrong turn. */
  readonly halfWidth: number;
}

/** The log-likelihood of a stretch of positions, for a plot; the code as in ReceiverSpec. */
export interface LikelihoodSpec {
  /** The hidden position. A number from -2^53 to 2^53; 137 by default. */
  readonly position: number;
  /** Standard deviation of the noise on every number. A number from 0.000001 to 100; 0.3 by default. */
  readonly sigma: number;
  /** Of the noise. A whole number from 0 to 2^53 - 1; 1 by default. */
  readonly seed: number;
  /**
   * The number of the noise for this seed: "receive again" counts it up. A whole number from 0 to 1000100000; 0 by
   * default.
   */
  readonly trial: number;
  /** An even number from 2 to 4096; 64 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /**
   * A digit for each hand, the fastest first: 1 for a hand that is heard, 0 or no digit for one that is not; one 1
   * at least. 1 to 2048 bytes of UTF-8; "11111111111111111111111111111111" by default.
   */
  readonly heard: string;
  /** In which order the heard hands are added up. 'fast-first' by default. */
  readonly order: 'fast-first' | 'slow-first';
  /**
   * The number of heard hands that are added up; more than are heard means all of them. A whole number from 1 to
   * 2048; 32 by default.
   */
  readonly hands: number;
  /** The number of added hands that are given alone, too. A whole number from 0 to 64; 8 by default. */
  readonly rows: number;
  /** The real position at which the plot starts. A number from -2^53 to 2^53 - 2^20; 0 by default. */
  readonly from: number;
  /** The number of positions that it covers, a real number. A number from 1 to 2^20; 1024 by default. */
  readonly positions: number;
  /** The width of the plot in pixels. A whole number from 1 to 8192; 800 by default. */
  readonly pixels: number;
}

/**
 * Pixel k covers the positions from + k w to from + (k + 1) w, with w = positions / pixels. Where w is at least 1
 * it shows the maximum over the whole positions that it covers, so no peak is lost; where it is less, the value at
 * its middle. Log-likelihoods are those of a Reception, natural and at most 0.
 */
export interface Likelihood {
  /** The pair of each row, 0 the fastest. */
  readonly pairs: Float64Array<ArrayBuffer>;
  /** Row-major, rows x pixels: one hand alone. */
  readonly each: Float32Array<ArrayBuffer>;
  /** All `hands` together: the sum of their log-likelihoods, so the product of their likelihoods. */
  readonly product: Float32Array<ArrayBuffer>;
}

/** Many receptions of hidden whole positions, by all hands. */
export interface CliffSpec {
  /** An even number from 2 to 4096; 64 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /** Standard deviation of the noise on every number. A number from 0.000001 to 100; 0.3 by default. */
  readonly sigma: number;
  /** Positions are hidden and searched among 0 to candidates - 1. A whole number from 2 to 16384; 1024 by default. */
  readonly candidates: number;
  /** The first trial of this chunk. A whole number from 0 to 10^9; 0 by default. */
  readonly firstTrial: number;
  /** The number of trials of this chunk. A whole number from 1 to 100000; 1000 by default. */
  readonly trials: number;
  /** A whole number from 0 to 2^53 - 1; 1 by default. */
  readonly seed: number;
}

/** Sums over the trials of a chunk; but for `bound`, those of several chunks add up. */
export interface Cliff {
  /** No sum: sigma / sqrt(sum of omega^2). */
  readonly bound: number;
  /** The number of trials. */
  readonly trials: number;
  /** Fixes that are off by more than half a period of the fastest hand: by 4 whole positions or more. */
  readonly wrongTurns: number;
  /** Of the refined fix, with its sign: over the trials without a wrong turn. */
  readonly error: number;
  /** Of the refined fix, over all trials. */
  readonly squaredError: number;
  /**
   * Of the refined fix, over the trials without a wrong turn: divided by their number, the square of what `bound`
   * bounds.
   */
  readonly squaredRightError: number;
  /** Trials whose fix, as a whole position, is not the hidden one. */
  readonly wholeMisses: number;
  /** Of the fix as a whole position, over all trials. */
  readonly squaredWholeError: number;
  /** The fourth powers of what `squaredError` squares: with them the standard error of its mean is known. */
  readonly fourthPowerError: number;
  /** Those of what `squaredWholeError` squares. */
  readonly fourthPowerWholeError: number;
}

/** Trials that add a code to a word and read both back, base 10,000. */
export interface ReadBackSpec {
  /** An even number from 2 to 1024; 64 by default. */
  readonly dimensions: number;
  /** The number of words. A whole number from 1 to 50000; 1000 by default. */
  readonly vocabulary: number;
  /** Positions are 0 to positions - 1. A whole number from 1 to 16384; 1024 by default. */
  readonly positions: number;
  /** By which the code is multiplied; words are about 1 long. A number from 0 to 100; 1 by default. */
  readonly scale: number;
  /** The first trial of this chunk. A whole number from 0 to 10^9; 0 by default. */
  readonly firstTrial: number;
  /** The number of trials of this chunk. A whole number from 1 to 256; 32 by default. */
  readonly trials: number;
  /** Of words and trials. A whole number from 0 to 2^53 - 1; 1 by default. */
  readonly seed: number;
  /** The first word that this part tries as the nearest. A whole number from 0 to 49999; 0 by default. */
  readonly firstWord: number;
  /**
   * The number of words that it tries, up to the last of the vocabulary. A whole number from 0 to 50000; 50000 by
   * default.
   */
  readonly words: number;
  /**
   * The positions that the receiver has found for these trials, one for each, where an earlier part has them; else
   * it searches. Up to 256 whole numbers from 0 to 16383; none by default.
   */
  readonly found: Int32Array;
}

/** The numbers of trials that were read rightly; those of several chunks add up. */
export interface ReadBack {
  /** The number of trials. */
  readonly trials: number;
  /** By the receiver, to whom the word is noise. */
  readonly positions: number;
  /** By the nearest word, once the code of the found position is taken off. */
  readonly words: number;
  /** By the nearest word to the sum as it is. */
  readonly wordsAsIs: number;
  /** Position and word. */
  readonly both: number;
  /** The position that the receiver finds in each trial. */
  readonly found: Int32Array<ArrayBuffer>;
  /**
   * Row-major, trials x 2: the score of the nearest word, without the code of the found position and as it is. Of
   * several parts that try other words, the larger one tells the nearest, of equal ones the first.
   */
  readonly scores: Float32Array<ArrayBuffer>;
  /** Row-major, trials x 3, 0 or 1: whether position, nearest word and nearest word as it is are right. */
  readonly right: Uint8Array<ArrayBuffer>;
}

/** A word's vector, drawn from N(0, 1 / dimensions) by seed and text, with the code of a position added. */
export interface AdditionSpec {
  /** 1 to 160 bytes of UTF-8; "love" by default. */
  readonly word: string;
  /** A number from -2^53 to 2^53; 1 by default. */
  readonly position: number;
  /** An even number from 2 to 4096; 64 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /** By which the code is multiplied. A number from 0 to 100; 1 by default. */
  readonly scale: number;
  /** 'sqrt': the word is multiplied by sqrt(dimensions), as in the paper. 'none' by default. */
  readonly timesRoot: 'none' | 'sqrt';
  /** Of the word's vector. A whole number from 0 to 2^53 - 1; 1 by default. */
  readonly seed: number;
}

/** Both addends as they are added, interleaved, and their sum: dimensions numbers each. */
export interface Addition {
  /** The word's vector as it is added, multiplied if `timesRoot` says so. */
  readonly word: Float32Array<ArrayBuffer>;
  /** The code of the position, multiplied by `scale`. */
  readonly code: Float32Array<ArrayBuffer>;
  /** The sum of the two, which the model reads. */
  readonly sum: Float32Array<ArrayBuffer>;
  /** The length of the first addend. */
  readonly wordNorm: number;
  /** The length of the second one. */
  readonly codeNorm: number;
  /** The length of the sum. */
  readonly sumNorm: number;
  /** Between word and code, radians from 0 to pi; NaN at scale 0. */
  readonly angle: number;
}

/** The angles between random words and codes, base 10,000. */
export interface AnglesSpec {
  /** An even number from 2 to 4096; 64 by default. */
  readonly dimensions: number;
  /** The first word of this chunk. A whole number from 0 to 10^9; 0 by default. */
  readonly firstWord: number;
  /**
   * The number of words: word k stands against the code of position k. A whole number from 1 to 10000; 1000 by
   * default.
   */
  readonly words: number;
  /** A whole number from 1 to 1000; 90 by default. */
  readonly bins: number;
  /** A whole number from 0 to 2^53 - 1; 1 by default. */
  readonly seed: number;
}

/** The distribution of the angles between the words and codes of a chunk: the counts of several chunks add up. */
export interface Angles {
  /** The number of angles in each of the equal parts of 0 to pi. */
  readonly counts: Float64Array<ArrayBuffer>;
  /** The number of these angles. */
  readonly words: number;
  /** Radians. */
  readonly mean: number;
  /** Radians; about 1 / sqrt(dimensions). */
  readonly standardDeviation: number;
}

/** A relative encoding, and the head to whose scores it adds. */
export interface PositionBiasSpec {
  /** 'alibi' by default. */
  readonly scheme: BiasScheme;
  /** Of 'alibi' they share out the slopes. A whole number from 1 to 128; 8 by default. */
  readonly heads: number;
  /** The head that is shown, counted from 0; less than heads. A whole number from 0 to 127; 0 by default. */
  readonly head: number;
  /** Words: as many queries as keys. A whole number from 1 to 512; 24 by default. */
  readonly length: number;
  /**
   * The query whose scores are given, counted from 0; less than length. A whole number from 0 to 511; 15 by
   * default.
   */
  readonly query: number;
  /** The keys that a query sees: all of them, or its own and those before it. 'causal' by default. */
  readonly mask: 'none' | 'causal';
  /** Of 't5': without a mask each direction has half of them. An even number from 4 to 256; 32 by default. */
  readonly buckets: number;
  /**
   * Of 't5': the constant in the logarithm of the shared buckets; more than half of the buckets. A whole number
   * from 3 to 4096; 128 by default.
   */
  readonly farthest: number;
  /** Of 'shaw': distances beyond it share its vector. A whole number from 1 to 512; 4 by default. */
  readonly clip: number;
  /** Of 'window': keys that a query sees, its own among them. A whole number from 1 to 4096; 8 by default. */
  readonly window: number;
  /** Of queries and keys. A whole number from 1 to 64; 16 by default. */
  readonly dimensions: number;
  /** Of queries and keys, and of what training would set. A whole number from 0 to 2^53 - 1; 1 by default. */
  readonly seed: number;
}

/** A bias, and the scores of one query before and after it is added. */
export interface PositionBias {
  /**
   * Row-major, length x length, queries x keys: which of its numbers the scheme adds: the distance for 'alibi',
   * the bucket for 't5', the clipped distance from 0 to 2 clip for 'shaw', 0 for 'window'; -1 where the query does
   * not see the key.
   */
  readonly places: Int32Array<ArrayBuffer>;
  /** Length x length: what is added to the scores; -Infinity where the key is not seen. */
  readonly bias: Float64Array<ArrayBuffer>;
  /** Heads: what ALiBi takes off for every step of distance. */
  readonly slopes: Float64Array<ArrayBuffer>;
  /** Length: q k / sqrt(dimensions) of the query with every key; -Infinity where masked. */
  readonly scores: Float64Array<ArrayBuffer>;
  /** Length: their softmax. */
  readonly weights: Float64Array<ArrayBuffer>;
  /** Length: the scores with the bias. */
  readonly biasedScores: Float64Array<ArrayBuffer>;
  /** Length: their softmax. */
  readonly biasedWeights: Float64Array<ArrayBuffer>;
  /** Of 't5': the first distance of each bucket that a query meets going back; else none. */
  readonly starts: Float64Array<ArrayBuffer>;
}

/** A query or a key, and the position by which it is turned. */
export interface RotateSpec {
  /** An even number of them. Up to 4096 numbers from -1000000 to 1000000; none by default. */
  readonly vector: Float64Array;
  /** A number from -2^53 to 2^53; 1 by default. */
  readonly position: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /** 'neighbours' by default. */
  readonly layout: RotaryLayout;
  /**
   * So many dimensions turn, the first ones, and the frequencies are those of so many; 0: all of them. An even
   * number from 0 to 4096; 0 by default.
   */
  readonly rotary: number;
}

/** A vector, every pair turned counter-clockwise by its angle. */
export interface Rotated {
  /** As many numbers as the vector has. */
  readonly rotated: Float64Array<ArrayBuffer>;
  /** Of each pair that turns, the fastest first: radians, 0 <= angle < 2 pi. */
  readonly angles: Float64Array<ArrayBuffer>;
  /** Of what was turned: that of the vector. */
  readonly norm: number;
}

/** A query and a key, and how far apart they stand. */
export interface RotaryScoresSpec {
  /** An even number of them. Up to 4096 numbers from -1000000 to 1000000; none by default. */
  readonly query: Float64Array;
  /** As many as the query has. Up to 4096 numbers from -1000000 to 1000000; none by default. */
  readonly key: Float64Array;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /** 'neighbours' by default. */
  readonly layout: RotaryLayout;
  /**
   * So many dimensions turn, the first ones, and the frequencies are those of so many; 0: all of them. An even
   * number from 0 to 4096; 0 by default.
   */
  readonly rotary: number;
  /**
   * The query's position minus the key's: positive where the key comes before the query. A number from -2^53 to
   * 2^53 - 1; 0 by default.
   */
  readonly firstDistance: number;
  /**
   * The number of distances, one after the other, a position apart. A whole number from 1 to 131072; 64 by
   * default.
   */
  readonly distances: number;
}

/** The scores over distances, and what each pair adds. */
export interface RotaryScores {
  /**
   * Of each distance: what the query, turned by its position, makes with the key, turned by its own; not divided
   * by the root of the dimensions.
   */
  readonly scores: Float64Array<ArrayBuffer>;
  /** Row-major, distances x pairs: what each pair adds, the fastest first. */
  readonly terms: Float64Array<ArrayBuffer>;
  /** Of each pair, by what the cosine of the angle is multiplied: the part that is alike before and after. */
  readonly cosines: Float64Array<ArrayBuffer>;
  /** Of each pair, by what the sine is multiplied: the part that tells before from after. */
  readonly sines: Float64Array<ArrayBuffer>;
  /** The part of each score that comes from the dimensions which do not turn. */
  readonly unturned: number;
}

/** Queries and keys drawn from N(0, 1), and how far apart they stand. */
export interface RotaryDrawsSpec {
  /** An even number from 2 to 4096; 64 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /** 'same' by default. */
  readonly words: RotaryWords;
  /** Queries with their keys. A whole number from 2 to 65536; 100 by default. */
  readonly draws: number;
  /** A whole number from 0 to 2^53 - 1; 1 by default. */
  readonly seed: number;
  /** The number of distances, the first of them 0. A whole number from 1 to 131072; 65 by default. */
  readonly distances: number;
  /** From one distance to the next. A whole number from 1 to 131072; 16 by default. */
  readonly stride: number;
}

/** The mean and the spread of the scores, and the first of the draws. */
export interface RotaryDraws {
  /** Of each distance: of the scores of all draws. */
  readonly means: Float64Array<ArrayBuffer>;
  /** Of each distance: their standard deviation. */
  readonly deviations: Float64Array<ArrayBuffer>;
  /** Of the first draw: its dimensions. */
  readonly query: Float64Array<ArrayBuffer>;
  /** Of the first draw: its dimensions. */
  readonly key: Float64Array<ArrayBuffer>;
}

/** The frequencies of rotary embeddings, stretched from one context to a longer one. */
export interface RotaryFrequenciesSpec {
  /** That are rotated: two for each frequency. An even number from 2 to 4096; 128 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /** 'none' by default. */
  readonly scaling: RotaryScaling;
  /** s, by how much the context grows. A number from 1 to 2^20; 8 by default. */
  readonly factor: number;
  /** L, the context that the model was trained on. A whole number from 2 to 2^30; 4096 by default. */
  readonly originalLength: number;
  /**
   * Of 'dynamic': the context at hand; up to L nothing is stretched. A whole number from 1 to 2^30; 4096 by
   * default.
   */
  readonly length: number;
  /** Of 'yarn': hands with more turns in L are left alone. A finite number greater than 0; 32 by default. */
  readonly betaFast: number;
  /** Of 'yarn': hands with fewer turns in L are divided by s. A finite number greater than 0; 1 by default. */
  readonly betaSlow: number;
  /**
   * Of 'yarn' in code: 1, and its ramp runs from a whole pair to a whole pair. A whole number from 0 to 1; 1 by
   * default.
   */
  readonly truncate: number;
  /**
   * Of 'yarn', between the two: linear in the pair, as all code has it, or in the turns, as in the paper. 'code'
   * by default.
   */
  readonly ramp: 'code' | 'paper';
  /** Of 'llama3': hands with fewer turns in L are divided by s. A finite number greater than 0; 1 by default. */
  readonly lowFactor: number;
  /**
   * Of 'llama3': hands with more turns in L are left alone; at least lowFactor. A finite number greater than 0; 4
   * by default.
   */
  readonly highFactor: number;
  /**
   * Of 'proportional': so much of the hands turn, the fastest; the others stand. A number from 0 to 1; 0.25 by
   * default.
   */
  readonly share: number;
  /**
   * Of 'longrope': what each frequency is divided by, the fastest first. Up to 2048 numbers from 0.000001 to
   * 1000000; none by default.
   */
  readonly factors: Float64Array;
}

/** The frequencies, dimensions / 2 of them, the fastest first. */
export interface RotaryFrequencies {
  /** Radians per position. */
  readonly frequencies: Float64Array<ArrayBuffer>;
  /** By which cosines and sines are multiplied, so the scores by its square; 1 where a scheme has none. */
  readonly attentionFactor: number;
}

/** The cosines and sines of rotary angles, for consecutive positions. */
export interface RotaryTableSpec {
  /** Rows. A whole number from 1 to 131072; 4096 by default. */
  readonly positions: number;
  /** That turn: two for each column. An even number from 2 to 4096; 128 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /** Of the first row; firstPosition + positions is at most 2^53. A whole number from -2^53 to 2^53; 0 by default. */
  readonly firstPosition: number;
}

/** A column for each pair of dimensions, from exact phases at every position. */
export interface RotaryTable {
  /** Row-major, positions x dimensions / 2, the fastest first. */
  readonly cosines: Float32Array<ArrayBuffer>;
  /** Likewise. */
  readonly sines: Float32Array<ArrayBuffer>;
}

/** Hands as they turn and as they turned in training, with the lengths of the texts. */
export interface SeenAnglesSpec {
  /** Of each hand, as it turns now: radians per position. Up to 2048 numbers from 0 to 1000000; none by default. */
  readonly frequencies: Float64Array;
  /** The same in training; none, and they were the same. Up to 2048 numbers from 0 to 1000000; none by default. */
  readonly trainedFrequencies: Float64Array;
  /** Positions of the texts in training. A whole number from 1 to 2^30; 4096 by default. */
  readonly trainedLength: number;
  /** Positions of the text at hand. A whole number from 1 to 2^30; 32768 by default. */
  readonly length: number;
}

/** Of each hand, what training covered and what the text at hand asks for. */
export interface SeenAngles {
  /** Positions per turn; Infinity of a hand that stands still. */
  readonly wavelengths: Float64Array<ArrayBuffer>;
  /** Of the hand within the text at hand. */
  readonly turns: Float64Array<ArrayBuffer>;
  /** Of the hand of training within its texts. */
  readonly trainedTurns: Float64Array<ArrayBuffer>;
  /** Share of the circle, from angle 0 on, that the hand covered in training: its turns, at most 1. */
  readonly seen: Float64Array<ArrayBuffer>;
  /** Share of the positions of the text whose angle lies outside of what training covered. */
  readonly unseen: Float64Array<ArrayBuffer>;
}

/** A rotary head, and a text at whose every distance its cosines are summed. */
export interface ContextSumsSpec {
  /** An even number from 2 to 256; 128 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /** Of the text, so distances are 0 to length - 1. A whole number from 1 to 131072; 4096 by default. */
  readonly length: number;
  /** At most length: into so many runs of distances the text is cut. A whole number from 1 to 8192; 512 by default. */
  readonly samples: number;
}

/** The sums over distance, the least and the largest of each run, and the first below 0. */
export interface ContextSums {
  /** Of each run of distances: the least sum. */
  readonly lows: Float64Array<ArrayBuffer>;
  /** Of each run of distances: the largest sum. */
  readonly highs: Float64Array<ArrayBuffer>;
  /** The first distance within the text whose sum is below 0; 0 where there is none. */
  readonly firstNegative: number;
  /** Of the sums at all distances. */
  readonly min: number;
  /** Its distance. */
  readonly minAt: number;
}

/** A text, and the rotary head for which a base is looked for. */
export interface ContextBaseSpec {
  /** An even number from 2 to 256; 128 by default. */
  readonly dimensions: number;
  /** Of the text, so distances are 0 to length - 1. A whole number from 2 to 131072; 4096 by default. */
  readonly length: number;
  /** Of bases, that are looked for at most. A whole number from 1 to 64; 8 by default. */
  readonly windows: number;
  /**
   * The work of this part: it ends after so many sums at one distance, about. A whole number from 1 to 2^53 - 1;
   * 2^53 - 1 by default.
   */
  readonly sums: number;
  /**
   * The place where an earlier part of the same search has ended; empty for the first part. Up to 12 numbers from
   * 0 to 131072000; none by default.
   */
  readonly reached: Float64Array;
}

/** Windows of bases, the first of them being the smallest base that holds. */
export interface ContextBases {
  /** Of the windows of bases with no negative sum, the lowest first: at most so many as asked for. */
  readonly starts: Float64Array<ArrayBuffer>;
  /**
   * Of each window: the base from which on one fails; of a last one that is wide, or at 1000 times the length,
   * where the search ended.
   */
  readonly ends: Float64Array<ArrayBuffer>;
  /** With what the next part of the search begins; empty where the search has ended. */
  readonly reached: Float64Array<ArrayBuffer>;
}

/** A head's score, fitted to random numbers at every distance of training, and beyond them. */
export interface FitScoresSpec {
  /** An even number from 2 to 256; 128 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /**
   * Distances 0 to trainedLength - 1 have a number to be fitted to. An even number from 2 to 2048; 2048 by
   * default.
   */
  readonly trainedLength: number;
  /** Up to which distance the score is followed. A whole number from 1 to 16384; 4096 by default. */
  readonly length: number;
  /** By which the squares of the coefficients are held down. A number from 1e-12 to 1000000; 1e-8 by default. */
  readonly ridge: number;
  /** A whole number from 0 to 2^53 - 1; 1 by default. */
  readonly seed: number;
}

/** The fitted score, and how large it grows. */
export interface FittedScores {
  /** Of distances 0 to trainedLength - 1: drawn from N(0, 1). */
  readonly targets: Float64Array<ArrayBuffer>;
  /** The score at these distances. */
  readonly inside: Float64Array<ArrayBuffer>;
  /** The score at distances trainedLength to length - 1; none where length is not more. */
  readonly outside: Float64Array<ArrayBuffer>;
  /**
   * The score at m trainedLength / length for m from 0 to length - 1: the whole text squeezed into what was
   * fitted, as position interpolation does.
   */
  readonly squeezed: Float64Array<ArrayBuffer>;
  /** The factor of the cosine of each pair. */
  readonly cosines: Float64Array<ArrayBuffer>;
  /** The factor of the sine of each pair. */
  readonly sines: Float64Array<ArrayBuffer>;
  /** Root of the mean square of score minus target, inside. */
  readonly error: number;
  /** The largest absolute score inside. */
  readonly largestInside: number;
  /** The largest absolute score outside; 0 of none. */
  readonly largestOutside: number;
  /** The largest absolute score of the squeezed text. */
  readonly largestSqueezed: number;
}

/** Numbers to be rounded to a format, and bits to be read in it. */
export interface CastNumbersSpec {
  /** 'bf16' by default. */
  readonly format: NumberFormat;
  /** 'infinite' by default. */
  readonly overflow: Overflow;
  /** To be rounded to the nearest number of the format, ties to even. Up to 4096 finite numbers; none by default. */
  readonly values: Float64Array;
  /**
   * Bits of numbers of the format, as whole numbers; those above the format's are left out. Up to 4096 whole
   * numbers from 0 to 2^32 - 1; none by default.
   */
  readonly codes: Float64Array;
  /**
   * The whole numbers 0 to below - 1 are counted: how many stay different. A whole number from 1 to 2^24; 131072
   * by default.
   */
  readonly below: number;
}

/** The numbers as the format keeps them, and what the format is. */
export interface CastNumbers {
  /** Bits of the exponent. */
  readonly exponentBits: number;
  /** Bits of the significand, with the first one, which is not kept. */
  readonly significandBits: number;
  /** The largest number of the format. */
  readonly largest: number;
  /** The smallest one with a whole significand. */
  readonly smallestNormal: number;
  /** The smallest one above 0. */
  readonly smallest: number;
  /** The first whole number that the format does not have. */
  readonly firstMissing: number;
  /**
   * The number of different numbers that the whole ones from 0 to below - 1 become; those beyond the largest
   * become the largest.
   */
  readonly distinct: number;
  /** The values, each rounded. */
  readonly values: Float64Array<ArrayBuffer>;
  /** Their bits. */
  readonly codes: Uint32Array<ArrayBuffer>;
  /** From each to the next number of larger size; NaN of what is not finite. */
  readonly spacings: Float64Array<ArrayBuffer>;
  /** The number of different numbers among them. */
  readonly distinctValues: number;
  /** The meanings of the codes: numbers, NaN, Infinity or -Infinity. */
  readonly decoded: Float64Array<ArrayBuffer>;
}

/** The formats to which numbers are rounded on the way from a position to a score, and the place that is looked at. */
export interface CastEncodingSpec {
  /** 'rotary' by default. */
  readonly kind: CastKind;
  /** An even number from 2 to 512; 128 by default. */
  readonly dimensions: number;
  /** A finite number greater than 1; 10000 by default. */
  readonly base: number;
  /** Of the position itself. 'exact' by default. */
  readonly position: Cast;
  /** Of radians per position, one number for each pair. 'exact' by default. */
  readonly frequency: Cast;
  /** Of position times frequency. 'exact' by default. */
  readonly angle: Cast;
  /** Of the cosine and the sine. 'exact' by default. */
  readonly wave: Cast;
  /** Of 'rotary': each product of the rotation, and the sum of two. 'exact' by default. */
  readonly product: Cast;
  /** Of the turned query and key, or of the row, as they are kept. 'exact' by default. */
  readonly rotated: Cast;
  /** Position of the key; the hands are those of the query. A whole number from 0 to 2^20; 0 by default. */
  readonly offset: number;
  /** From the key on to its query. A whole number from 0 to 65536; 100 by default. */
  readonly distance: number;
  /**
   * Positions of keys at which the score is compared with the exact one. Up to 256 whole numbers from 0 to 2^20;
   * none by default.
   */
  readonly offsets: Float64Array;
  /** Of 'rotary': queries with their keys, drawn from N(0, 1). A whole number from 1 to 1000; 20 by default. */
  readonly draws: number;
  /** Of the draws. A whole number from 0 to 2^53 - 1; 1 by default. */
  readonly seed: number;
}

/** The hands of one position, exact and rounded, and the error of the score at many. */
export interface CastEncoding {
  /** Of each pair, at offset + distance. */
  readonly exactCosines: Float64Array<ArrayBuffer>;
  /** Of each pair, at offset + distance. */
  readonly exactSines: Float64Array<ArrayBuffer>;
  /** The same after the stations; NaN of an overflow. */
  readonly castCosines: Float64Array<ArrayBuffer>;
  /** The same after the stations; NaN of an overflow. */
  readonly castSines: Float64Array<ArrayBuffer>;
  /** Of each pair: radians, the rounded angle minus the exact one, whole turns and all. */
  readonly phaseErrors: Float64Array<ArrayBuffer>;
  /** Of each of the offsets, over the draws: |score - exact score| in units of |q| |k|, or of dimensions / 2. */
  readonly meanErrors: Float64Array<ArrayBuffer>;
  /** The same, the largest of the draws. */
  readonly maxErrors: Float64Array<ArrayBuffer>;
  /** The mean of |exact score|, in the same units. */
  readonly meanScores: Float64Array<ArrayBuffer>;
  /** The median of |score - exact score| / |exact score|. */
  readonly relativeErrors: Float64Array<ArrayBuffer>;
  /** Of the first draw, in the same units. */
  readonly exactScores: Float64Array<ArrayBuffer>;
  /** Of the first draw, in the same units. */
  readonly castScores: Float64Array<ArrayBuffer>;
}

/** A table whose rows are compared, in one state or in several. */
export interface TableShapeSpec {
  /** States x positions x dimensions, row-major. Up to 262144 numbers from -1000000 to 1000000; 1,0,0,1 by default. */
  readonly values: Float32Array;
  /** Rows of the table. A whole number from 2 to 256; 2 by default. */
  readonly positions: number;
  /** Columns of the table. A whole number from 2 to 128; 2 by default. */
  readonly dimensions: number;
  /**
   * Two former axes, 2 x dimensions: the new ones are turned and mirrored in their plane until they lie as near to
   * these as they can, so that a picture that is drawn anew does not jump. Without any, row 0 of the last state
   * has no component below 0. Up to 256 numbers from -1000000 to 1000000; none by default.
   */
  readonly axes: Float64Array;
}

/** Cosines and principal components; all states are seen on the axes of the last one. */
export interface TableShape {
  /** States x positions x positions: of each two rows; 0 where one is all 0. */
  readonly cosines: Float32Array<ArrayBuffer>;
  /** States x positions: the other row of the largest cosine, of equal ones the first. */
  readonly nearest: Int32Array<ArrayBuffer>;
  /** For each state, how many rows have one beside them as nearest. */
  readonly neighbours: Int32Array<ArrayBuffer>;
  /** 2 x dimensions: the two principal axes of the last state, on which all are seen. */
  readonly axes: Float64Array<ArrayBuffer>;
  /** States x positions x 2: the rows on these axes, from the mean of their state. */
  readonly components: Float64Array<ArrayBuffer>;
  /** States x 2: how much of the variance of its state lies along each axis, from 0 to 1. */
  readonly shares: Float64Array<ArrayBuffer>;
}

/** A small Transformer, how it is told of order, and what it is trained on. */
export interface StartTrainingSpec {
  /**
   * The question that is asked: who did it and to whom, the word so many places before, the mirror image, the
   * nearest noun to the left, a masked step of a walk, or the value that came with a key. 'nearest-noun' by
   * default.
   */
  readonly task: TrainingTask;
  /** 'none' by default. */
  readonly encoding: TrainingEncoding;
  /** 'causal' by default. */
  readonly mask: TrainingMask;
  /** A whole number from 1 to 2; 1 by default. */
  readonly layers: number;
  /** A whole number from 1 to 8; 4 by default. */
  readonly heads: number;
  /** Of each word; a multiple of twice the heads. An even number from 16 to 128; 32 by default. */
  readonly dimensions: number;
  /** Words of a sentence. A whole number from 4 to 256; 16 by default. */
  readonly length: number;
  /**
   * Sentences have this to `length` words, at random, but as many as the task needs; with 0 all have `length`. A
   * whole number from 0 to 256; 0 by default.
   */
  readonly shortest: number;
  /** Sentences of a step. A whole number from 1 to 1024; 32 by default. */
  readonly batch: number;
  /** The largest learning rate of Adam. A number from 0.00001 to 0.1; 0.003 by default. */
  readonly rate: number;
  /**
   * Over which the rate rises, 50 steps long, and falls to a tenth; further steps have the last rate. A whole
   * number from 1 to 100000; 800 by default.
   */
  readonly steps: number;
  /** Of 'words-before'. A whole number from 1 to 15; 3 by default. */
  readonly distance: number;
  /**
   * Of 'words-before' and 'mirror': with 0 the words of a sentence are all different, as long as there are enough;
   * with 1 a word may come again in every sentence, as in those longer than the vocabulary. A whole number from 0
   * to 1; 0 by default.
   */
  readonly repeated: number;
  /** Of 'learned': the standard deviation of a new table. A number from 0 to 2; 0.3 by default. */
  readonly tableStart: number;
  /** Of 'shaw': distances beyond it share one vector. A whole number from 1 to 64; 8 by default. */
  readonly clip: number;
  /**
   * Of 't5': buckets of a head for each direction that it sees: one behind a causal mask, else two. The last
   * begins near distance 16. An even number from 4 to 28; 16 by default.
   */
  readonly buckets: number;
  /** A whole number from 0 to 2^53 - 1; 1 by default. */
  readonly seed: number;
}

/** The run, and what its steps cost. */
export interface StartedTraining {
  /** Its number, by which the other calls know it; no other run ever has it. */
  readonly run: number;
  /** The number of learned parameters. */
  readonly parameters: number;
  /** Words of the task. */
  readonly vocabulary: number;
  /** Floating-point operations of a step. */
  readonly operations: number;
  /** Into how many pieces a step can be divided. */
  readonly pieces: number;
}

/** Some steps of a run, or a few pieces of one. */
export interface TrainSpec {
  /** A whole number from 1 to 2^53 - 1; 1 by default. */
  readonly run: number;
  /** The number of steps. A whole number from 1 to 1000; 1 by default. */
  readonly steps: number;
  /**
   * At most so many pieces of a step, where a whole one takes long; 0 for no limit. A whole number from 0 to 1000;
   * 0 by default.
   */
  readonly pieces: number;
}

/** The progress of the run. */
export interface TrainedSteps {
  /** Steps of this run so far. */
  readonly step: number;
  /** Of the last step, in nats, before it moved the parameters; NaN where none ended. */
  readonly loss: number;
  /** Of the last step, before it was clipped at 1. */
  readonly gradientNorm: number;
  /** Of every step that ended. */
  readonly losses: Float64Array<ArrayBuffer>;
  /** Floating-point operations of a step. */
  readonly operations: number;
  /** Into how many pieces a step can be divided. */
  readonly pieces: number;
}

/** A model, and sentences to judge it on, none of which it was trained on. */
export interface EvaluateSpec {
  /** A whole number from 1 to 2^53 - 1; 1 by default. */
  readonly run: number;
  /** Words of each; it may be longer than trained. A whole number from 4 to 256; 16 by default. */
  readonly length: number;
  /** The number of sentences. A whole number from 1 to 16384; 512 by default. */
  readonly sequences: number;
  /**
   * The first of this part: sentence k depends on the seed and k alone. A whole number from 0 to 10^9; 0 by
   * default.
   */
  readonly firstSequence: number;
  /** A whole number from 0 to 2^53 - 1; 1 by default. */
  readonly seed: number;
  /** 'none' by default. */
  readonly scaling: RunScaling;
  /** By how much the context grows. A number from 1 to 64; 1 by default. */
  readonly factor: number;
  /** Of 'yarn'. A finite number greater than 0; 32 by default. */
  readonly betaFast: number;
}

/** Its accuracy and loss, beside those of one that knows no order. */
export interface Evaluated {
  /** The share of right answers, over all places that are asked for. */
  readonly accuracy: number;
  /** The mean cross-entropy, in nats. */
  readonly loss: number;
  /** The best accuracy of one that knows the other words as a set: the exact Bayes optimum. */
  readonly bagAccuracy: number;
  /** Its cross-entropy. */
  readonly bagLoss: number;
  /** The accuracy at each place; NaN where nothing was asked. */
  readonly byPosition: Float64Array<ArrayBuffer>;
  /** The number of questions about each place: parts are joined with these. */
  readonly asked: Float64Array<ArrayBuffer>;
  /** The number of right answers for each place. */
  readonly right: Float64Array<ArrayBuffer>;
}

/** Fine-tuning: a trained model goes on with sentences of another length. */
export interface ContinueTrainingSpec {
  /** A whole number from 1 to 2^53 - 1; 1 by default. */
  readonly run: number;
  /** Words of a sentence from now on. A whole number from 4 to 256; 64 by default. */
  readonly length: number;
  /**
   * The number of steps that are made at once, at three tenths of the largest rate; `train` makes further ones. A
   * whole number from 0 to 1000; 0 by default.
   */
  readonly steps: number;
  /** 'none' by default. */
  readonly scaling: RunScaling;
  /** By how much the context grows. A number from 1 to 64; 1 by default. */
  readonly factor: number;
  /** Of 'yarn'. A finite number greater than 0; 32 by default. */
  readonly betaFast: number;
}

/** A sentence that a model reads: given, or drawn. */
export interface ReadSentenceSpec {
  /** A whole number from 1 to 2^53 - 1; 1 by default. */
  readonly run: number;
  /**
   * Its words, numbers of the task's vocabulary; without any a sentence is drawn. Up to 256 whole numbers from 0
   * to 23; none by default.
   */
  readonly words: Int32Array;
  /** Of a sentence that is drawn. A whole number from 4 to 256; 16 by default. */
  readonly length: number;
  /** A whole number from 0 to 2^53 - 1; 1 by default. */
  readonly seed: number;
}

/** The sentence, the answers, and the attention of every head. */
export interface AttentionOfRun {
  /** Of the sentence that was read. */
  readonly words: Int32Array<ArrayBuffer>;
  /** The right answers of a sentence that was drawn; -1 where nothing is asked. */
  readonly targets: Int32Array<ArrayBuffer>;
  /** The likeliest word, at every place. */
  readonly answers: Int32Array<ArrayBuffer>;
  /** The probability of that word, for the model. */
  readonly shares: Float32Array<ArrayBuffer>;
  /** Layers x heads x words x words: row i is where place i looks. */
  readonly attention: Float32Array<ArrayBuffer>;
}

/** One of the runs that were started. */
export interface RunSpec {
  /** A whole number from 1 to 2^53 - 1; 1 by default. */
  readonly run: number;
}

/** The run that has ended. */
export interface EndedTraining {
  /** Whether there was one. */
  readonly ended: boolean;
}

/** A model that was trained, and a sentence that it reads. */
export interface ForwardSpec {
  /** The task that it was trained on: this says how many words there are. 'nearest-noun' by default. */
  readonly task: TrainingTask;
  /** 'none' by default. */
  readonly encoding: TrainingEncoding;
  /** 'causal' by default. */
  readonly mask: TrainingMask;
  /** A whole number from 1 to 2; 1 by default. */
  readonly layers: number;
  /** A whole number from 1 to 8; 4 by default. */
  readonly heads: number;
  /** Of each word; a multiple of twice the heads. An even number from 16 to 128; 32 by default. */
  readonly dimensions: number;
  /** Of 'shaw': distances beyond it share one vector. A whole number from 1 to 64; 8 by default. */
  readonly clip: number;
  /**
   * Of 't5': buckets of a head for each direction that it sees: one behind a causal mask, else two. The last
   * begins near distance 16. An even number from 4 to 28; 16 by default.
   */
  readonly buckets: number;
  /** Of 'rotary', how whoever reads the weights pairs dimensions. Training pairs halves. 'halves' by default. */
  readonly layout: RotaryLayout;
  /**
   * Of 'rotary': 1, and the columns of W_Q and W_K are first re-ordered, in each head, so that halves become
   * neighbours. A whole number from 0 to 1; 0 by default.
   */
  readonly permuted: number;
  /** All parameters, as `weights` gives them. Up to 400000 numbers from -1000000 to 1000000; none by default. */
  readonly weights: Float64Array;
  /**
   * Of the sentence, numbers of the task's vocabulary; without any nothing is read. Up to 256 whole numbers from 0
   * to 23; none by default.
   */
  readonly words: Int32Array;
}

/** The answers, and the attention of every head. */
export interface ForwardPass {
  /** The likeliest word, at every place. */
  readonly answers: Int32Array<ArrayBuffer>;
  /** The probability of that word, for the model. */
  readonly shares: Float32Array<ArrayBuffer>;
  /** Layers x heads x words x words: row i is where place i looks. */
  readonly attention: Float32Array<ArrayBuffer>;
}

/** A model that was trained, and a sentence that can be followed through it. */
export interface TraceForwardSpec {
  /** The task that it was trained on: this says how many words there are. 'nearest-noun' by default. */
  readonly task: TrainingTask;
  /** 'none' by default. */
  readonly encoding: TrainingEncoding;
  /** 'causal' by default. */
  readonly mask: TrainingMask;
  /** A whole number from 1 to 2; 1 by default. */
  readonly layers: number;
  /** A whole number from 1 to 8; 4 by default. */
  readonly heads: number;
  /** Of each word; a multiple of twice the heads. An even number from 16 to 128; 32 by default. */
  readonly dimensions: number;
  /** Of 'shaw': distances beyond it share one vector. A whole number from 1 to 64; 8 by default. */
  readonly clip: number;
  /**
   * Of 't5': buckets of a head for each direction that it sees: one behind a causal mask, else two. The last
   * begins near distance 16. An even number from 4 to 28; 16 by default.
   */
  readonly buckets: number;
  /** Of 'rotary', how whoever reads the weights pairs dimensions. Training pairs halves. 'halves' by default. */
  readonly layout: RotaryLayout;
  /**
   * Of 'rotary': 1, and the columns of W_Q and W_K are first re-ordered, in each head, so that halves become
   * neighbours. A whole number from 0 to 1; 0 by default.
   */
  readonly permuted: number;
  /** All parameters, as `weights` gives them. Up to 400000 numbers from -1000000 to 1000000; none by default. */
  readonly weights: Float64Array;
  /**
   * Of the sentence, numbers of the task's vocabulary; without any nothing is read. Up to 32 whole numbers from 0
   * to 23; none by default.
   */
  readonly words: Int32Array;
}

/** All of them, row-major. */
export interface TracedForward {
  /** Words x dimensions: the row of each word in the table. */
  readonly words: Float32Array<ArrayBuffer>;
  /** Words x dimensions: what is added to them; empty where nothing is. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** Words x dimensions: their sum. */
  readonly entered: Float32Array<ArrayBuffer>;
  /** Layers x words x dimensions: what attention reads. */
  readonly normed: Float32Array<ArrayBuffer>;
  /** Layers x words x dimensions, heads side by side, before they are turned. */
  readonly queries: Float32Array<ArrayBuffer>;
  /** Likewise. */
  readonly keys: Float32Array<ArrayBuffer>;
  /** Layers x words x dimensions, heads side by side. */
  readonly values: Float32Array<ArrayBuffer>;
  /** The queries of 'rotary' after they were turned; else empty. */
  readonly turnedQueries: Float32Array<ArrayBuffer>;
  /** Its keys, likewise. */
  readonly turnedKeys: Float32Array<ArrayBuffer>;
  /** Layers x heads x words x words: q k / sqrt(head width), before bias and mask. */
  readonly scores: Float32Array<ArrayBuffer>;
  /** Layers x heads x words x words: what is added to the scores; empty where nothing is. */
  readonly biases: Float32Array<ArrayBuffer>;
  /** Layers x heads x words x words: the softmax of each row, 0 where masked. */
  readonly attention: Float32Array<ArrayBuffer>;
  /** Layers x words x dimensions: the values, weighted by attention, heads side by side. */
  readonly mixed: Float32Array<ArrayBuffer>;
  /** Layers x words x dimensions: their product with W_O. */
  readonly output: Float32Array<ArrayBuffer>;
  /** Layers x words x dimensions: that, added to what came in. */
  readonly afterAttention: Float32Array<ArrayBuffer>;
  /** Layers x words x dimensions: what the feed-forward network reads. */
  readonly hiddenNormed: Float32Array<ArrayBuffer>;
  /** Layers x words x 2 dimensions, after the ReLU. */
  readonly hidden: Float32Array<ArrayBuffer>;
  /** Layers x words x dimensions: what the network gives. */
  readonly narrowed: Float32Array<ArrayBuffer>;
  /** Layers x words x dimensions: that, added to what came in. */
  readonly afterHidden: Float32Array<ArrayBuffer>;
  /** Words x dimensions: what the answers are made of. */
  readonly lastNormed: Float32Array<ArrayBuffer>;
  /** Words x vocabulary. */
  readonly logits: Float32Array<ArrayBuffer>;
  /** Words x vocabulary: the softmax of each row. */
  readonly shares: Float32Array<ArrayBuffer>;
  /** The likeliest word, at every place. */
  readonly answers: Int32Array<ArrayBuffer>;
  /**
   * Matrices x 3: offset in the weights, rows, columns. In order: words, positions, buckets; of each layer its
   * norm, W_Q W_K W_V, W_O, distances, norm, widening, its bias, narrowing, its bias; the last norm, logits, their
   * bias.
   */
  readonly slices: Int32Array<ArrayBuffer>;
}

/** The name of each call and the spec that it takes. */
export interface Specs {
  readonly hands: HandsSpec;
  readonly wave: WaveSpec;
  readonly binary: BinarySpec;
  readonly fingerprint: FingerprintSpec;
  readonly compare: ComparisonSpec;
  readonly sinusoidalTable: SinusoidalSpec;
  readonly windowPixels: WindowSpec;
  readonly attention: AttentionSpec;
  readonly attempt: AttemptSpec;
  readonly workedExample: WorkedExampleSpec;
  readonly similarity: SimilaritySpec;
  readonly similarityRises: SimilarityRisesSpec;
  readonly rotation: RotationSpec;
  readonly learnedShift: LearnedShiftSpec;
  readonly receive: ReceiverSpec;
  readonly decode: DecodeSpec;
  readonly likelihood: LikelihoodSpec;
  readonly cliff: CliffSpec;
  readonly readBack: ReadBackSpec;
  readonly addition: AdditionSpec;
  readonly anglesHistogram: AnglesSpec;
  readonly positionBias: PositionBiasSpec;
  readonly rotate: RotateSpec;
  readonly rotaryScores: RotaryScoresSpec;
  readonly rotaryDraws: RotaryDrawsSpec;
  readonly rotaryFrequencies: RotaryFrequenciesSpec;
  readonly rotaryTable: RotaryTableSpec;
  readonly seenAngles: SeenAnglesSpec;
  readonly contextSums: ContextSumsSpec;
  readonly contextBase: ContextBaseSpec;
  readonly fitScores: FitScoresSpec;
  readonly castNumbers: CastNumbersSpec;
  readonly castEncoding: CastEncodingSpec;
  readonly tableShape: TableShapeSpec;
  readonly startTraining: StartTrainingSpec;
  readonly train: TrainSpec;
  readonly evaluate: EvaluateSpec;
  readonly continueTraining: ContinueTrainingSpec;
  readonly attentionOf: ReadSentenceSpec;
  readonly positionTable: RunSpec;
  readonly weights: RunSpec;
  readonly endTraining: RunSpec;
  readonly forward: ForwardSpec;
  readonly traceForward: TraceForwardSpec;
}

/**
 * The name of each call and what it gives: as it comes from the core, arrays borrow wasm memory until the next
 * call.
 */
export interface Results {
  readonly hands: Hands;
  /** Value k belongs to the position from + (to - from) k / (samples - 1). */
  readonly wave: Float32Array<ArrayBuffer>;
  /** 0 or 1, the least significant digit first. */
  readonly binary: Uint8Array<ArrayBuffer>;
  /** Dimensions numbers. */
  readonly fingerprint: Float32Array<ArrayBuffer>;
  readonly compare: Comparison;
  /** Row-major, positions x dimensions. */
  readonly sinusoidalTable: Float32Array<ArrayBuffer>;
  /**
   * Height x width x 4: red, green, blue and opacity, as a canvas takes them. A pixel shows the mean of what it
   * covers.
   */
  readonly windowPixels: Uint8ClampedArray<ArrayBuffer>;
  readonly attention: Attention;
  readonly attempt: Attempt;
  readonly workedExample: WorkedExample;
  /** Value k is the dot product of the encodings of position and of from + k. */
  readonly similarity: Float64Array<ArrayBuffer>;
  /** Every distance at which two codes are more alike than at the distance before, in order. */
  readonly similarityRises: Float64Array<ArrayBuffer>;
  readonly rotation: Rotation;
  readonly learnedShift: LearnedShift;
  readonly receive: Reception;
  readonly decode: Decoding;
  readonly likelihood: Likelihood;
  readonly cliff: Cliff;
  readonly readBack: ReadBack;
  readonly addition: Addition;
  readonly anglesHistogram: Angles;
  readonly positionBias: PositionBias;
  readonly rotate: Rotated;
  readonly rotaryScores: RotaryScores;
  readonly rotaryDraws: RotaryDraws;
  readonly rotaryFrequencies: RotaryFrequencies;
  readonly rotaryTable: RotaryTable;
  readonly seenAngles: SeenAngles;
  readonly contextSums: ContextSums;
  readonly contextBase: ContextBases;
  readonly fitScores: FittedScores;
  readonly castNumbers: CastNumbers;
  readonly castEncoding: CastEncoding;
  readonly tableShape: TableShape;
  readonly startTraining: StartedTraining;
  readonly train: TrainedSteps;
  readonly evaluate: Evaluated;
  readonly continueTraining: TrainedSteps;
  readonly attentionOf: AttentionOfRun;
  /** Positions x dimensions: a learned table or sinusoids; empty for encodings that add nothing. */
  readonly positionTable: Float32Array<ArrayBuffer>;
  /** In the order of the model's slices. */
  readonly weights: Float32Array<ArrayBuffer>;
  readonly endTraining: EndedTraining;
  readonly forward: ForwardPass;
  readonly traceForward: TracedForward;
}

/** The calls as methods. */
export interface Calls {
  /** The angle of every hand at a real position, its speed, and the number of its turns. */
  hands(spec?: Partial<HandsSpec>): Hands;
  /** One dimension at `samples` evenly spaced real positions; sample k is at from + (to - from) k / (samples - 1). */
  wave(spec?: Partial<WaveSpec>): Float32Array<ArrayBuffer>;
  /** The binary digits of a whole position, 0 or 1, the least significant first. */
  binary(spec?: Partial<BinarySpec>): Uint8Array<ArrayBuffer>;
  /** The encoding of one real position; at a whole one, the row of the table. */
  fingerprint(spec?: Partial<FingerprintSpec>): Float32Array<ArrayBuffer>;
  /** Dot product, distance and cosine of the encodings of two real positions. */
  compare(spec?: Partial<ComparisonSpec>): Comparison;
  /** The encodings of consecutive whole positions, positions x dimensions. */
  sinusoidalTable(spec?: Partial<SinusoidalSpec>): Float32Array<ArrayBuffer>;
  /** A rectangle of a table as the pixels of an ImageData. To draw every frame, `lend` it instead. */
  windowPixels(spec?: Partial<WindowSpec>): Uint8ClampedArray<ArrayBuffer>;
  /** Self-attention over a sentence, and by how much its order matters. */
  attention(spec?: Partial<AttentionSpec>): Attention;
  /** The codes of one way to tell positions apart, and how it meets the three demands. */
  attempt(spec?: Partial<AttemptSpec>): Attempt;
  /** Exponent, divisor, angle, sine and cosine of every pair at one real position. */
  workedExample(spec?: Partial<WorkedExampleSpec>): WorkedExample;
  /** The dot products of the encoding of one position with those of `count` others. */
  similarity(spec?: Partial<SimilaritySpec>): Float64Array<ArrayBuffer>;
  /** The distances at which two codes become more alike by going farther apart. */
  similarityRises(spec?: Partial<SimilarityRisesSpec>): Float64Array<ArrayBuffer>;
  /** R_k, which turns the code of any position p into that of p + k. */
  rotation(spec?: Partial<RotationSpec>): Rotation;
  /** The matrix that least squares make of examples of a shift. */
  learnedShift(spec?: Partial<LearnedShiftSpec>): LearnedShift;
  /** A noisy code, and the position that a receiver finds in it. */
  receive(spec?: Partial<ReceiverSpec>): Reception;
  /** The position that a vector of your own is the code of, or is most like. */
  decode(spec?: Partial<DecodeSpec>): Decoding;
  /** The log-likelihoods of a stretch of positions: of single hands, and of several together. */
  likelihood(spec?: Partial<LikelihoodSpec>): Likelihood;
  /** Sums of the errors of many receptions; the sums of several chunks add up. */
  cliff(spec?: Partial<CliffSpec>): Cliff;
  /** The number of words and positions that are read back from their sum; the counts of several chunks add up. */
  readBack(spec?: Partial<ReadBackSpec>): ReadBack;
  /** A word's vector with the code of its position added. */
  addition(spec?: Partial<AdditionSpec>): Addition;
  /** The distribution of the angles between random words and codes. */
  anglesHistogram(spec?: Partial<AnglesSpec>): Angles;
  /** The numbers that a relative encoding adds to the scores of a head, and their effect on one query. */
  positionBias(spec?: Partial<PositionBiasSpec>): PositionBias;
  /** A query or a key, turned by its position as rotary embeddings do. */
  rotate(spec?: Partial<RotateSpec>): Rotated;
  /** The score of a query and a key at every distance between them, under rotary embeddings. */
  rotaryScores(spec?: Partial<RotaryScoresSpec>): RotaryScores;
  /** The scores of many queries and keys, drawn at random, over distance under rotary embeddings. */
  rotaryDraws(spec?: Partial<RotaryDrawsSpec>): RotaryDraws;
  /** The frequencies of rotary embeddings, and how a longer context stretches them. */
  rotaryFrequencies(spec?: Partial<RotaryFrequenciesSpec>): RotaryFrequencies;
  /** The cosines and sines by which rotary embeddings turn queries and keys, for consecutive whole positions. */
  rotaryTable(spec?: Partial<RotaryTableSpec>): RotaryTable;
  /** The angles of each hand that training has seen, and the share of a longer text that lies outside of them. */
  seenAngles(spec?: Partial<SeenAnglesSpec>): SeenAngles;
  /** The sum of the cosines of all hands at every distance of a text, and where it first is negative. */
  contextSums(spec?: Partial<ContextSumsSpec>): ContextSums;
  /** The windows of bases for which no distance of a text has a negative sum of cosines. */
  contextBase(spec?: Partial<ContextBaseSpec>): ContextBases;
  /** A head's score, fitted to random numbers over the distances of training, inside, outside and squeezed. */
  fitScores(spec?: Partial<FitScoresSpec>): FittedScores;
  /** Numbers rounded to a number format, bits read in it, and which whole numbers it has. */
  castNumbers(spec?: Partial<CastNumbersSpec>): CastNumbers;
  /** The effect of rounding, on the way from a position to a score, on the hands and on the score. */
  castEncoding(spec?: Partial<CastEncodingSpec>): CastEncoding;
  /** The similarity of the rows of a table, and their places on its two principal axes, state by state. */
  tableShape(spec?: Partial<TableShapeSpec>): TableShape;
  /** A new model, ready to be trained. */
  startTraining(spec?: Partial<StartTrainingSpec>): StartedTraining;
  /** Some steps of a run. */
  train(spec?: Partial<TrainSpec>): TrainedSteps;
  /** The accuracy and loss of a model on sentences that it was not trained on. */
  evaluate(spec?: Partial<EvaluateSpec>): Evaluated;
  /** Fine-tuning: from now on a run is trained on sentences of another length. */
  continueTraining(spec?: Partial<ContinueTrainingSpec>): TrainedSteps;
  /** The answers of a model to a sentence, and its attention. */
  attentionOf(spec?: Partial<ReadSentenceSpec>): AttentionOfRun;
  /** The codes that a model adds to its words. */
  positionTable(spec?: Partial<RunSpec>): Float32Array<ArrayBuffer>;
  /** Every parameter of a model. */
  weights(spec?: Partial<RunSpec>): Float32Array<ArrayBuffer>;
  /** Gives back the memory of a run, if there is one of this number; `ended` says so. */
  endTraining(spec?: Partial<RunSpec>): EndedTraining;
  /** The forward pass of a model that was trained: what it makes of a sentence. */
  forward(spec?: Partial<ForwardSpec>): ForwardPass;
  /** The forward pass of a model that was trained, with every number between its words and its answers. */
  traceForward(spec?: Partial<TraceForwardSpec>): TracedForward;
}

/** The names of all calls. */
export type CallName = keyof Specs;
