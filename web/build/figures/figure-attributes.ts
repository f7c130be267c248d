import type { LitElement, PropertyDeclaration } from 'lit';

import { PeExercise } from '../../exercises/pe-exercise.js';
import type { FieldRange } from '../../figures/shared/reader/fields.js';
import { figures } from '../../figures/index.js';
import { docsOf, type ClassDocs } from './figure-docs.js';

/** One attribute of a figure, as its code declares it. */
export interface FigureAttribute {
  readonly name: string;
  /** The property that it sets. */
  readonly property: string;
  readonly kind: 'number' | 'choice' | 'switch' | 'text';
  /** Of a number. */
  readonly range?: FieldRange;
  /** Of a choice. */
  readonly choices?: readonly string[];
  /** What a figure without the attribute shows, where that is the same for every figure of this tag. */
  readonly usual?: string;
  /** What it means, in English. */
  readonly meaning: string;
}

/** A figure, or the tag of all exercises, and what can be written in its tag. */
export interface DescribedFigure {
  readonly tag: string;
  /** Where its class is, below `web/`: `figures/pe-clock`. */
  readonly module: string;
  readonly className: string;
  readonly docs: ClassDocs;
  /** In the order in which the code declares them, those of every figure first. */
  readonly attributes: readonly FigureAttribute[];
}

/** What the converters of `web/figures/shared/frame/figure.ts` tell about themselves. */
interface Told {
  readonly range?: FieldRange;
  readonly words?: readonly string[];
  readonly usual?: string | number | undefined;
}

/** The tag of all exercises. */
export const exerciseTag = 'pe-exercise';

/** A part of figures, which nobody writes in a page. */
const part = 'pe-number-field';

function kindOf({ type }: PropertyDeclaration, { range, words }: Told): FigureAttribute['kind'] {
  if (range !== undefined || type === Number) return 'number';
  if (words !== undefined) return 'choice';
  return type === Boolean ? 'switch' : 'text';
}

function attributesOf(element: typeof LitElement, { properties }: ClassDocs): FigureAttribute[] {
  // Reading it makes Lit finish the class.
  const names = new Set(element.observedAttributes);
  return [...element.elementProperties].flatMap(([property, declaration]) => {
    const { attribute, converter } = declaration;
    const name = typeof attribute === 'string' ? attribute : String(property).toLowerCase();
    if (attribute === false || !names.has(name)) return [];
    const told: Told = typeof converter === 'object' ? (converter as Told) : {};
    const meaning = properties.get(String(property));
    if (meaning === undefined) throw new Error(`${element.name}.${String(property)} has an attribute and no doc comment`);
    return {
      name,
      property: String(property),
      kind: kindOf(declaration, told),
      ...(told.range && { range: told.range }),
      ...(told.words && { choices: told.words }),
      ...(told.usual !== undefined && { usual: String(told.usual) }),
      meaning,
    };
  });
}

/**
 * Every figure and the tag of all exercises, with their attributes, the ranges and meanings of these, in alphabetical order: the
 * one source of the table in the documentation and of the manifest in the package.
 *
 * @throws Error when an attribute has no doc comment.
 */
export function describeFigures(): DescribedFigure[] {
  const all: Readonly<Record<string, { readonly name: string }>> = { ...figures, [exerciseTag]: PeExercise };
  return Object.entries(all)
    .filter(([tag]) => tag !== part)
    .map(([tag, element]) => {
      const module = `${tag === exerciseTag ? 'exercises' : `figures/${tag.slice('pe-'.length)}`}/${tag}`;
      const docs = docsOf(`${module}.ts`, element.name);
      return { tag, module, className: element.name, docs, attributes: attributesOf(element as unknown as typeof LitElement, docs) };
    })
    .toSorted((one, other) => (one.tag < other.tag ? -1 : 1));
}
