import type { PropertyDeclaration } from 'lit';

import { readNumber, type FieldRange } from '../reader/fields.js';
import type { MessageKey } from '../reader/messages.js';

/** The name of a property in a tag, if that is not its own name in lower case. */
export interface Written {
  readonly attribute?: string;
}

/** Reads and writes a text. What it cannot read counts as not given: then it gives undefined. */
export interface TextForm<Value> {
  readonly fromAttribute: (text: string) => Value | undefined;
  readonly toAttribute?: (value: Value) => string;
  /** The value between two others, at a share of the way from 0 to 1. */
  readonly between?: (from: Value | undefined, to: Value, share: number) => Value;
}

/** The part of all parameters. */
interface Reads<Value> extends PropertyDeclaration {
  /**
   * The value that is meant by whatever somebody has set: the text of an attribute, of a link or of a state, or what a script or a
   * framework gave the property. Undefined if it means none, and then it counts as not given.
   *
   * @param name - The name of the attribute: a switch takes it for "on".
   */
  readonly read: (given: unknown, name?: string) => Value | undefined;
  /** The value between two others, where a journey from one to the other is not that of real numbers. */
  readonly between?: (from: unknown, to: unknown, share: number) => unknown;
}

/** The control by which readers set a parameter, if they can: `Figure` draws it. */
export interface Control {
  /** Its name in the figure: a message key. */
  readonly label: MessageKey;
  /** `primary` is always visible, `settings` under "More settings". Without it the figure decides, as of what several figures share. */
  readonly placement?: 'primary' | 'settings';
}

/** From where to where a slider goes: typing reaches the whole range. */
export type Slide = readonly [from: number, to: number];

/** A number is typed, and has a slider where it has a stretch of one. */
export interface NumberControl extends Control {
  readonly slide?: Slide | 'range';
  /** Equal slides are equal factors. */
  readonly logarithmic?: boolean;
  /** The step of an arrow key, if that is not 1 or 2. */
  readonly step?: number;
  /** The only numbers that are worth a choice: then there is no field. */
  readonly offered?: readonly number[];
}

/** One of a few words is chosen by what each is called; without `option`, by the words themselves. */
export interface ChoiceControl<Word extends string> extends Control {
  option?(word: Word): MessageKey;
}

/** A number in a range. */
export interface NumberParameter<Default extends number | undefined = number | undefined> extends Reads<number> {
  readonly kind: 'number';
  readonly range: FieldRange;
  /** The value of a figure without the attribute, if that is the same for every figure of this tag. */
  readonly defaultValue?: Default;
  readonly control?: NumberControl;
}

/** One of a few words. */
export interface ChoiceParameter<Word extends string = string> extends Reads<Word> {
  readonly kind: 'choice';
  readonly words: readonly Word[];
  readonly defaultValue: Word;
  readonly control?: ChoiceControl<Word>;
}

/** True where the attribute is there. */
export interface SwitchParameter extends Reads<boolean> {
  readonly kind: 'switch';
  readonly control?: Control;
}

/** A text with a form of its own. */
export interface TextParameter extends Reads<unknown> {
  readonly kind: 'text';
  /** The text of a value, as an attribute or a link has it. */
  readonly write?: (value: never) => string;
}

/**
 * Something of a figure that its author, its reader and a link can set. It is the declaration of the element's property, too:
 * `@property(parameters.hand) hand?: number`.
 */
export type Parameter = NumberParameter | ChoiceParameter | SwitchParameter | TextParameter;

/** By property. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** The name of the attribute that sets a property. */
export const attributeName = (property: string, { attribute }: Parameter): string =>
  typeof attribute === 'string' ? attribute : property.toLowerCase();

/** A number in a range, and the one of a figure without the attribute. A text is read as one that a reader types. */
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

/** One of a few words. The default is the first one, unless `defaultValue` names another. */
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

/** On where the attribute is there, unless it says `false`, as many authors and some frameworks write, or `0`, as links do. */
export const toggle = (written: Written & { readonly control?: Control } = {}) => ({
  ...written,
  kind: 'switch' as const,
  read(given: unknown, name?: string): boolean | undefined {
    const said = typeof given === 'string' ? given.toLowerCase() : given;
    return on.includes(said) || said === name ? true : off.includes(said) ? false : undefined;
  },
});

/** More than any list that a figure takes: a longer one is not even looked at. */
const longestList = 4_096;

/** The text of a value, as an attribute or a link has it; undefined for what has none. */
export function getText(value: unknown, write?: (value: never) => string): string | undefined {
  if (value === true) return '1';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (write) return write(value as never);
  return Array.isArray(value) ? value.join() : undefined;
}

/** A text, or what `form` makes of it. A value that is no text is checked by its text. */
export const text = <Value = string>(form?: TextForm<Value>, written: Written = {}) => ({
  ...written,
  kind: 'text' as const,
  ...(form?.toAttribute && { write: form.toAttribute }),
  ...(form?.between && { between: form.between as Reads<Value>['between'] & {} }),
  read(given: unknown): Value | undefined {
    if (given === true || (Array.isArray(given) && given.length > longestList)) return undefined;
    const said = writtenSafely(given, form?.toAttribute);
    const value = said === undefined || !form ? (said as Value | undefined) : form.fromAttribute(said);
    // A text may be rounded, so an object keeps its own numbers. Of a list this is a copy, which nobody else can change.
    return value === undefined || typeof given !== 'object' || Array.isArray(value) ? value : (given as Value);
  },
});

/** Anything may be in the objects of others. */
function writtenSafely(value: unknown, write?: (value: never) => string): string | undefined {
  try {
    return getText(value, write);
  } catch {
    return undefined;
  }
}
