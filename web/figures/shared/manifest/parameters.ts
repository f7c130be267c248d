import type { PropertyDeclaration } from 'lit';

import { readNumber, type FieldRange } from '../reader/number-range.js';
import type { MessageKey } from '../reader/messages.js';

/** The attribute's name, if not the property's in lower case. */
export interface Written {
  readonly attribute?: string;
}

/** Parses and formats a value; `undefined` for an invalid text. */
export interface TextForm<Value> {
  readonly fromAttribute: (text: string) => Value | undefined;
  readonly toAttribute?: (value: Value) => string;
  /** Interpolates between two values; `progress` is from 0 to 1. */
  readonly between?: (from: Value | undefined, to: Value, progress: number) => Value;
}

/** What all parameters have in common. */
interface Reads<Value> extends PropertyDeclaration {
  /**
   * Converts and validates whatever was set: the text of an attribute, link or state, or a value from a script or
   * framework. Returns undefined if it is invalid, and then it counts as missing.
   *
   * @param name - The name of the attribute, which counts as "on" for a switch.
   */
  readonly read: (given: unknown, name?: string) => Value | undefined;
  /** Interpolates between two values that are not real numbers. */
  readonly between?: (from: unknown, to: unknown, progress: number) => unknown;
}

/** The control for a parameter, which `Figure` renders. */
export interface Control {
  /** Its label: a message key. */
  readonly label: MessageKey;
  /**
   * `primary` is always visible, `settings` under "More settings". Without it the figure renders the control itself.
   */
  readonly placement?: 'primary' | 'settings';
}

/** The range of a slider; typed values may be anywhere in the parameter's range. */
export type Slide = readonly [from: number, to: number];

/** A number field, with a slider if it has `slide`. */
export interface NumberControl extends Control {
  readonly slide?: Slide | 'range';
  /** Whether the slider is logarithmic. */
  readonly logarithmic?: boolean;
  /** The step of an arrow key, if not 1 or 2. */
  readonly step?: number;
  /** A list of numbers to choose from, in place of a field. */
  readonly offered?: readonly number[];
}

/** A choice; without `option`, options are labelled by their values. */
export interface ChoiceControl<Word extends string> extends Control {
  option?(word: Word): MessageKey;
}

/** A number in a range. */
export interface NumberParameter<Default extends number | undefined = number | undefined> extends Reads<number> {
  readonly kind: 'number';
  readonly range: FieldRange;
  /** The default, if it is the same for every figure of this tag. */
  readonly defaultValue?: Default;
  readonly control?: NumberControl;
}

/** One of a few strings. */
export interface ChoiceParameter<Word extends string = string> extends Reads<Word> {
  readonly kind: 'choice';
  readonly words: readonly Word[];
  readonly defaultValue: Word;
  readonly control?: ChoiceControl<Word>;
}

/** A boolean attribute. */
export interface SwitchParameter extends Reads<boolean> {
  readonly kind: 'switch';
  readonly control?: Control;
}

/** A text, or a value with a text format. */
export interface TextParameter extends Reads<unknown> {
  readonly kind: 'text';
  /** Formats a value for attributes and links. */
  readonly write?: (value: never) => string;
}

/**
 * A setting of a figure for authors, users and links. Also the declaration of the element's property:
 * `@property(parameters.hand) hand?: number`.
 */
export type Parameter = NumberParameter | ChoiceParameter | SwitchParameter | TextParameter;

/** By property. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** The type of a parameter's values. */
export type Value<One> = One extends { read(given: unknown): infer Read } ? NonNullable<Read> : never;

/** The value of each parameter: its default in place of `undefined`, if it has one. */
export type Values<Own> = {
  readonly [Name in keyof Own]: Own[Name] extends { kind: 'switch' }
    ? boolean
    : Own[Name] extends { defaultValue: NonNullable<unknown> }
      ? Value<Own[Name]>
      : Value<Own[Name]> | undefined;
};

export const getDefault = (parameter: Parameter): unknown =>
  'defaultValue' in parameter ? parameter.defaultValue : undefined;

/** The values of a tag with these attributes. */
export const readValues = <Own extends Parameters>(
  parameters: Own,
  attributes: Readonly<Record<string, string>>,
): Values<Own> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [
      name,
      parameter.read(attributes[attributeName(name, parameter)]) ?? getDefault(parameter),
    ]),
  ) as Values<Own>;

/** The name of the attribute that sets a property. */
export const attributeName = (property: string, { attribute }: Parameter): string =>
  typeof attribute === 'string' ? attribute : property.toLowerCase();

/** A number in a range with an optional default. Texts are parsed like user input. */
export const number = <Default extends number | undefined = undefined>(
  range: FieldRange,
  defaultValue?: Default,
  written: Written & { readonly control?: NumberControl } = {},
) => ({
  ...written,
  kind: 'number' as const,
  range,
  defaultValue: defaultValue as Default,
  read(given: unknown): number | undefined {
    if (typeof given !== 'number' && typeof given !== 'string') return undefined;
    const reading = readNumber(String(given), range);
    return 'value' in reading ? reading.value : undefined;
  },
});

/** One of a few strings. The default is the first one, unless `defaultValue` is set. */
export const choice = <Word extends string>(
  words: readonly [Word, ...Word[]],
  {
    defaultValue = words[0],
    ...written
  }: Written & { readonly defaultValue?: Word; readonly control?: ChoiceControl<Word> } = {},
) => ({
  ...written,
  kind: 'choice' as const,
  words: words as readonly Word[],
  defaultValue,
  read: (given: unknown): Word | undefined =>
    words.find((word) => word === (typeof given === 'number' ? String(given) : given)),
});

const off: readonly unknown[] = ['false', '0', false, 0];
const on: readonly unknown[] = ['true', '1', '', true, 1];

/**
 * A boolean: true if the attribute exists, unless it is `false`, as many authors and some frameworks write, or `0`, as
 * in links.
 */
export const toggle = (written: Written & { readonly control?: Control } = {}) => ({
  ...written,
  kind: 'switch' as const,
  read(given: unknown, name?: string): boolean | undefined {
    const text = typeof given === 'string' ? given.toLowerCase() : given;
    return on.includes(text) || text === name ? true : off.includes(text) ? false : undefined;
  },
});

/** Longer lists are not parsed; no figure needs them. */
const longestList = 4_096;

/** Formats a value for attributes and links; undefined if it has no text. */
export function getText(value: unknown, write?: (value: never) => string): string | undefined {
  if (value === true) return '1';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (write) return write(value as never);
  return Array.isArray(value) ? value.join() : undefined;
}

/** A text, or a value parsed by `form`. Values that are not texts are validated through their text. */
export const text = <Value = string>(form?: TextForm<Value>, written: Written = {}) => ({
  ...written,
  kind: 'text' as const,
  ...(form?.toAttribute && { write: form.toAttribute }),
  ...(form?.between && { between: form.between as Reads<Value>['between'] & {} }),
  read(given: unknown): Value | undefined {
    if (given === true || (Array.isArray(given) && given.length > longestList)) return undefined;
    const written = writtenSafely(given, form?.toAttribute);
    const value = written === undefined || !form ? (written as Value | undefined) : form.fromAttribute(written);
    // Texts may be rounded, so objects keep their own numbers. Lists are copied, so that nobody else can change them.
    return value === undefined || typeof given !== 'object' || Array.isArray(value) ? value : (given as Value);
  },
});

/** Formatting must not throw, whatever the object contains. */
function writtenSafely(value: unknown, write?: (value: never) => string): string | undefined {
  try {
    return getText(value, write);
  } catch {
    return undefined;
  }
}
