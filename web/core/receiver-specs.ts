// GPS: a receiver that finds the position from a noisy code, what its hands say, and how often it errs.

/** A code that arrives with noise. The noise depends on seed and trial alone, whichever hands are heard. */
interface NoisyCodeSpec {
  /** The hidden position, any real number. */
  readonly position: number;
  /** Standard deviation of the noise on every number. */
  readonly sigma: number;
  readonly seed: number;
  /** Which noise of this seed: "receive again" counts it up. */
  readonly trial: number;
  readonly dimensions: number;
  readonly base: number;
  /** A digit for each hand, the fastest first: 1 for a hand that is heard, 0 or no digit for one that is not; one 1 at least. */
  readonly heard: string;
}

export interface ReceiverSpec extends NoisyCodeSpec {
  /** The first whole position that is tried. */
  readonly searchFrom: number;
  /** How many are. */
  readonly searchCount: number;
}

/** The position as the receiver finds it. */
export interface Reception {
  /** The noisy code of all hands, interleaved: dimensions numbers. */
  readonly code: Float32Array<ArrayBuffer>;
  /** The whole position of maximum likelihood: every candidate is tried. */
  readonly whole: number;
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

/** The log-likelihood of a stretch of positions, for a plot. */
export interface LikelihoodSpec extends NoisyCodeSpec {
  /** In which order the heard hands are added up. */
  readonly order: 'fast-first' | 'slow-first';
  /** How many of them are added up; more than are heard means all of them. */
  readonly hands: number;
  /** How many of these are given alone, too. */
  readonly rows: number;
  /** Where the plot starts, a real position. */
  readonly from: number;
  /** How many positions it covers, a real number. */
  readonly positions: number;
  /** How wide it is. */
  readonly pixels: number;
}

/**
 * Pixel k covers the positions from + k w to from + (k + 1) w, with w = positions / pixels. Where w is at least 1 it shows
 * the maximum over the whole positions that it covers, so no peak is lost; where it is less, the value at its middle.
 * Log-likelihoods are those of a Reception, natural and at most 0.
 */
export interface Likelihood {
  /** Which pair each row belongs to, 0 the fastest. */
  readonly pairs: Float64Array<ArrayBuffer>;
  /** Row-major, rows x pixels: one hand alone. */
  readonly each: Float32Array<ArrayBuffer>;
  /** All `hands` together: the sum of their log-likelihoods, so the product of their likelihoods. */
  readonly product: Float32Array<ArrayBuffer>;
}

/** Many receptions of hidden whole positions. */
export interface CliffSpec {
  readonly dimensions: number;
  readonly base: number;
  readonly sigma: number;
  /** Positions are hidden and searched among 0 to candidates - 1. */
  readonly candidates: number;
  /** The first trial of this chunk. */
  readonly firstTrial: number;
  /** How many trials this chunk has. */
  readonly trials: number;
  readonly seed: number;
}

/** Sums over the trials of a chunk; but for `bound`, those of several chunks add up. */
export interface Cliff {
  /** No sum: sigma / sqrt(sum of omega^2). */
  readonly bound: number;
  readonly trials: number;
  /** Fixes that are off by more than half a period of the fastest hand: by 4 whole positions or more. */
  readonly wrongTurns: number;
  /** Of the refined fix, with its sign: over the trials without a wrong turn. */
  readonly error: number;
  /** Of the refined fix, over all trials. */
  readonly squaredError: number;
  /** Of the refined fix, over the trials without a wrong turn: divided by their number, the square of what `bound` bounds. */
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
