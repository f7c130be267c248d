import type { FigureTag } from '../content/figure-tags.js';
import { Figure } from '../../figures/shared/frame/figure.js';
import { getField } from '../../figures/shared/frame/figure-property.js';
import { figures } from './elements.js';

/** A figure in its initial state; undefined if the tag is not a figure. */
export function getFigure({ name, attributes }: FigureTag): Figure | undefined {
  const Element = figures[name] as (new () => HTMLElement) | undefined;
  const element = Element && new Element();
  if (!(element instanceof Figure)) return undefined;
  // Reading `observedAttributes` makes Lit finalize the class.
  const known = (Element as unknown as typeof Figure).observedAttributes;
  for (const [attribute, value] of Object.entries(attributes))
    if (known.includes(attribute)) element.attributeChangedCallback(attribute, null, value);
  return element;
}

const rangeText = ({ min, max, kind }: { min: number; max: number; kind: string }): string =>
  `${{ real: 'a number', whole: 'a whole number', even: 'an even number' }[kind] ?? 'a number'} from ${min} to ${max}`;

/** Why a figure cannot be set to a state, as sentences. */
export function complaintsAboutState(
  tag: FigureTag,
  state: readonly (readonly [field: string, text: string])[],
): string[] {
  const figure = getFigure(tag);
  if (!figure) return [`<${tag.name}> is no figure that could be brought into a state`];
  return state.flatMap(([name, text]) => {
    const field = getField(figure, name);
    if (!field) return [`<${tag.name}> has no field ${name}`];
    if (field.read(text) !== undefined) return [];
    return [
      `${name} of <${tag.name}> must be ${field.range ? rangeText(field.range) : 'a value that its attribute reads (1 or 0 for a switch)'}, got ${text}`,
    ];
  });
}

/** Why an inline number cannot scrub a figure's property, as sentences. */
export function complaintsAboutScrub(tag: FigureTag, field: string): string[] {
  const figure = getFigure(tag);
  const found = figure && getField(figure, field);
  if (!found) return [`<${tag.name}> has no field ${field}`];
  if (!found.range) return [`${field} of <${tag.name}> is no number`];
  return typeof found.value === 'number'
    ? []
    : [`${field} of <${tag.name}> has no value at first: give it one as an attribute`];
}
