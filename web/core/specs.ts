// What goes into the core and what comes out. Field names are those of cpp/core; the ranges stand in fields.ts.

import type { Addition, AdditionSpec, Angles, AnglesSpec, ReadBack, ReadBackSpec } from './addition-specs.js';
import type { Cliff, CliffSpec, Likelihood, LikelihoodSpec, ReceiverSpec, Reception } from './receiver-specs.js';
import type { LearnedShift, LearnedShiftSpec, Rotation, RotationSpec } from './shift-specs.js';

/** Where the sine and the cosine of a pair stand in a row: side by side (the paper), or all sines, then all cosines. */
export type Layout = 'interleaved' | 'halves';

/** What the first hand moves per position: one radian (the paper) or half a turn. */
export type Unit = 'radian' | 'half-turn';

/** A table of sinusoidal encodings, positions x dimensions. */
export interface SinusoidalSpec {
  readonly positions: number;
  readonly dimensions: number;
  readonly base: number;
  /** The position of the first row. */
  readonly offset: number;
  readonly layout: Layout;
}

/** The clock at one real position: every pair of dimensions is a hand. */
export interface HandsSpec {
  readonly position: number;
  readonly dimensions: number;
  readonly base: number;
  readonly unit: Unit;
}

/** One dimension at evenly spaced real positions, both ends included. */
export interface WaveSpec {
  /** Which column: 0 to dimensions - 1. */
  readonly dimension: number;
  readonly dimensions: number;
  readonly base: number;
  readonly layout: Layout;
  readonly from: number;
  readonly to: number;
  readonly samples: number;
}

/** The binary digits of a whole position below 2^digits. */
export interface BinarySpec {
  readonly position: number;
  readonly digits: number;
}

/** The encoding of one real position. */
export interface FingerprintSpec {
  readonly position: number;
  readonly dimensions: number;
  readonly base: number;
  readonly layout: Layout;
}

/** Two real positions side by side. */
export interface ComparisonSpec {
  readonly position: number;
  readonly other: number;
  readonly dimensions: number;
  readonly base: number;
}

/** One way to tell the positions of a sentence apart. */
export type AttemptName = 'integer' | 'fraction' | 'binary' | 'sinusoidal' | 'random';

/** The codes of the positions 0 to length - 1, and their gauges. */
export interface AttemptSpec {
  readonly attempt: AttemptName;
  /** Words in the sentence. */
  readonly length: number;
  /** k, by which one matrix is to move every position: below length. */
  readonly shift: number;
  /** Numbers in a code of 'sinusoidal' and 'random'; the others have as many as they need. */
  readonly dimensions: number;
  readonly base: number;
  /** Of 'random', and of the halves on which the matrix is fitted and judged. */
  readonly seed: number;
}

/** Self-attention over one sentence. */
export interface AttentionSpec {
  /** 1 to 64 words of 1 to 40 characters, a newline between each two; equal texts have equal vectors. */
  readonly words: string;
  /** Which word stands at each place, counted from 0, a space between each two: '2 0 1'. */
  readonly order: string;
  /** Of the words' vectors and of the weights. */
  readonly seed: number;
  readonly dimensions: number;
  /** What is added to each word's vector. */
  readonly code: 'none' | 'sinusoidal';
  /** Which words a word sees: all of them, or itself and those before it. */
  readonly mask: 'none' | 'causal';
}

/** The formula worked out at one real position. */
export interface WorkedExampleSpec {
  readonly position: number;
  readonly dimensions: number;
  readonly base: number;
}

/** The colours of the values from -1 to 1: violet to yellow, or red over white to blue. */
export type Colours = 'viridis' | 'RdBu';

/**
 * A picture of a rectangle of a table: positions from top to bottom, dimensions from left to right. Position p covers the
 * heights from p to p + 1, as dimension c does the widths.
 */
export interface WindowSpec {
  readonly width: number;
  readonly height: number;
  /** The position at the upper edge: a real number. */
  readonly from: number;
  /** From the upper to the lower edge: a real number from 1. */
  readonly positions: number;
  /** The dimension at the left edge: a real number from 0. */
  readonly firstDimension: number;
  /** From the left to the right edge: a real number from 1. */
  readonly shownDimensions: number;
  readonly dimensions: number;
  readonly base: number;
  readonly layout: Layout;
  readonly colours: Colours;
}

/** One real position beside `count` others, one position apart. */
export interface SimilaritySpec {
  readonly position: number;
  /** The first of the others: a real number. */
  readonly from: number;
  readonly count: number;
  readonly dimensions: number;
  readonly base: number;
}

