import type { CallName, Specs } from './specs.js';

/** A field that holds a number: its range, both ends included, and which numbers of it count. */
export interface NumberField {
  readonly type: 'number';
  readonly kind: 'whole' | 'even' | 'real';
  readonly least: number;
  readonly most: number;
  readonly default: number;
}

/** A field that holds one of a few words. */
export interface ChoiceField<Choice extends string = string> {
  readonly type: 'string';
  readonly choices: readonly Choice[];
  readonly default: Choice;
}

/** A field that holds a text of its author. */
export interface TextField {
  readonly type: 'string';
  /** In bytes of UTF-8. */
  readonly longest: number;
  readonly default: string;
}

const arrays = { Float32Array, Float64Array, Int32Array };

/** A field that holds a typed array: of how many numbers at most, and in which range each of them is. */
export interface ArrayField {
  readonly type: keyof typeof arrays;
  readonly longest: number;
  readonly each: NumberField;
  readonly default: readonly number[];
}

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
  (least: number, most: number, standard: number): NumberField => ({
    type: 'number',
    kind,
    least,
    most,
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
export const standardOf = (field: Field): unknown =>
  isArrayField(field) ? arrays[field.type].from(field.default) : field.default;
