import { describedFigures, type FigureAttribute } from '../figures/figure-attributes.js';
import { getType } from './framework-types.js';

function attribute({ name, meaning, defaultValue, ...rest }: FigureAttribute): object {
  const type = getType({ name, meaning, ...rest });
  return { name, description: meaning, value: { type }, ...(defaultValue !== undefined && { default: defaultValue }) };
}

/** `web-types.json`: the tags with their attributes and events, for editors of JetBrains and Vue's language tools. */
export const webTypes = (name: string, version: string): object => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  ...{ name, version, 'description-markup': 'markdown' },
  contributions: {
    html: {
      elements: describedFigures
        .filter(({ manifest }) => manifest.display !== 'wrapper')
        .map(({ manifest, attributes, events }) => ({
          name: manifest.tag,
          description: manifest.summary,
          attributes: attributes.map(attribute),
          js: { events: events.map(({ name: event, help }) => ({ name: event, description: help })) },
        })),
    },
  },
});
