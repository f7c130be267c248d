import type { CallName, Specs } from './specs.js';

/** A field that holds a number: its range, both ends included, and which numbers of it count. */
export interface NumberField {
  readonly type: 'number';
  readonly kind: 'whole' | 'even' | 'real';
  readonly least: number;
  readonly most: number;
}

/** A field that holds one of a few words. */
export interface ChoiceField<Choice extends string = string> {
  readonly type: 'string';
  readonly choices: readonly Choice[];
}

/** A field that holds a text of its author. */
export interface TextField {
  readonly type: 'string';
  /** In bytes of UTF-8. */
  readonly longest: number;
}

export type Field = NumberField | ChoiceField | TextField;

type FieldOf<Value> = [Value] extends [number]
  ? NumberField
  : [Value] extends [string]
    ? string extends Value
      ? TextField
      : ChoiceField<Value>
    : never;

/** Every call, every field. */
export type Fields = {
  readonly [Name in CallName]: { readonly [Field in keyof Specs[Name]]: FieldOf<Specs[Name][Field]> };
};

const farthest = 2 ** 53;

const realPosition: NumberField = { type: 'number', kind: 'real', least: -farthest, most: farthest };
const dimensions: NumberField = { type: 'number', kind: 'even', least: 2, most: 4096 };
/** Above 1 and finite: the least is the double after 1, the most the largest there is. */
const base: NumberField = { type: 'number', kind: 'real', least: 1 + Number.EPSILON, most: Number.MAX_VALUE };
const fewDimensions: NumberField = { ...dimensions, most: 64 };
const seed: NumberField = { type: 'number', kind: 'whole', least: 0, most: farthest - 1 };
const scale: NumberField = { type: 'number', kind: 'real', least: 0, most: 100 };
const noisyCode = {
  position: realPosition,
  sigma: { type: 'number', kind: 'real', least: 1e-6, most: 100 },
  seed,
  trial: { type: 'number', kind: 'whole', least: 0, most: 1_000_100_000 },
  dimensions,
  base,
  heard: { type: 'string', longest: 2048 },
} as const;
const farthestSearch = farthest - 2 ** 20;
const layout = { type: 'string', choices: ['interleaved', 'halves'] } as const;

/**
 * The one table of the seam: which fields each spec has, of which type, in which range. The types are checked here, before
 * a spec crosses into wasm; the ranges are enforced by the C++ core and repeated for number inputs, and the seam tests
 * prove the two equal. Some rules need two fields and stand in the core alone: a table has at most 2^27 numbers, and
 * ends by 2^53; a wave's dimension is below dimensions; a binary position is below 2^digits; a shift is below the length;
 * an order has each word once. So does what a text must be inside.
 */
