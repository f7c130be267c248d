import type { CallName, Specs } from './specs.js';

/** A number: its range, both ends included, and whether it must be whole or even. */
export interface NumberField {
  /** The type of its value, which tells fields apart. */
  readonly type: 'number';
  /** Integers only, even integers only, or any number. */
  readonly kind: 'whole' | 'even' | 'real';
  /** The smallest valid value. */
  readonly min: number;
  /** The largest valid value. */
  readonly max: number;
  /** The value if the field is missing. */
  readonly default: number;
}

/** One of a few strings. */
export interface ChoiceField<Choice extends string = string> {
  /** The type of its value, which tells fields apart. */
  readonly type: 'string';
  /** The valid strings. */
  readonly choices: readonly Choice[];
  /** The value if the field is missing. */
  readonly default: Choice;
}

/** A free text. */
export interface TextField {
  /** The type of its value, which tells fields apart. */
  readonly type: 'string';
  /** The maximum length, in bytes of UTF-8. */
  readonly longest: number;
  /** The value if the field is missing. */
  readonly default: string;
}

export const arrays = { Float32Array, Float64Array, Int32Array };

/** A typed array: its maximum length and the range of its elements. */
export interface ArrayField {
  /** The class of the array. */
  readonly type: keyof typeof arrays;
  /** The maximum number of elements. */
  readonly longest: number;
  /** The rule for each element. */
  readonly each: NumberField;
  /** The value if the field is missing. */
  readonly default: readonly number[];
}

/** A field of a spec. */
export type Field = NumberField | ChoiceField | TextField | ArrayField;

type FieldOf<Value> = [Value] extends [number]
  ? NumberField
  : [Value] extends [string]
    ? string extends Value
      ? TextField
      : ChoiceField<Value>
    : ArrayField;

/** The fields of every call. */
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

/** A finite number above `below`, which is 0 or 1: from the next double to the largest. */
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

/** The default value of a field. */
export const getStandard = (field: Field): unknown =>
  isArrayField(field) ? arrays[field.type].from(field.default) : field.default;
