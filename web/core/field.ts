import type { CallName, Specs } from './specs.js';

/** A field that holds a number: its range, both ends included, and which numbers of it count. */
export interface NumberField {
  /** The type of its value, by which fields are told apart. */
  readonly type: 'number';
  /** Whole numbers alone, even ones alone, or any. */
  readonly kind: 'whole' | 'even' | 'real';
  /** The smallest that is accepted. */
  readonly min: number;
  /** The largest that is accepted. */
  readonly max: number;
  /** The number that a field has which is left out. */
  readonly default: number;
}

/** A field that holds one of a few words. */
export interface ChoiceField<Choice extends string = string> {
  /** The type of its value, by which fields are told apart. */
  readonly type: 'string';
  /** The words. */
  readonly choices: readonly Choice[];
  /** The word that a field has which is left out. */
  readonly default: Choice;
}

/** A field that holds a text of its author. */
export interface TextField {
  /** The type of its value, by which fields are told apart. */
  readonly type: 'string';
  /** The most that it may have, in bytes of UTF-8. */
  readonly longest: number;
  /** The text that a field has which is left out. */
  readonly default: string;
}

export const arrays = { Float32Array, Float64Array, Int32Array };

/** A field that holds a typed array: of how many numbers at most, and in which range each of them is. */
export interface ArrayField {
  /** The class of the array. */
  readonly type: keyof typeof arrays;
  /** The most numbers that it may have. */
  readonly longest: number;
  /** The rule that each of them follows. */
  readonly each: NumberField;
  /** The numbers that a field has which is left out. */
  readonly default: readonly number[];
}

/** A field of a spec, by what it holds. */
export type Field = NumberField | ChoiceField | TextField | ArrayField;

type FieldOf<Value> = [Value] extends [number]
  ? NumberField
  : [Value] extends [string]
    ? string extends Value
      ? TextField
      : ChoiceField<Value>
    : ArrayField;

/** Every call, every field. */
export type Fields = {
  readonly [Name in CallName]: {
    readonly [Field in keyof Specs[Name]]: FieldOf<Specs[Name][Field]>;
  };
};

const number =
  (kind: NumberField['kind']) =>
  (min: number, max: number, standard: number): NumberField => ({
    type: 'number',
    kind,
    min,
    max,
    default: standard,
  });

export const whole = number('whole');
export const even = number('even');
export const real = number('real');

/** Above 0 or 1, and finite: the least is the double after it, the most the largest there is. */
export const above = (below: number, standard: number): NumberField =>
  real(below === 0 ? Number.MIN_VALUE : below * (1 + Number.EPSILON), Number.MAX_VALUE, standard);

export const choice = <Choice extends string>(
  choices: readonly Choice[],
  standard: NoInfer<Choice>,
): ChoiceField<Choice> => ({ type: 'string', choices, default: standard });

export const text = (longest: number, standard: string): TextField => ({ type: 'string', longest, default: standard });

export const array = (
  type: ArrayField['type'],
  longest: number,
  each: NumberField,
  standard: readonly number[],
): ArrayField => ({ type, longest, each, default: standard });

export const isArrayField = (field: Field): field is ArrayField => field.type in arrays;

/** The default value of a field, for a spec that leaves it out. */
export const getStandard = (field: Field): unknown =>
  isArrayField(field) ? arrays[field.type].from(field.default) : field.default;