/** The distances between `positions` neighbouring positions: 0 to positions - 1. */
export interface SimilarityRisesSpec {
  readonly positions: number;
  readonly dimensions: number;
  readonly base: number;
}

/** Where the hands stand: dimensions / 2 numbers in each array, the fastest hand first. */
export interface Hands {
  /** Radians per position. */
  readonly frequency: Float64Array<ArrayBuffer>;
  /** Positions per turn. */
  readonly period: Float64Array<ArrayBuffer>;
  /** Radians, 0 <= angle < 2 pi. */
  readonly angle: Float64Array<ArrayBuffer>;
  /** Whole turns completed since position 0, rounded down: negative before it. */
  readonly turns: Float64Array<ArrayBuffer>;
  readonly sine: Float64Array<ArrayBuffer>;
  readonly cosine: Float64Array<ArrayBuffer>;
}

/** How alike the encodings of two positions are. */
export interface Comparison {
  /** The sum of cos(omega (p - q)) over the pairs. */
  readonly dot: number;
  /** The length of the difference of the two encodings. */
  readonly distance: number;
  /** dot / (dimensions / 2). */
  readonly cosine: number;
}

/** What the three demands come to, measured. */
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
   * The relative error of the best matrix that shifts by k, fitted to a random half of the pairs (p, p + k) and judged on
   * the other half. NaN, not judged, unless length - shift is more than 2 x columns: with fewer, anything fits.
   */
  readonly linearResidual: number;
  /** The same, when the matrix may add a constant, too. */
  readonly affineResidual: number;
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

/** Every step of the formula: dimensions / 2 numbers in each array, one for each pair i. */
export interface WorkedExample {
  /** 2i/d. */
  readonly exponent: Float64Array<ArrayBuffer>;
  /** base^(2i/d). */
  readonly divisor: Float64Array<ArrayBuffer>;
  /** position / divisor, radians, whole turns and all. */
  readonly angle: Float64Array<ArrayBuffer>;
  readonly sine: Float64Array<ArrayBuffer>;
  readonly cosine: Float64Array<ArrayBuffer>;
}

/** The name of each call and the spec that it takes. */
export interface Specs {
  readonly sinusoidalTable: SinusoidalSpec;
  readonly hands: HandsSpec;
  readonly wave: WaveSpec;
  readonly binary: BinarySpec;
  readonly fingerprint: FingerprintSpec;
  readonly compare: ComparisonSpec;
  readonly windowPixels: WindowSpec;
  readonly similarity: SimilaritySpec;
  readonly similarityRises: SimilarityRisesSpec;
  readonly attention: AttentionSpec;
  readonly attempt: AttemptSpec;
  readonly workedExample: WorkedExampleSpec;
  readonly rotation: RotationSpec;
  readonly learnedShift: LearnedShiftSpec;
  readonly receive: ReceiverSpec;
  readonly likelihood: LikelihoodSpec;
  readonly cliff: CliffSpec;
  readonly addition: AdditionSpec;
  readonly anglesHistogram: AnglesSpec;
  readonly readBack: ReadBackSpec;
}

/** The name of each call and what it gives: as it comes from the core, arrays borrow wasm memory until the next call. */
export interface Results {
  /** Row-major, positions x dimensions. */
  readonly sinusoidalTable: Float32Array<ArrayBuffer>;
  readonly hands: Hands;
  /** Value k belongs to the position from + (to - from) k / (samples - 1). */
  readonly wave: Float32Array<ArrayBuffer>;
  /** 0 or 1, the least significant digit first. */
  readonly binary: Uint8Array<ArrayBuffer>;
  readonly fingerprint: Float32Array<ArrayBuffer>;
  readonly compare: Comparison;
  /** Height x width x 4: red, green, blue and opacity, as a canvas takes them. A pixel shows the mean of what it covers. */
  readonly windowPixels: Uint8ClampedArray<ArrayBuffer>;
  /** Value k is the dot product of the encodings of position and of from + k. */
  readonly similarity: Float64Array<ArrayBuffer>;
  /** Every distance at which two codes are more alike than at the distance before, in order. */
  readonly similarityRises: Float64Array<ArrayBuffer>;
  readonly attention: Attention;
  readonly attempt: Attempt;
  readonly workedExample: WorkedExample;
  readonly rotation: Rotation;
  readonly learnedShift: LearnedShift;
  readonly receive: Reception;
  readonly likelihood: Likelihood;
  readonly cliff: Cliff;
  readonly addition: Addition;
  readonly anglesHistogram: Angles;
  readonly readBack: ReadBack;
}

export type CallName = keyof Specs;
