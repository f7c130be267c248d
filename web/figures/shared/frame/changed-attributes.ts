import type { ReactiveElement } from 'lit';
import { attributeName, getText, type Parameter } from '../manifest/parameters.js';

/** Belongs to the page, not to the reader's choices. */
const ofThePage = 'lang';

/** A property of a figure that has an attribute. */
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

/** The attribute names of a figure's properties. */
export const fieldNames = (figure: ReactiveElement): string[] => getFields(figure).map(({ name }) => name);

/** All properties of a figure as attribute texts. */
export function shownFields(figure: ReactiveElement): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { name, property, parameter } of getFields(figure)) {
    const text = getText(Reflect.get(figure, property), parameter.kind === 'text' ? parameter.write : undefined);
    if (text !== undefined) texts.set(name, text);
  }
  return texts;
}

/** The properties that differ from the page's, for links; switches that are off are included. */
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

/** Sets a property from its attribute text. Returns false for an unknown name or an invalid text. */
export function restoreField(figure: ReactiveElement, name: string, text: string): boolean {
  const field = getFields(figure).find((candidate) => candidate.name === name);
  const value = field?.parameter.read(text, name);
  if (!field || value === undefined) return false;
  Reflect.set(figure, field.property, value);
  return true;
}
