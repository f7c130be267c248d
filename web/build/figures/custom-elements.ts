import { posix } from 'node:path';

import { describeFigures, type DescribedFigure, type FigureAttribute } from './figure-attributes.js';

/** The type of an attribute as TypeScript would write it. */
function typeOf({ kind, choices }: FigureAttribute): string {
  if (kind === 'choice') return (choices ?? []).map((word) => `'${word}'`).join(' | ');
  return { number: 'number', switch: 'boolean', text: 'string' }[kind];
}

function described({ name, property, range, usual, meaning, ...rest }: FigureAttribute): object {
  const stretch = range && `${{ real: 'A number', whole: 'A whole number', even: 'An even number' }[range.kind]} from ${range.min} to ${range.max}.`;
  return {
    name,
    fieldName: property,
    type: { text: typeOf({ name, property, meaning, ...rest }) },
    ...(usual !== undefined && { default: usual }),
    description: [meaning, stretch].filter(Boolean).join(' '),
  };
}

function declaration({ tag, className, docs, attributes }: DescribedFigure): object {
  const named = ([name, description]: [string, string]): object => ({ name, description });
  return {
    kind: 'class',
    customElement: true,
    tagName: tag,
    name: className,
    description: docs.summary,
    attributes: attributes.map(described),
    slots: [...docs.slots].map(named),
    events: [...docs.events].map(([name, description]) => ({ name, description, type: { text: 'CustomEvent' } })),
  };
}

/** The custom-elements manifest, schema 1.0.0, of modules that lie below this folder of the package. */
export function customElementsManifest(folder: string): object {
  const modules = describeFigures().map((figure) => {
    const path = posix.join(folder, `${figure.module}.js`);
    const declared = { name: figure.className, module: path };
    return {
      kind: 'javascript-module',
      path,
      declarations: [declaration(figure)],
      exports: [{ kind: 'js', name: figure.className, declaration: declared }],
    };
  });
  return { schemaVersion: '1.0.0', modules };
}
