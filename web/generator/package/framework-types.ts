import { exerciseTag, getClassName } from '../figures/element-files.js';
import { describedFigures, type DescribedFigure, type FigureAttribute } from '../figures/figure-attributes.js';

const note = '// Made from the manifests of the figures by web/generator/package/framework-types.ts; do not edit.\n';

/** The elements that other sites may embed. */
const elements = describedFigures.filter(({ manifest }) => manifest.display !== 'wrapper');

const comment = (text: string, indent: string): string => `${indent}/** ${text.replaceAll('*/', '* /')} */\n`;

/** The type of an attribute in markup. Numbers and booleans also accept strings. */
export function getType({ kind, choices }: FigureAttribute): string {
  if (kind === 'choice') return (choices ?? []).map((word) => `'${word}'`).join(' | ');
  return { number: 'number | `${number}`', switch: "boolean | '' | 'true' | 'false'", text: 'string' }[kind];
}

function getRange({ range, defaultValue }: FigureAttribute): string {
  const kinds = { real: 'A number', whole: 'A whole number', even: 'An even number' };
  const stretch = range && `${kinds[range.kind]} from ${range.min} to ${range.max}`;
  const standard = defaultValue !== undefined && `${defaultValue} without it`;
  return [stretch, standard].filter(Boolean).join('; ');
}

const describeAttribute = (attribute: FigureAttribute): string =>
  comment([attribute.meaning, getRange(attribute) && `${getRange(attribute)}.`].filter(Boolean).join(' '), '  ') +
  `  '${attribute.name}'?: ${getType(attribute)} | undefined;\n`;

/** The type of a property. Attributes that a page leaves out are undefined, except for switches. */
function getPropertyType({ kind, choices }: FigureAttribute): string {
  if (kind === 'switch') return 'boolean';
  const type = kind === 'choice' ? (choices ?? []).map((word) => `'${word}'`).join(' | ') : kind;
  return `${type === 'text' ? 'string' : type} | undefined`;
}

const describeProperty = (attribute: FigureAttribute): string =>
  `${comment(attribute.meaning, '  ')}  ${attribute.property}: ${getPropertyType(attribute)};\n`;

const getEvent = ({ name, detail, help }: DescribedFigure['events'][number]): string =>
  `${comment(help, '  ')}  '${name}': CustomEvent<${detail}>;\n`;

/** Vue's name for a change of the property `position`: `@update:position="position = $event.detail"`. */
const vueEvent =
  "  /** With `position-changed`, for Vue: the position. */\n  'update:position': CustomEvent<number>;\n";

const getEvents = ({ events }: DescribedFigure): string =>
  events.map(getEvent).join('') + (events.some(({ name }) => name === 'figure-changed') ? vueEvent : '');

const getName = ({ manifest: { tag } }: DescribedFigure): string => getClassName(tag);

const getMap = (kind: 'Attributes' | 'Events' | 'Element', indent = ''): string =>
  elements.map((figure) => `${indent}  '${figure.manifest.tag}': ${getName(figure)}${kind};\n`).join('');

/** The attributes and events of every tag, without a framework. */
const elementsFile = (): string =>
  [
    note,
    ...elements.map((figure) => {
      const { manifest, attributes } = figure;
      const own = attributes.filter(({ name }) => name !== 'lang'); // every element has one
      return `${comment(manifest.summary, '')}export interface ${getName(figure)}Attributes {\n${own.map(describeAttribute).join('')}}\n
/** The events of \`<${manifest.tag}>\`, by name. They bubble and leave shadow roots. */
export interface ${getName(figure)}Events {\n${getEvents(figure)}}\n
/** The element \`<${manifest.tag}>\`. */
export interface ${getName(figure)}Element extends HTMLElement {\n${own.map(describeProperty).join('')}}\n`;
    }),
    `/** The attributes of each tag. */\nexport interface FigureAttributes {\n${getMap('Attributes')}}\n`,
    `/** The events of each tag. */\nexport interface FigureEvents {\n${getMap('Events')}}\n`,
    '/** The tags that a page may write. */\nexport type FigureTag = keyof FigureAttributes;\n',
    `/** Every event of figures and exercises, by name. */
export type AnyFigureEvents = {
  [Name in { [Tag in FigureTag]: keyof FigureEvents[Tag] }[FigureTag]]: Extract<
    { [Tag in FigureTag]: FigureEvents[Tag] }[FigureTag],
    Record<Name, unknown>
  >[Name];
};
`,
    `/**
 * The message that a figure in a frame posts to its parent, \`MessageEvent.data\`: its height in pixels, or an event as a page
 * would hear it from a tag. Whoever loads \`embed/resize.js\` has the height set, and hears the events at the \`<iframe>\`.
 */
export type FrameMessage =
  | { readonly type: 'positional-encoding-height'; readonly height: number }
  | {
      [Name in keyof AnyFigureEvents]: {
        readonly type: 'positional-encoding-event';
        readonly name: Name;
        readonly detail: AnyFigureEvents[Name] extends CustomEvent<infer Detail> ? Detail : never;
      };
    }[keyof AnyFigureEvents];
`,
    `declare global {
  interface HTMLElementTagNameMap {
${getMap('Element', '  ')}  }
  // So that listeners of elements, documents and windows know the details.
  interface GlobalEventHandlersEventMap extends AnyFigureEvents {}
}
`,
  ].join('\n');

