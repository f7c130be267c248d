import { describedFigures, type DescribedFigure, type FigureAttribute } from './figure-attributes.js';
import { getClassName } from './element-files.js';

/** The type of an attribute in TypeScript syntax. */
function getType({ kind, choices }: FigureAttribute): string {
  if (kind === 'choice') return (choices ?? []).map((word) => `'${word}'`).join(' | ');
  return { number: 'number', switch: 'boolean', text: 'string' }[kind];
}

function described({ name, property, range, defaultValue, meaning, ...rest }: FigureAttribute): object {
  const stretch =
    range &&
    `${{ real: 'A number', whole: 'A whole number', even: 'An even number' }[range.kind]} from ${range.min} to ${range.max}.`;
  return {
    name,
    fieldName: property,
    type: { text: getType({ name, property, meaning, ...rest }) },
    ...(defaultValue !== undefined && { default: defaultValue }),
    description: [meaning, stretch].filter(Boolean).join(' '),
  };
}

function declaration({ manifest: { tag, summary }, slot, events, attributes }: DescribedFigure): object {
  return {
    kind: 'class',
    customElement: true,
    tagName: tag,
    name: getClassName(tag),
    description: summary,
    attributes: attributes.map(described),
    slots: slot === undefined ? [] : [{ name: '', description: slot }],
    events: events.map(({ name, detail, help }) => ({
      name,
      description: help,
      type: { text: `CustomEvent<${detail}>` },
    })),
  };
}

/** The custom-elements manifest (schema 1.0.0) of the package, whose modules define one element each. */
export function customElementsManifest(): object {
  const modules = describedFigures.map((figure) => {
    const { tag } = figure.manifest;
    const path = `figures/${tag.slice('pe-'.length)}.js`;
    const name = getClassName(tag);
    return {
      kind: 'javascript-module',
      path,
      declarations: [declaration(figure)],
      exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name, module: path } }],
    };
  });
  return { schemaVersion: '1.0.0', modules };
}
