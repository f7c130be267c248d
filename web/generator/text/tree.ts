import type { Element, Nodes, Root, RootContent, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { Raw } from 'mdast-util-to-hast';

import { figureTagsIn, type FigureTag } from '../content/figure-tags.js';
import type { Markup } from '../pages/markup.js';

/** Parses a piece of HTML. */
export const parseHtml = (html: string): Root => fromHtml(html, { fragment: true });

export const writeHtml = (tree: Nodes): string =>
  toHtml(tree, {
    allowDangerousHtml: true,
    characterReferences: { useNamedReferences: true },
    collapseEmptyAttributes: true,
  });

/** Appends a piece of HTML. */
export const append = (tree: Root, html: string): void => void tree.children.push(...parseHtml(html).children);

/** HTML that is written as it is. */
export const raw = (html: Markup | string): Raw => ({ type: 'raw', value: String(html) });

export const text = (value: string): Text => ({ type: 'text', value });

export const isElement = (node: RootContent, ...tags: readonly string[]): node is Element =>
  node.type === 'element' && (tags.length === 0 || tags.includes(node.tagName));

export const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** The tag of a figure in the tree, as an author would write it. */
export const toFigureTag = (figure: Element): FigureTag | undefined =>
  figureTagsIn(writeHtml({ ...figure, children: [] }))[0];