export const fields: Fields = {
  sinusoidalTable: {
    positions: { type: 'number', kind: 'whole', least: 1, most: 131_072 },
    dimensions,
    base,
    offset: { type: 'number', kind: 'whole', least: -farthest, most: farthest - 1 },
    layout,
  },
  hands: {
    position: realPosition,
    dimensions,
    base,
    unit: { type: 'string', choices: ['radian', 'half-turn'] },
  },
  wave: {
    dimension: { type: 'number', kind: 'whole', least: 0, most: 4095 },
    dimensions,
    base,
    layout,
    from: realPosition,
    to: realPosition,
    samples: { type: 'number', kind: 'whole', least: 2, most: 8192 },
  },
  binary: {
    position: { type: 'number', kind: 'whole', least: 0, most: farthest - 1 },
    digits: { type: 'number', kind: 'whole', least: 1, most: 53 },
  },
  fingerprint: { position: realPosition, dimensions, base, layout },
  compare: { position: realPosition, other: realPosition, dimensions, base },
  windowPixels: {
    width: { type: 'number', kind: 'whole', least: 1, most: 8192 },
    height: { type: 'number', kind: 'whole', least: 1, most: 8192 },
    from: { type: 'number', kind: 'real', least: -farthest, most: farthest - 1 },
    positions: { type: 'number', kind: 'real', least: 1, most: farthest },
    firstDimension: { type: 'number', kind: 'real', least: 0, most: 4095 },
    shownDimensions: { type: 'number', kind: 'real', least: 1, most: 4096 },
    dimensions,
    base,
    layout,
    colours: { type: 'string', choices: ['viridis', 'RdBu'] },
  },
  similarity: {
    position: realPosition,
    from: { type: 'number', kind: 'real', least: -farthest, most: farthest - 1 },
    count: { type: 'number', kind: 'whole', least: 1, most: 131_072 },
    dimensions,
    base,
  },
  similarityRises: { positions: { type: 'number', kind: 'whole', least: 2, most: 131_072 }, dimensions, base },
  attention: {
    words: { type: 'string', longest: 10_303 },
    order: { type: 'string', longest: 181 },
    seed,
    dimensions: fewDimensions,
    code: { type: 'string', choices: ['none', 'sinusoidal'] },
    mask: { type: 'string', choices: ['none', 'causal'] },
  },
  attempt: {
    attempt: { type: 'string', choices: ['integer', 'fraction', 'binary', 'sinusoidal', 'random'] },
    length: { type: 'number', kind: 'whole', least: 4, most: 2000 },
    shift: { type: 'number', kind: 'whole', least: 1, most: 1999 },
    dimensions: fewDimensions,
    base,
    seed,
  },
  workedExample: { position: realPosition, dimensions, base },
  rotation: { position: realPosition, shift: realPosition, dimensions, base, layout },
  learnedShift: {
    positions: { type: 'number', kind: 'whole', least: 2, most: 512 },
    from: { type: 'number', kind: 'whole', least: -farthest / 2, most: farthest / 2 },
    shift: { type: 'number', kind: 'whole', least: -farthest / 2, most: farthest / 2 },
    dimensions: { ...dimensions, most: 32 },
    base,
    seed,
  },
  receive: {
    ...noisyCode,
    searchFrom: { type: 'number', kind: 'whole', least: -farthest, most: farthestSearch },
    searchCount: { type: 'number', kind: 'whole', least: 1, most: 2 ** 20 },
  },
  likelihood: {
    ...noisyCode,
    order: { type: 'string', choices: ['fast-first', 'slow-first'] },
    hands: { type: 'number', kind: 'whole', least: 1, most: 2048 },
    rows: { type: 'number', kind: 'whole', least: 0, most: 64 },
    from: { type: 'number', kind: 'real', least: -farthest, most: farthestSearch },
    positions: { type: 'number', kind: 'real', least: 1, most: 2 ** 20 },
    pixels: { type: 'number', kind: 'whole', least: 1, most: 8192 },
  },
  cliff: {
    dimensions,
    base,
    sigma: noisyCode.sigma,
    candidates: { type: 'number', kind: 'whole', least: 2, most: 65_536 },
    firstTrial: { type: 'number', kind: 'whole', least: 0, most: 1_000_000_000 },
    trials: { type: 'number', kind: 'whole', least: 1, most: 100_000 },
    seed,
  },
  addition: {
    word: { type: 'string', longest: 160 },
    position: realPosition,
    dimensions,
    base,
    scale,
    timesRoot: { type: 'string', choices: ['none', 'sqrt'] },
    seed,
  },
  anglesHistogram: {
    dimensions,
    words: { type: 'number', kind: 'whole', least: 1, most: 10_000 },
    bins: { type: 'number', kind: 'whole', least: 1, most: 1000 },
    seed,
  },
  readBack: {
    dimensions: { ...dimensions, most: 1024 },
    vocabulary: { type: 'number', kind: 'whole', least: 1, most: 50_000 },
    positions: { type: 'number', kind: 'whole', least: 1, most: 65_536 },
    scale,
    firstTrial: { type: 'number', kind: 'whole', least: 0, most: 1_000_000_000 },
    trials: { type: 'number', kind: 'whole', least: 1, most: 256 },
    seed,
  },
};
