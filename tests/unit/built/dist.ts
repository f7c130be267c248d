import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { parse, type DefaultTreeAdapterTypes } from 'parse5';

import { languages } from '../../../web/figures/shared/reader/languages.js';
import { root } from '../../support/programs.js';

export const dist = join(root, 'dist');

const folders: readonly string[] = languages.map(({ folder }) => folder);

/** The paths of the pages in dist/, such as `zh-hant/rope/`; that of the cover is empty. */
export const pages: readonly string[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file === 'index.html' || (file.endsWith('/index.html') && folders.includes(file.split('/')[0]!)))
  .map((file) => file.slice(0, -'index.html'.length));

export const html = (page: string): string => readFileSync(join(dist, page, 'index.html'), 'utf8');

/** The nodes of the tree of a page, without the methods of a document: all pages are parsed in a second. */
export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

/** A page as a browser without scripts has it: shadow roots are part of the tree, as the content of `template` elements. */
export const parsed = (page: string): Parent => parse(html(page), { scriptingEnabled: false });

/** A template's content is no child of it, as in a browser. */
export const contentOf = (element: Element): Parent =>
  element.tagName === 'template' ? (element as DefaultTreeAdapterTypes.Template).content : element;

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** The nodes below a parent in their order; `inside` says whose children are an element's, and leaves it out without any. */
export function* nodesIn(
  parent: Parent,
  inside: (element: Element) => Parent | undefined = (one) => one,
): Generator<Node> {
  for (const node of parent.childNodes) {
    const below = isElement(node) ? inside(node) : undefined;
    if (isElement(node) && !below) continue;
    yield node;
    if (below) yield* nodesIn(below, inside);
  }
}

/** The elements below a parent, without those in `template` elements. */
export const elementsIn = (parent: Parent, ...names: readonly string[]): Element[] =>
  [...nodesIn(parent)].filter(isElement).filter(({ tagName }) => names.length === 0 || names.includes(tagName));

export const getAttribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

export const hasClass = (element: Element, name: string): boolean =>
  (getAttribute(element, 'class') ?? '').split(/\s+/).includes(name);

export const textOf = (nodes: Iterable<Node>): string =>
  [...nodes].map((node) => ('value' in node ? node.value : '')).join('');
