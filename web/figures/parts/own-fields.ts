import type { PropertyDeclaration, ReactiveElement } from 'lit';

/** Belongs to the page, not to what the reader has chosen. */
const ofThePage = 'lang';

interface Field {
  readonly name: string;
  readonly property: PropertyKey;
  readonly declaration: PropertyDeclaration;
}

function fieldsOf(figure: ReactiveElement): Field[] {
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

/** What a figure shows of its own, as attributes would say it, where that differs from the page: a link has to carry it. */
export function ownFields(figure: ReactiveElement): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { name, property, declaration } of fieldsOf(figure)) {
    const value: unknown = Reflect.get(figure, property);
    const text = textOf(value, declaration);
    if (text !== undefined && text !== figure.getAttribute(name)) texts.set(name, text);
  }
  return texts;
}

function textOf(value: unknown, { converter }: PropertyDeclaration): string | undefined {
  if (value === undefined || value === false) return undefined;
  if (typeof converter === 'object' && converter.toAttribute) return String(converter.toAttribute(value));
  if (value === true) return '1';
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
