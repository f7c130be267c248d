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

type FieldOf<Value> = [Value] extends [number] ? NumberField : [Value] extends [string] ? ChoiceField<Value> : never;

/** Every call, every field. */
export type Fields = {
  readonly [Name in CallName]: { readonly [Field in keyof Specs[Name]]: FieldOf<Specs[Name][Field]> };
};

const farthest = 2 ** 53;

const realPosition: NumberField = { type: 'number', kind: 'real', least: -farthest, most: farthest };
const dimensions: NumberField = { type: 'number', kind: 'even', least: 2, most: 4096 };
/** Above 1 and finite: the least is the double after 1, the most the largest there is. */
const base: NumberField = { type: 'number', kind: 'real', least: 1 + Number.EPSILON, most: Number.MAX_VALUE };
const layout = { type: 'string', choices: ['interleaved', 'halves'] } as const;

/**
 * The one table of the seam: which fields each spec has, of which type, in which range. The types are checked here, before
 * a spec crosses into wasm; the ranges are enforced by the C++ core and repeated for number inputs, and the seam tests
 * prove the two equal. Three rules need two fields and stand in the core alone: a table has at most 2^27 numbers, and
 * ends by 2^53; a wave's dimension is below dimensions; a binary position is below 2^digits.
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
};