const tagLines = (line: (tag: string) => string): string => elements.map(({ manifest }) => line(manifest.tag)).join('');

/** Types for React 18 and 19. */
const reactFile = (): string => `${note}
import type { HTMLAttributes, RefAttributes } from 'react';
import type { FigureAttributes, FigureEvents, FigureTag } from './elements.js';

/** The events of a tag as React 19 takes them, \`onposition-changed={…}\`. React 18 needs \`ref\` and \`addEventListener\`. */
type Listeners<Tag extends FigureTag> = {
  [Name in keyof FigureEvents[Tag] & string as \`on\${Name}\`]?: ((event: FigureEvents[Tag][Name]) => void) | undefined;
};

/** All that \`<pe-clock>\` and its like take in JSX. */
export type FigureProps<Tag extends FigureTag> = FigureAttributes[Tag] &
  Listeners<Tag> &
  Omit<HTMLAttributes<HTMLElement>, keyof FigureAttributes[Tag]> &
  RefAttributes<HTMLElement> & { class?: string | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tagLines((tag) => `      '${tag}': FigureProps<'${tag}'>;\n`)}    }
  }
}
`;

/** Types for Vue 3: templates and JSX. */
const vueFile = (): string => `${note}
import type { HTMLAttributes, ReservedProps } from 'vue';
import type { FigureAttributes, FigureEvents, FigureTag } from './elements.js';

/** \`position-changed\` as Vue calls its listener: \`onPositionChanged\`. */
type Camel<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Camel<Rest>}\`
  : Capitalize<Name>;

type Listeners<Tag extends FigureTag> = {
  [Name in keyof FigureEvents[Tag] & string as \`on\${Camel<Name>}\`]?: (event: FigureEvents[Tag][Name]) => void;
};

/** All that \`<pe-clock>\` and its like take in a template. */
export type FigureProps<Tag extends FigureTag> = FigureAttributes[Tag] &
  Listeners<Tag> &
  ReservedProps &
  Omit<HTMLAttributes, keyof FigureAttributes[Tag]>;

/** A tag as Vue's language tools know custom elements. */
export type FigureComponent<Tag extends FigureTag> = new () => { $props: FigureProps<Tag> };

declare module 'vue' {
  interface GlobalComponents {
${tagLines((tag) => `    '${tag}': FigureComponent<'${tag}'>;\n`)}  }
}

declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
${tagLines((tag) => `      '${tag}': FigureProps<'${tag}'>;\n`)}    }
  }
}
`;

/** Types for Svelte 4 and 5. */
const svelteFile = (): string => `${note}
import type { HTMLAttributes } from 'svelte/elements';
import type { FigureAttributes, FigureEvents, FigureTag } from './elements.js';

/** The events of a tag: \`onposition-changed={…}\` in Svelte 5, \`on:position-changed={…}\` in Svelte 4. */
type Listeners<Tag extends FigureTag> = {
  [Name in keyof FigureEvents[Tag] & string as \`on\${'' | ':'}\${Name}\`]?:
    | ((event: FigureEvents[Tag][Name]) => void)
    | undefined;
};

/** All that \`<pe-clock>\` and its like take in markup. */
export type FigureProps<Tag extends FigureTag> = FigureAttributes[Tag] &
  Listeners<Tag> &
  Omit<HTMLAttributes<HTMLElement>, keyof FigureAttributes[Tag]>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${tagLines((tag) => `    '${tag}': FigureProps<'${tag}'>;\n`)}  }
}
`;

/** The type declarations below the package's `types`, by file name: the elements, and one file per framework. */
export function frameworkTypes(): Readonly<Record<string, string>> {
  if (!elements.some(({ manifest }) => manifest.tag === exerciseTag)) throw new Error(`No types of <${exerciseTag}>`);
  return {
    'elements.d.ts': elementsFile(),
    'react.d.ts': reactFile(),
    'vue.d.ts': vueFile(),
    'svelte.d.ts': svelteFile(),
  };
}
