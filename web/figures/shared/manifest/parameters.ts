import type { PropertyDeclaration } from 'lit';

import { readNumber, type FieldRange } from '../reader/fields.js';
import type { WordKey } from '../reader/words.js';

/** The name of a property in a tag, if that is not its own name in lower case. */
export interface Written {
  readonly attribute?: string;
}

/** Reads and writes an attribute. What it cannot read counts as not given: then it gives undefined. */
export interface Read<Value> {
  readonly fromAttribute: (text: string | null) => Value | undefined;
  readonly toAttribute?: (value: Value) => unknown;
}

/** The control by which readers set a parameter, if they can: `Figure` draws it. */
export interface Control {
  /** Its name in the figure: a key of its words. */
  readonly label: WordKey;
  /** In sight, or under "More settings". Without it the figure itself says where, as of what several figures share. */
  readonly stands?: 'in sight' | 'in settings';
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
  option?(word: Word): WordKey;
}

/** A number in a range. */
export interface NumberParameter<Default extends number | undefined = number | undefined> extends PropertyDeclaration {
  readonly kind: 'number';
  readonly range?: FieldRange;
  /** The value of a figure without the attribute, if that is the same for every figure of this tag. */
  readonly defaultValue?: Default;
  readonly control?: NumberControl;
}

/** One of a few words. */
export interface ChoiceParameter<Word extends string = string> extends PropertyDeclaration {
  readonly kind: 'choice';
  readonly words: readonly Word[];
  readonly defaultValue: Word;
  readonly control?: ChoiceControl<Word>;
}

/** True where the attribute is there. */
export interface SwitchParameter extends PropertyDeclaration {
  readonly kind: 'switch';
  readonly control?: Control;
}

/** A text with a form of its own. */
export interface TextParameter extends PropertyDeclaration {
  readonly kind: 'text';
}

/**
 * Something of a figure that its author, its reader and a link can set. It is the declaration of the element's property, too:
 * `@property(parameters.hand) hand?: number`.
 */
export type Parameter = NumberParameter | ChoiceParameter | SwitchParameter | TextParameter;

/** By property. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** The name of the attribute that sets a property. */
export const attributeOf = (property: string, { attribute }: Parameter): string =>
  typeof attribute === 'string' ? attribute : property.toLowerCase();

/** A number in a range, and the one of a figure without the attribute; it is read as `<input type>` does. */
export const number = <Default extends number | undefined = undefined>(
  range: FieldRange,
  defaultValue?: Default,
  written: Written & { readonly control?: NumberControl } = {},
) => ({
  ...written,
  kind: 'number' as const,
  range,
  defaultValue: defaultValue as Default,
  converter: {
    fromAttribute(text: string | null): number | undefined {
      const reading = readNumber(text ?? '', range);
      return 'value' in reading ? reading.value : undefined;
    },
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
  converter: { fromAttribute: (text: string | null): Word | undefined => words.find((word) => word === text) },
});

/** True if a switch with this attribute is on: `running="false"`, as many authors write, and the `0` of links are off. */
export const isOn = (text: string | null): boolean => text !== null && text !== 'false' && text !== '0';

/** Off unless the attribute is there and says nothing else. */
export const toggle = (written: Written & { readonly control?: Control } = {}) => ({
  ...written,
  kind: 'switch' as const,
  type: Boolean,
  converter: { fromAttribute: isOn },
});

/** A text; what reads it says which ones count. */
export const text = <Value = string>(converter?: Read<Value>, written: Written = {}) => ({
  ...written,
  kind: 'text' as const,
  ...(converter && { converter }),
});
