import { readNumber, type FieldRange } from '../reader/fields.js';

/**
 * Reads a number attribute as `<input type>` does: what cannot be read counts as not given. Range and usual value, the one of a
 * figure without the attribute, stand in the table of attributes.
 */
export const numberWithin = (range: FieldRange, usual?: number) => ({
  range,
  usual,
  fromAttribute(text: string | null): number | undefined {
    const reading = readNumber(text ?? '', range);
    return 'value' in reading ? reading.value : undefined;
  },
});

/** Reads an attribute with a few allowed words, of which the first is usual; any other word counts as not given. */
export const oneOf = <Word extends string>(...words: readonly Word[]) => ({
  words,
  usual: words[0],
  fromAttribute: (text: string | null): Word | undefined => words.find((word) => word === text),
});

/** The same choice with another usual word than the first. */
export const usually = <Choice extends object>(usual: string, choice: Choice) => ({ ...choice, usual });

/** Reads a switch: on where the attribute is written, but for `running="false"`, by which many authors mean that it is off. */
export const onOff = { fromAttribute: (text: string | null): boolean => text !== null && text !== 'false' };
