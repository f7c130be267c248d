// What goes into the core and what comes out. Field names are those of cpp/core; the ranges stand in fields.ts.

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

/** The name of each call and the spec that it takes. */
export interface Specs {
  readonly sinusoidalTable: SinusoidalSpec;
  readonly hands: HandsSpec;
  readonly wave: WaveSpec;
  readonly binary: BinarySpec;
  readonly fingerprint: FingerprintSpec;
  readonly compare: ComparisonSpec;
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
}

export type CallName = keyof Specs;
