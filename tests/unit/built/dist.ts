import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { parse, type DefaultTreeAdapterTypes } from 'parse5';

import { languages } from '../../../web/figures/shared/reader/languages.js';
import { root } from '../../support/programs.js';

export const dist = join(root, 'dist');

const folders: readonly string[] = languages.map(({ folder }) => folder);

/** Paths of the pages in dist/, such as `zh-hant/rope/`; empty for the home page. */
export const pages: readonly string[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file === 'index.html' || (file.endsWith('/index.html') && folders.includes(file.split('/')[0]!)))
  .map((file) => file.slice(0, -'index.html'.length));

export const html = (page: string): string => readFileSync(join(dist, page, 'index.html'), 'utf8');

/** Tree nodes without a document's methods, for speed: all pages parse in a second. */
export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Parses a page without scripting. Shadow roots are the content of `template` elements. */
export const parsePage = (page: string): Parent => parse(html(page), { scriptingEnabled: false });

/** A template's content isn't its child, as in browsers. */
export const getContent = (element: Element): Parent =>
  element.tagName === 'template' ? (element as DefaultTreeAdapterTypes.Template).content : element;

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** Descendants in document order; `inside` maps an element to the parent of its children, or skips them. */
export function* getNodes(
  parent: Parent,
  inside: (element: Element) => Parent | undefined = (one) => one,
): Generator<Node> {
  for (const node of parent.childNodes) {
    const below = isElement(node) ? inside(node) : undefined;
    if (isElement(node) && !below) continue;
    yield node;
    if (below) yield* getNodes(below, inside);
  }
}

/** Descendant elements by name, outside `template` elements. */
export const getElements = (parent: Parent, ...names: readonly string[]): Element[] =>
  [...getNodes(parent)].filter(isElement).filter(({ tagName }) => names.length === 0 || names.includes(tagName));

export const getAttribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

export const hasClass = (element: Element, name: string): boolean =>
  (getAttribute(element, 'class') ?? '').split(/\s+/).includes(name);

export const textOf = (nodes: Iterable<Node>): string =>
  [...nodes].map((node) => ('value' in node ? node.value : '')).join('');
