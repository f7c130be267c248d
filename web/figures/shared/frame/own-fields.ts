import type { PropertyDeclaration, ReactiveElement } from 'lit';
import { isOn } from '../manifest/parameters.js';

/** Belongs to the page, not to what the reader has chosen. */
const ofThePage = 'lang';

/** Something that a figure shows, and the attribute that says it. */
export interface Field {
  readonly name: string;
  readonly property: PropertyKey;
  readonly declaration: PropertyDeclaration;
}

export function fieldsOf(figure: ReactiveElement): Field[] {
  const { elementProperties } = figure.constructor as typeof ReactiveElement;
  return [...elementProperties]
    .filter(([, { attribute, state }]) => attribute !== false && state !== true)
    .map(([property, declaration]) => ({
      name: typeof declaration.attribute === 'string' ? declaration.attribute : String(property).toLowerCase(),
      property,
      declaration,
    }))
    .filter(({ name }) => name !== ofThePage);
}

/** The attributes that say what a figure shows. */
export const fieldNames = (figure: ReactiveElement): string[] => fieldsOf(figure).map(({ name }) => name);

/** All that a figure shows of its own, as attributes would say it. */
export function shownFields(figure: ReactiveElement): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { name, property, declaration } of fieldsOf(figure)) {
    const text = textOf(Reflect.get(figure, property), declaration);
    if (text !== undefined) texts.set(name, text);
  }
  return texts;
}

/** The fields in which a figure differs from the page: a link has to carry them, and a switch that is off, too. */
export function ownFields(figure: ReactiveElement): Map<string, string> {
  const texts = shownFields(figure);
  for (const { name, property, declaration } of fieldsOf(figure)) {
    if (declaration.type !== Boolean) continue;
    const on = Reflect.get(figure, property) === true;
    if (on === isOn(figure.getAttribute(name))) texts.delete(name);
    else texts.set(name, on ? '1' : '0');
  }
  return new Map([...texts].filter(([name, text]) => text !== figure.getAttribute(name)));
}

function textOf(value: unknown, { converter }: PropertyDeclaration): string | undefined {
  if (value === undefined || value === false) return undefined;
  if (typeof converter === 'object' && converter.toAttribute) return String(converter.toAttribute(value));
  if (value === true) return '1';
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Reads one such text into the figure. Returns false for a name that it does not have, and for a text that it cannot read. */
export function restoreField(figure: ReactiveElement, name: string, text: string): boolean {
  const field = fieldsOf(figure).find((candidate) => candidate.name === name);
  if (!field) return false;
  figure.attributeChangedCallback(name, null, text);
  if (Reflect.get(figure, field.property) !== undefined) return true;
  figure.attributeChangedCallback(name, null, figure.getAttribute(name));
  return false;
}
