import type { ReactiveElement } from 'lit';
import { attributeName, getText, type Parameter } from '../manifest/parameters.js';

/** Belongs to the page, not to what the reader has chosen. */
const ofThePage = 'lang';

/** Something that a figure shows, and the attribute that says it. */
export interface Field {
  readonly name: string;
  readonly property: PropertyKey;
  readonly parameter: Parameter;
}

/** Properties with an attribute are declared by parameters. */
export function getFields(figure: ReactiveElement): Field[] {
  const { elementProperties } = figure.constructor as typeof ReactiveElement;
  return [...elementProperties]
    .filter(([, { attribute, state }]) => attribute !== false && state !== true)
    .map(([property, declaration]) => {
      const parameter = declaration as Parameter;
      return { name: attributeName(String(property), parameter), property, parameter };
    })
    .filter(({ name }) => name !== ofThePage);
}

/** The attributes that say what a figure shows. */
export const fieldNames = (figure: ReactiveElement): string[] => getFields(figure).map(({ name }) => name);

/** All that a figure shows of its own, as attributes would say it. */
export function shownFields(figure: ReactiveElement): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { name, property, parameter } of getFields(figure)) {
    const text = getText(Reflect.get(figure, property), parameter.kind === 'text' ? parameter.write : undefined);
    if (text !== undefined) texts.set(name, text);
  }
  return texts;
}

/** The fields in which a figure differs from the page: a link has to carry them, and a switch that is off, too. */
export function ownFields(figure: ReactiveElement): Map<string, string> {
  const texts = shownFields(figure);
  for (const { name, property, parameter } of getFields(figure)) {
    if (parameter.kind !== 'switch') continue;
    const isOn = Reflect.get(figure, property) === true;
    const written = figure.getAttribute(name);
    if (isOn === (written !== null && parameter.read(written, name) === true)) texts.delete(name);
    else texts.set(name, isOn ? '1' : '0');
  }
  return new Map([...texts].filter(([name, text]) => text !== figure.getAttribute(name)));
}

/** Reads one such text into the figure. Returns false for a name that it does not have, and for a text that it cannot read. */
export function restoreField(figure: ReactiveElement, name: string, text: string): boolean {
  const field = getFields(figure).find((candidate) => candidate.name === name);
  const value = field?.parameter.read(text, name);
  if (!field || value === undefined) return false;
  Reflect.set(figure, field.property, value);
  return true;
}
